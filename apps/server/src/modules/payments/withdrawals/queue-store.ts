import type { payments } from '@hintha/contract';
import type { Money } from '@hintha/money';
import type { Database } from '@hintha/platform';
import { sql } from 'kysely';
import { countStates, type QueueBounds, type QueueCount, withinBounds } from '../queue-store.ts';
import { PAYOUT } from './payout-store.ts';
import type { StoredPayout, StoredWithdrawal } from './types.ts';
import { WITHDRAWAL } from './withdrawal-store.ts';

export interface WithdrawalQueue extends QueueBounds {
  readonly state: payments.WithdrawalState;
}

const COLUMNS = { id: sql`id`, accountId: sql`account_id`, amount: sql`amount` };

/** Oldest first, from the one after `after` on. */
export const selectQueue = async (db: Database, queue: WithdrawalQueue): Promise<StoredWithdrawal[]> => {
  const { rows } = await sql<StoredWithdrawal>`
    select ${WITHDRAWAL} from payments_withdrawal
    where state = ${queue.state} and ${withinBounds(COLUMNS, queue)}`.execute(db.kysely);
  return rows;
};

const NOT_OVER: readonly payments.WithdrawalState[] = [
  'REQUESTED',
  'RISK',
  'APPROVED',
  'PAYING',
  'CONFIRMING',
];

/** How many stand in each state that is not over. */
export const countQueue = (db: Database): Promise<QueueCount[]> =>
  countStates(db, 'payments_withdrawal', NOT_OVER);

/** The withdrawals of an account from before one of them, the latest first. */
export const selectBefore = async (
  db: Database,
  accountId: bigint,
  { before, limit }: { before: bigint | null; limit: number },
): Promise<StoredWithdrawal[]> => {
  const { rows } = await sql<StoredWithdrawal>`
    select ${WITHDRAWAL} from payments_withdrawal
    where account_id = ${accountId} and (${before}::bigint is null or id < ${before}::bigint)
    order by id desc limit ${limit}`.execute(db.kysely);
  return rows;
};

/** The withdrawals of an account that are not over, the latest first. */
export const selectOpen = async (
  db: Database,
  accountId: bigint,
  limit: number,
): Promise<StoredWithdrawal[]> => {
  const { rows } = await sql<StoredWithdrawal>`
    select ${WITHDRAWAL} from payments_withdrawal
    where account_id = ${accountId} and ended_at is null
    order by id desc limit ${limit}`.execute(db.kysely);
  return rows;
};

/** What an account was paid out in withdrawals that have come to their end. */
export const sumCompleted = async (db: Database, accountId: bigint) => {
  const { rows } = await sql<{ count: number; amount: Money }>`
    select count(*)::int as count, coalesce(sum(amount), 0)::bigint as amount from payments_withdrawal
    where account_id = ${accountId} and state = 'COMPLETED'`.execute(db.kysely);
  return rows[0] ?? { count: 0, amount: 0n as Money };
};

/** Payoutsby their id, or by what the payer called the payment. */
export const findPayoutsByReference = async (
  db: Database,
  { id, reference }: { id: bigint | null; reference: string },
  limit: number,
): Promise<StoredPayout[]> => {
  const { rows } = await sql<StoredPayout>`
    select ${PAYOUT} from payments_payout where id = ${id} or payer_reference = ${reference}
    order by id desc limit ${limit}`.execute(db.kysely);
  return rows;
};
