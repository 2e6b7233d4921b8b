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

export const supportSettings = defineSettings('support', ['content', 'administrator'], {
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
