import type { payments } from '@hintha/contract';
import type { Money } from '@hintha/money';
import type { Database } from '@hintha/platform';
import { sql } from 'kysely';
import { countStates, type QueueBounds, type QueueCount, withinBounds } from '../queue-store.ts';
import { DEPOSIT } from './deposit-store.ts';
import type { Deposit } from './types.ts';

export interface DepositQueue extends QueueBounds {
  /** Null for those that wait for somebody to look at them. */
  readonly state: payments.DepositState | null;
  readonly channel: string | null;
}

const COLUMNS = { id: sql`d.id`, accountId: sql`d.account_id`, amount: sql`d.asked` };

const WAITING = sql`d.state in ('SUBMITTED', 'MATCHING', 'REVIEW')`;

/** Oldest first, from the one after `after` on. */
export const selectQueue = async (db: Database, queue: DepositQueue): Promise<Deposit[]> => {
  const { state, channel } = queue;
  const { rows } = await sql<Deposit>`
    ${DEPOSIT}
    where ${state === null ? WAITING : sql`d.state = ${state}`}
      and (${channel}::text is null or d.channel_id = ${channel})
      and ${withinBounds(COLUMNS, queue)}`.execute(db.kysely);
  return rows;
};

const NOT_OVER: readonly payments.DepositState[] = ['CREATED', 'AWAITING', 'SUBMITTED', 'MATCHING', 'REVIEW'];

/** How many stand in each state that is not over. */
export const countQueue = (db: Database): Promise<QueueCount[]> =>
  countStates(db, 'payments_deposit', NOT_OVER);

/** The deposits of an account from before one of them, the latest first. */
export const selectBefore = async (
  db: Database,
  accountId: bigint,
  { before, limit }: { before: bigint | null; limit: number },
): Promise<Deposit[]> => {
  const { rows } = await sql<Deposit>`
    ${DEPOSIT}
    where d.account_id = ${accountId} and (${before}::bigint is null or d.id < ${before}::bigint)
    order by d.id desc limit ${limit}`.execute(db.kysely);
  return rows;
};

/** The deposits of an account that are not over, the latest first. */
export const selectOpen = async (db: Database, accountId: bigint, limit: number): Promise<Deposit[]> => {
  const { rows } = await sql<Deposit>`
    ${DEPOSIT}
    where d.account_id = ${accountId} and d.state = any(${NOT_OVER}::text[])
    order by d.id desc limit ${limit}`.execute(db.kysely);
  return rows;
};

/** What was credited to an account. */
export const sumCredited = async (db: Database, accountId: bigint) => {
  const { rows } = await sql<{ count: number; amount: Money }>`
    select count(*)::int as count, coalesce(sum(credited), 0)::bigint as amount from payments_deposit
    where account_id = ${accountId} and state = 'CREDITED'`.execute(db.kysely);
  return rows[0] ?? { count: 0, amount: 0n as Money };
};
