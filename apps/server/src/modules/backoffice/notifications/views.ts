import { NOTIFICATION_READERS } from '@hintha/contract';
import type { StaffCaller } from '@hintha/platform';
import { maskMail, maskMobile } from '../../identity/index.ts';
import type { StoredNotification } from '../../notifications/index.ts';
import { hasOneOf } from '../../staff/index.ts';

/** Whether codes and links may be read is for the caller's roles to say. */
export const toNotificationView = (caller: StaffCaller, letter: StoredNotification) => {
  const { id, channel, recipient, template, state, subject, text } = letter;
  const mask = channel === 'mail' ? maskMail : maskMobile;
  const shown = hasOneOf(caller, NOTIFICATION_READERS)
    ? { recipient, subject, text }
    : { recipient: mask(recipient), subject: null, text: null };
  return {
    id: String(id),
    channel,
    template,
    state,
    ...shown,
    createdAt: letter.createdAt.getTime(),
    settledAt: letter.settledAt?.getTime() ?? null,
  };
};
