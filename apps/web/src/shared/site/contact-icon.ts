import type { IconName } from '@hintha/ui';

/** Ways to reach somebody that are no chat, by the type of the service. */
const ICONS = new Map<string, IconName>([
  ['EMAIL', 'mail'],
  ['PHONE', 'phone'],
  ['FACEBOOK', 'users'],
  ['INSTAGRAM', 'users'],
  ['TELEGRAM', 'send'],
]);

/** The sign of a customer service; whatever has none of its own is a chat. */
export const contactIcon = (csType: string): IconName => ICONS.get(csType.toUpperCase()) ?? 'chat';
