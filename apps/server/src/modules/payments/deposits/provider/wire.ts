import { payments } from '@hintha/contract';
import { type Money, parseAmount } from '@hintha/money';
import { z } from 'zod';
import type { CoinWord } from '../coins/coin-store.ts';
import { type Verdict, VERDICT_STATUSES } from './verdict-store.ts';

/** An amount as providers write it: a decimal string. */
const ProviderAmount = z.string().transform((text, context): Money => {
  const amount = parseAmount(text);
  if (amount !== 'not_an_amount') return amount;
  context.addIssue({ code: 'custom', message: 'not an amount' });
  return z.NEVER;
});

/** A text that can be stored: a NUL in it, or half a sign, is no word of a provider's. */
const storable = (least: number, most: number) =>
  z
    .string()
    .min(least)
    .max(most)
    .refine((text) => text.isWellFormed() && !text.includes('\0'));

const Payment = z.object({
  orderNo: storable(1, 64),
  providerTxnId: storable(1, 128),
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
const readAs = <T>(schema: z.ZodType<T>, text: string): T | undefined => {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};

const Address = z.string().regex(/^[A-Za-z0-9]{20,128}$/);

const Word = z.object({
  address: Address,
  txnId: z.string().regex(/^[\w-]{4,128}$/),
  amount: ProviderAmount.refine((amount) => amount > 0n),
  currency: z.string().regex(/^[A-Z]{3,5}$/),
  confirmations: z.int().min(0).max(2_000_000_000),
});

const OpenedAddress = z.object({ address: Address });

/** What is said of a transfer; undefined when it cannot be read. */
export const readCoinWord = (text: string): CoinWord | undefined => readAs(Word, text);

/** More transfers than this come to no address within an hour. */
const MOST_WORDS = 200;
const Words = z.object({ transfers: z.array(Word).max(MOST_WORDS) });

/** What is said of all the transfers to an address; undefined when it cannot be read. */
export const readCoinWords = (text: string): CoinWord[] | undefined => readAs(Words, text)?.transfers;

/** The address that a provider has opened; undefined when the answer cannot be read. */
export const readAddress = (text: string): string | undefined => readAs(OpenedAddress, text)?.address;

const ReportedInstant = z
  .int()
  .positive()
  .max(8.64e15)
  .transform((ms) => new Date(ms));

const Line = z.object({
  /** The number of our account. */
  receiver: storable(1, 64),
  /** The channel of the account, where several channels share its number. */
  channel: storable(0, 32).nullable().default(null),
  txnId: payments.TransactionNumber,
  amount: ProviderAmount.refine((amount) => amount > 0n),
  currency: z.string().regex(/^[A-Z]{3,5}$/),
  payerName: storable(0, 255),
  note: storable(0, 255).default(''),
  at: ReportedInstant,
});

const Rate = z.object({
  channel: z.string().regex(/^[a-z0-9_]{2,32}$/),
  coin: z.string().regex(/^[A-Z]{3,5}$/),
  /** Money for one coin, with four decimals. */
  rate: z
    .string()
    .regex(/^\d{1,9}\.\d{4}$/)
    .refine((rate) => /[1-9]/.test(rate)),
  at: ReportedInstant,
});

export const readLine = (text: string): z.infer<typeof Line> | undefined => readAs(Line, text);

export type ReportedRate = z.infer<typeof Rate>;

/** What a coin is said to be worth; undefined when it cannot be read. */
export const readRate = (text: string): ReportedRate | undefined => readAs(Rate, text);
