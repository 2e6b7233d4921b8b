import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Span } from '../types.ts';

const at = (on: Database | Transaction) => ('pool' in on ? on.kysely : on);

export interface PlayRow {
  readonly account: bigint;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly valid: bigint;
}

const TEAM = sql`
  select a.id as account, coalesce(m.account_id, a.id) as member
  from asked a left join agents_member m on a.id = any (m.line)
  union select id, id from asked`;

export const selectTeamPlay = async (
  on: Database | Transaction,
  { from, to }: Span,
  accounts: readonly bigint[],
): Promise<PlayRow[]> => {
  const { rows } = await sql<PlayRow>`
    with asked as (select unnest(${accounts}::bigint[]) as id), team as (${TEAM})
    select t.account, sum(b.stake)::bigint as stake, sum(b.payout)::bigint as payout,
           sum(b.valid)::bigint as valid
    from team t join bets_counted b on b.account_id = t.member
    where b.at >= ${from} and b.at < ${to}
    group by 1`.execute(at(on));
  return rows;
};

export const selectOwnPlay = async (
  on: Database | Transaction,
  { from, to }: Span,
  account: bigint,
): Promise<PlayRow[]> => {
  const { rows } = await sql<PlayRow>`
    select account_id as account, sum(stake)::bigint as stake, sum(payout)::bigint as payout,
           sum(valid)::bigint as valid
    from bets_counted where account_id = ${account} and at >= ${from} and at < ${to}
    group by 1`.execute(at(on));
  return rows;
};

export const countTeamActive = async (
  on: Database | Transaction,
  { from, to }: Span,
  leastBet: bigint,
  accounts: readonly bigint[],
): Promise<{ account: bigint; count: number }[]> => {
  const { rows } = await sql<{ account: bigint; count: number }>`
    with asked as (select unnest(${accounts}::bigint[]) as id), team as (${TEAM}),
         played as (
           select t.account, t.member from team t join bets_counted b on b.account_id = t.member
           where b.at >= ${from} and b.at < ${to} and t.member <> t.account
           group by 1, 2 having sum(b.valid) >= ${leastBet})
    select account, count(*)::int as count from played group by 1`.execute(at(on));
  return rows;
};

export interface GivenRow {
  readonly account: bigint;
  readonly kind: string;
  readonly amount: bigint;
}

export const selectTeamGiven = async (
  on: Database | Transaction,
  { from, to }: Span,
  accounts: readonly bigint[],
): Promise<GivenRow[]> => {
  const { rows } = await sql<GivenRow>`
    with asked as (select unnest(${accounts}::bigint[]) as id), team as (${TEAM})
    select t.account, p.kind, sum(p.amount)::bigint as amount
    from team t join wallet_posting p on p.wallet = t.member
    where p.kind in ('REBATE', 'LOTT_REBATE_SELF', 'CASHBACK', 'BONUS', 'BONUS_FORFEIT')
      and p.at >= ${from} and p.at < ${to}
    group by 1, 2`.execute(at(on));
  return rows;
};

export const selectClosedUntil = async (db: Database): Promise<Date> => {
  const { rows } = await sql<{ at: Date }>`
    select greatest(closed_until, 'epoch') as at from bets_count_mark`.execute(db.kysely);
  return rows[0]?.at ?? new Date(0);
};

export interface CountedRow {
  readonly id: string;
  readonly game: string;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly at: Date;
}

export const selectCounted = async (
  db: Database,
  { from, to, accountId }: Span & { accountId: bigint },
  page: { limit: number; offset: number },
): Promise<CountedRow[]> => {
  const { rows } = await sql<CountedRow>`
    select bet_id as id, game, stake, payout, at from bets_counted
    where account_id = ${accountId} and at >= ${from} and at < ${to}
    order by seq desc limit ${page.limit} offset ${page.offset}`.execute(db.kysely);
  return rows;
};
