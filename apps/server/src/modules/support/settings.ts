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
  silentHours: whole(24, 'hours', { least: 1, most: 720 }),
  /** Where else the operator can be reached, in the order in which it is shown. */
  customerService: plain(z.array(z.strictObject({ csType: line, title: line, path: link })).max(500), []),
});
