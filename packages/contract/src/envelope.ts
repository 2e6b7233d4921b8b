import { z } from 'zod';

/** The form of every reply under /wps and /lgw. `code` is `ok` or a business error; `message` is for people. */
export interface Envelope<Value> {
  success: boolean;
  message: string;
  code: string;
  value: Value;
}

export const envelopeOf = <Value extends z.ZodType>(value: Value) =>
  z.object({ success: z.boolean(), message: z.string(), code: z.string(), value });
