import { support } from '@hintha/contract';
import { z } from 'zod';
import { defineSettings, plain, whole } from '../settings/index.ts';

const line = z
  .string()
  .max(255)
  .regex(/^\P{Cc}*$/u);

const link = z
  .string()
  .max(2048)
  .regex(/^(?:https:\/\/|mailto:|tel:|\/(?!\/))\S*$/);

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** A day that ends no later than it begins ends on the day after. */
const openDay = z
  .strictObject({
    from: z.string().regex(CLOCK),
    until: z.string().regex(new RegExp(`${CLOCK.source}|^24:00$`)),
  })
  .refine(({ from, until }) => from !== until);

/** On the clock of Yangon. */
const chatHours = z
  .strictObject({
    kind: z.enum(['UNSTATED', 'ALWAYS', 'WEEKLY']),
    week: z.partialRecord(z.enum(support.WEEKDAYS), openDay),
  })
  .refine(({ kind, week }) => kind !== 'WEEKLY' || Object.keys(week).length > 0);

export type ChatHours = z.infer<typeof chatHours>;

export const supportSettings = defineSettings('support', ['content', 'administrator'], {
  /** When somebody answers the chat; nothing is said of it while it is not set. */
  chatHours: plain<ChatHours>(chatHours, { kind: 'UNSTATED', week: {} }),
  /** After so long without anybody of the staff, a chat becomes a case. */
  unansweredMinutes: whole(5, 'minutes', { least: 1, most: 1_440 }),
  // Many people share the address of a network of phones, so a network may do more than a guest.
  casesPerGuest: whole(5, 'times', { least: 1, most: 1_000 }),
  casesPerNetwork: whole(60, 'times', { least: 1, most: 10_000 }),
  caseMinutes: whole(60, 'minutes', { least: 1, most: 1_440 }),
  chatsPerGuest: whole(5, 'times', { least: 1, most: 1_000 }),
  chatsPerNetwork: whole(40, 'times', { least: 1, most: 10_000 }),
  chatMinutes: whole(10, 'minutes', { least: 1, most: 1_440 }),
  linesPerMinute: whole(20, 'times', { least: 1, most: 600 }),
  silentHours: whole(24, 'hours', { least: 1, most: 720 }),
  /** Where else the operator can be reached, in the order in which it is shown. */
  customerService: plain(z.array(z.strictObject({ csType: line, title: line, path: link })).max(500), []),
});
