import { z } from 'zod';
import { ProviderAmount, readAs } from '../provider/wire.ts';

/** Milliseconds since 1970. */
const ToldInstant = z
  .int()
  .positive()
  .max(8.64e15)
  .transform((ms) => new Date(ms));

const Line = z.object({
  /** The number of our account. */
  receiver: z.string().min(1).max(64),
  /** The channel of the account, where several channels share its number. */
  channel: z.string().max(32).nullable().default(null),
  txnId: z.string().regex(/^[\w./-]{4,64}$/),
  amount: ProviderAmount.refine((amount) => amount > 0n),
  currency: z.string().regex(/^[A-Z]{3,5}$/),
  payerName: z.string().max(255),
  note: z.string().max(255).default(''),
  at: ToldInstant,
});

const Rate = z.object({
  channel: z.string().regex(/^[a-z0-9_]{2,32}$/),
  coin: z.string().regex(/^[A-Z]{3,5}$/),
  /** Money for one coin, with four decimals. */
  rate: z
    .string()
    .regex(/^\d{1,9}\.\d{4}$/)
    .refine((rate) => /[1-9]/.test(rate)),
  at: ToldInstant,
});

/** A line of a statement; undefined when it cannot be read. */
export const readLine = (text: string): z.infer<typeof Line> | undefined => readAs(Line, text);

/** What a coin is said to be worth; undefined when it cannot be read. */
export const readRate = (text: string): z.infer<typeof Rate> | undefined => readAs(Rate, text);
