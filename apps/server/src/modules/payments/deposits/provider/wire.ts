import { parseAmount, type Money } from '@hintha/money';
import { z } from 'zod';
import { VERDICT_STATUSES, type Verdict } from './types.ts';

/** An amount as providers write it: a decimal string. */
export const ProviderAmount = z.string().transform((text, context): Money => {
  const amount = parseAmount(text);
  if (amount !== 'not_an_amount') return amount;
  context.addIssue({ code: 'custom', message: 'not an amount' });
  return z.NEVER;
});

const Payment = z.object({
  orderNo: z.string().min(1).max(64),
  providerTxnId: z.string().min(1).max(128),
  amount: ProviderAmount,
  currency: z.string().regex(/^[A-Z]{3,5}$/),
  status: z.enum(['PENDING', ...VERDICT_STATUSES]),
});

const Opened = z.object({ payUrl: z.url({ protocol: /^https?$/ }).max(2_000) });

/** What a provider says of a payment; null while it has not decided, undefined when it cannot be read. */
export const readVerdict = (text: string): Verdict | null | undefined => {
  const read = readAs(Payment, text);
  if (read === undefined) return undefined;
  const { status, ...payment } = read;
  return status === 'PENDING' ? null : { ...payment, status };
};

/** The address of the provider's page; undefined when the answer cannot be read. */
export const readPayUrl = (text: string): string | undefined => readAs(Opened, text)?.payUrl;

/** The text as the schema has it; undefined when it is something else. */
export const readAs = <T>(schema: z.ZodType<T>, text: string): T | undefined => {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};
