import type { Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { type RawBuilder, sql } from 'kysely';

/** A member with bets in a numero that nobody was given rebates of yet. */
export interface Bettor {
  readonly accountId: bigint;
  /** From the top down to the member, as it stood on the day. */
  readonly line: readonly bigint[];
  /** The lowest own mode of its orders. */
  readonly ownMode: number;
  /** Whether it bet below its own mode. */
  readonly isBelow: boolean;
}

interface Lines {
  readonly numeroId: bigint;
  readonly day: string;
  /** The line that an account had on a business day, in a statement. */
  readonly lineOn: (account: RawBuilder<unknown>, day: RawBuilder<unknown>) => RawBuilder<readonly bigint[]>;
}

interface Accounts {
  readonly after: bigint;
  readonly limit: number;
}

/** The members whose bets in a numero may bring rebates, in the order of their ids. */
export const listBettors = async (
  db: Database,
  { numeroId, day, lineOn }: Lines,
  { after, limit }: Accounts,
): Promise<Bettor[]> => {
  const { rows } = await sql<Bettor>`
    select o.account_id as "accountId", min(l.line) as line, min(own_mode) as "ownMode",
           bool_or(own_mode > prize_mode) as "isBelow"
    from lottery_order o
    cross join lateral (select ${lineOn(sql`o.account_id`, sql`${day}::date`)} as line) l
    where numero_id = ${numeroId} and account_id > ${after}
      and (own_mode > prize_mode or cardinality(l.line) > 1)
      and not exists (select from lottery_rebate r where r.numero_id = ${numeroId} and r.account_id = o.account_id)
    group by o.account_id order by o.account_id limit ${limit}`.execute(db.kysely);
  return rows;
};

/** What a member bet in a numero at one prize mode while it had one of its own. */
export interface Play {
  readonly accountId: bigint;
  readonly ownMode: number;
  readonly prizeMode: number;
  readonly valid: bigint;
}

/** @param sumValid what is valid of some bets, in a statement. */
export const sumPlays = async (
  tx: Transaction,
  sumValid: (betIds: RawBuilder<readonly string[]>) => RawBuilder<Money>,
  numeroId: bigint,
  accountIds: readonly bigint[],
): Promise<Play[]> => {
  const { rows } = await sql<Play>`
    select account_id as "accountId", own_mode as "ownMode", prize_mode as "prizeMode",
           sum(${sumValid(sql`o.bet_ids`)})::bigint as valid
    from lottery_order o
    where numero_id = ${numeroId} and account_id = any (${accountIds}::bigint[])
    group by 1, 2, 3 order by 1, 2, 3`.execute(tx);
  return rows;
};

/** Writes down what members get back of a numero; answers who had not got it yet. */
export const insertRebates = async (
  tx: Transaction,
  numeroId: bigint,
  rebates: readonly { readonly accountId: bigint; readonly own: Money }[],
): Promise<Set<bigint>> => {
  const { rows } = await sql<{ accountId: bigint }>`
    insert into lottery_rebate (numero_id, account_id, amount)
    select ${numeroId}, r.account_id, r.amount
    from unnest(${rebates.map(({ accountId }) => accountId)}::bigint[],
                ${rebates.map(({ own }) => own)}::bigint[]) as r (account_id, amount)
    order by r.account_id
    on conflict (numero_id, account_id) do nothing returning account_id as "accountId"`.execute(tx);
  return new Set(rows.map(({ accountId }) => accountId));
};

/** What an account above is given for a member's bets. */
export interface TeamShare {
  readonly accountId: bigint;
  readonly memberId: bigint;
  /** Of the member when it bet; of the account; and of the one right below it on the way to the member. */
  readonly ownMode: number;
  readonly mode: number;
  readonly below: number;
  readonly valid: bigint;
  readonly amount: bigint;
}

export const insertShares = async (
  tx: Transaction,
  numeroId: bigint,
  shares: readonly TeamShare[],
): Promise<void> => {
  await sql`
    insert into lottery_team_share (numero_id, account_id, member_id, own_mode, mode, below, valid, amount)
    select ${numeroId}, * from unnest(
      ${shares.map(({ accountId }) => accountId)}::bigint[], ${shares.map(({ memberId }) => memberId)}::bigint[],
      ${shares.map(({ ownMode }) => ownMode)}::smallint[], ${shares.map(({ mode }) => mode)}::smallint[],
      ${shares.map(({ below }) => below)}::smallint[], ${shares.map(({ valid }) => valid)}::bigint[],
      ${shares.map(({ amount }) => amount)}::bigint[])`.execute(tx);
};

/** The accounts that are given something of a numero for their teams and were not paid, in the order of their ids. */
export const listUnpaid = async (
  db: Database,
  numeroId: bigint,
  { after, limit }: Accounts,
): Promise<bigint[]> => {
  const { rows } = await sql<{ accountId: bigint }>`
    select distinct account_id as "accountId" from lottery_team_share s
    where numero_id = ${numeroId} and account_id > ${after}
      and not exists (
        select from lottery_team_rebate r where r.numero_id = ${numeroId} and r.account_id = s.account_id)
    order by account_id limit ${limit}`.execute(db.kysely);
  return rows.map(({ accountId }) => accountId);
};

/** Writes down what accounts are paid for their teams: all their shares. Answers those that were not paid before. */
export const insertTeamRebates = async (
  tx: Transaction,
  numeroId: bigint,
  accountIds: readonly bigint[],
): Promise<Map<bigint, Money>> => {
  const { rows } = await sql<{ accountId: bigint; amount: Money }>`
    insert into lottery_team_rebate (numero_id, account_id, amount)
    select numero_id, account_id, sum(amount) from lottery_team_share
    where numero_id = ${numeroId} and account_id = any (${accountIds}::bigint[])
    group by numero_id, account_id order by account_id
    on conflict (numero_id, account_id) do nothing returning account_id as "accountId", amount`.execute(tx);
  return new Map(rows.map(({ accountId, amount }) => [accountId, amount]));
};

/** A share with when it was paid and for which numero. */
export type PaidShare = Omit<TeamShare, 'accountId' | 'ownMode'> & {
  readonly paidAt: Date;
  readonly game: string;
  readonly code: string;
  readonly drawsAt: Date;
};

interface Paid {
  readonly accountId: bigint;
  readonly from: Date;
  readonly to: Date;
}

const PAID = ({ accountId, from, to }: Paid) => sql`
  from lottery_team_rebate r
  join lottery_team_share s on s.numero_id = r.numero_id and s.account_id = r.account_id
  where r.account_id = ${accountId} and r.paid_at >= ${from} and r.paid_at < ${to}`;

export const selectPaidShares = async (
  db: Database,
  paid: Paid,
  { limit, offset }: { limit: number; offset: number },
): Promise<PaidShare[]> => {
  const { rows } = await sql<PaidShare>`
    select p.*, n.game, n.code, n.draws_at as "drawsAt" from (
      select r.paid_at as "paidAt", r.numero_id, s.member_id as "memberId", s.mode, s.below, s.own_mode, s.valid,
             s.amount ${PAID(paid)}
      order by r.paid_at desc, r.numero_id, s.amount desc, s.member_id, s.own_mode
      limit ${limit} offset ${offset}) p
    join lottery_numero n on n.id = p.numero_id
    order by p."paidAt" desc, p.numero_id, p.amount desc, p."memberId", p.own_mode`.execute(db.kysely);
  return rows;
};

export const sumPaid = async (
  db: Database,
  paid: Paid,
): Promise<{ readonly total: number; readonly amount: Money }> => {
  const { rows } = await sql<{ total: number; amount: Money }>`
    select count(*)::int as total, coalesce(sum(s.amount), 0)::bigint as amount ${PAID(paid)}`.execute(
    db.kysely,
  );
  const [sums] = rows;
  if (sums === undefined) throw new Error('a sum has one row');
  return sums;
};
