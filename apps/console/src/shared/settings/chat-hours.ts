import type { Texts } from '../language.ts';
import { isObject, readJson, type Json } from './json.ts';

/** The setting of when the chat is open. */
export const CHAT_HOURS = 'support.chatHours';

export const WEEK = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;
type Day = (typeof WEEK)[number];

export const HOURS_KINDS = ['UNSTATED', 'ALWAYS', 'WEEKLY'] as const;
export type HoursKind = (typeof HOURS_KINDS)[number];

/** On the clock of Yangon, such as 09:00 and 22:00. */
export interface OpenDay {
  readonly from: string;
  readonly until: string;
}

export interface ChatHours {
  readonly kind: HoursKind;
  readonly week: Readonly<Partial<Record<Day, OpenDay>>>;
}

const dayOf = (value: Json | undefined): OpenDay | undefined => {
  if (!isObject(value)) return undefined;
  const { from, until } = value;
  return typeof from === 'string' && typeof until === 'string' ? { from, until } : undefined;
};

/** The hours as their setting tells them on the wire. */
export const readChatHours = (wire: string): ChatHours => {
  const value = readJson(wire);
  if (!isObject(value)) return { kind: 'UNSTATED', week: {} };
  const { week } = value;
  const days = isObject(week) ? WEEK.map((day) => [day, dayOf(week[day])] as const) : [];
  return {
    kind: HOURS_KINDS.find((kind) => kind === value['kind']) ?? 'UNSTATED',
    week: Object.fromEntries(days.filter(([, hours]) => hours !== undefined)),
  };
};

const isDay = ({ from, until }: OpenDay): boolean => from !== '' && until !== '' && from !== until;

/** Whether they can be set: a week with hours, each of which begins and ends. */
export const areWhole = ({ kind, week }: ChatHours): boolean => {
  const days = Object.values(week);
  return days.every(isDay) && (kind !== 'WEEKLY' || days.length > 0);
};

/** The hours in words, day by day. */
export const sayChatHours = (t: Texts, wire: string): string => {
  const { kind, week } = readChatHours(wire);
  if (kind !== 'WEEKLY') return t(`settings.chatHours.kinds.${kind}`);
  return WEEK.flatMap((day) => {
    const hours = week[day];
    return hours === undefined ? [] : [`${t(`calendars.weekdays.${day}`)} ${hours.from}–${hours.until}`];
  }).join(', ');
};
