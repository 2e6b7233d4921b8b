import { z } from 'zod';
import { message, readEach, type Call } from '../message.ts';
import { currency, name, optionalName, transactionUuid, user } from './fields.ts';
import { operatorId } from './games.ts';
import { amount } from './money.ts';

const MAX_LIST_BYTES = 32 * 1024 * 1024;

export const TRANSACTION_KINDS = [
  'TK_BET',
  'TK_WIN',
  'TK_ROLLBACK',
  'TK_FREE_BET',
  'TK_FREE_WIN',
  'TK_JP_WIN',
  'TK_NEG_BET',
  'TK_BONUS_WIN',
] as const;

export const TRANSACTION_STATUSES = [
  'TS_SUCCESS',
  'TS_DECLINED',
  'TS_ROLLEDBACK',
  'TS_RETRY_ATTEMPTS_LIMIT_EXCEEDED',
] as const;

/** A moment in UTC; the dialect writes it without its zone. */
const instant = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z?$/);

const reportedTransaction = z.object({
  transaction_uuid: transactionUuid,
  /** The bet that a win belongs to, or what a rollback reverses. */
  reference_transaction_uuid: transactionUuid.nullish(),
  kind: z.enum(TRANSACTION_KINDS),
  transaction_status: z.enum(TRANSACTION_STATUSES),
  user,
  round: name,
  game_code: name,
  currency,
  amount,
  inserted_at: instant,
});

/** A transaction as the vendor has it, whatever the operator answered. */
export type ReportedTransaction = z.output<typeof reportedTransaction>;

export interface TransactionList {
  readonly transactions: readonly ReportedTransaction[];
  /** What of the list is no transaction, and why: whoever reconciles must look at it. */
  readonly problems: readonly string[];
}

const transactionsRequest = z
  .object({
    operator_id: operatorId,
    user: user.nullish(),
    sub_partner_id: optionalName,
    currency: currency.nullish(),
    start_time: instant.nullish(),
    end_time: instant.nullish(),
    round: name.nullish(),
  })
  .refine(
    ({ start_time: from, end_time: to, round }) =>
      typeof round === 'string' || (typeof from === 'string' && typeof to === 'string'),
    { path: ['round'], message: 'neither a round nor a time is named' },
  );

const transactionsReply = z.codec(z.array(z.unknown()), z.custom<TransactionList>(), {
  decode: (listed) => {
    const { values, problems } = readEach(reportedTransaction, listed, (one) => one.transaction_uuid);
    return { transactions: values, problems };
  },
  encode: ({ transactions: listed }) => listed.map((one) => z.encode(reportedTransaction, one)),
});

export type TransactionsRequest = z.output<typeof transactionsRequest>;

/**
 * Lists transactions of a span of time or of one round. There are no positions and no pages: whoever follows it asks for
 * spans that overlap, and knows what it has seen by `transaction_uuid`.
 */
export const transactions: Call<TransactionsRequest, TransactionList> = {
  path: '/operator/generic/v2/transactions/list',
  request: message(transactionsRequest),
  reply: message(transactionsReply, MAX_LIST_BYTES),
};
