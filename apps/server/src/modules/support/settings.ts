import { z } from 'zod';
import { defineSettings, plain } from '../settings/index.ts';

const line = z
  .string()
  .max(255)
  .regex(/^\P{Cc}*$/u);

const link = z
  .string()
  .max(2048)
  .regex(/^(?:https:\/\/|mailto:|tel:|\/(?!\/))\S*$/);

export const supportSettings = defineSettings('support', ['content', 'administrator'], {
  /** Where else the operator can be reached, in the order in which it is shown. */
  customerService: plain(z.array(z.strictObject({ csType: line, title: line, path: link })).max(500), []),
});
