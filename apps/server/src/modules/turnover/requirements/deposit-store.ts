import type { Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { RequirementState } from '../types.ts';

/** A deposit as its requirement tells of it. */
export interface LastDeposit {
  readonly id: bigint;
  readonly base: Money;
  readonly state: RequirementState;
  readonly openedAt: Date;
  /** How many there were, this one among them. */
  readonly deposits: bigint;
}

/** The requirement of the member's last deposit. */
export const findLastDeposit = async (
  tx: Transaction,
  accountId: bigint,
): Promise<LastDeposit | undefined> => {
  const { rows } = await sql<LastDeposit>`
    select id, base, state, opened_at as "openedAt", count(*) over () as deposits
    from turnover_requirement where account_id = ${accountId} and kind = 'DEPOSIT'
    order by id desc limit 1`.execute(tx);
  return rows[0];
};

/** What was deposited after a posting of the wallet. */
export const sumDepositsAfter = async (tx: Transaction, accountId: bigint, seq: bigint): Promise<bigint> => {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(base), 0)::bigint as sum from turnover_requirement
    where account_id = ${accountId} and kind = 'DEPOSIT' and opened_seq > ${seq}`.execute(tx);
  return rows[0]?.sum ?? 0n;
};

export interface FirstDeposit {
  readonly accountId: bigint;
  readonly amount: Money;
  readonly at: Date;
}

const FIRST = sql`
  turnover_requirement r where r.kind = 'DEPOSIT' and not exists (
    select from turnover_requirement o
    where o.account_id = r.account_id and o.kind = 'DEPOSIT' and o.id < r.id)`;

const FIRST_DEPOSIT = sql`r.account_id as "accountId", r.base as amount, r.opened_at as at`;

/** The first deposits of members that came within a span and were not taken back. */
export const listFirstDeposits = async (
  db: Database,
  { from, to }: { from: Date; to: Date },
): Promise<FirstDeposit[]> => {
  const { rows } = await sql<FirstDeposit>`
    select ${FIRST_DEPOSIT} from ${FIRST} and r.state <> 'REVOKED' and r.opened_at >= ${from} and r.opened_at < ${to}
    order by r.account_id`.execute(db.kysely);
  return rows;
};

export const listFirstDepositsOf = async (db: Database, ids: readonly bigint[]): Promise<FirstDeposit[]> => {
  const { rows } = await sql<FirstDeposit>`
    select ${FIRST_DEPOSIT} from ${FIRST} and r.account_id = any (${ids}::bigint[])`.execute(db.kysely);
  return rows;
};

export interface DepositTotal {
  readonly accountId: bigint;
  readonly deposited: Money;
}

/** What members have deposited in their whole time; who has deposited less is left out, but for those who are named. */
export const listDepositTotals = async (
  db: Database,
  { least, ids }: { least: Money; ids: readonly bigint[] },
): Promise<DepositTotal[]> => {
  const { rows } = await sql<DepositTotal>`
    select account_id as "accountId", sum(base)::bigint as deposited from turnover_requirement
    where kind = 'DEPOSIT' and state <> 'REVOKED'
    group by 1 having sum(base) >= ${least} or account_id = any (${ids}::bigint[])
    order by 1`.execute(db.kysely);
  return rows;
};
