import type { Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

/** What a member played on a day, by what bets are weighed by. */
export interface Played {
  readonly accountId: bigint;
  readonly code: string;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly valid: bigint;
  /** How many rounds gave more than they took. */
  readonly wins: bigint;
  /** When the last of the rounds was decided. */
  readonly lastAt: Date;
}

/** Writes a day in place of what was known of it. */
export const replaceDay = async (tx: Transaction, day: string, played: readonly Played[]): Promise<void> => {
  // Two workers may come to the same day.
  await sql`select pg_advisory_xact_lock(hashtextextended('bets_daily', 0))`.execute(tx);
  await sql`delete from bets_daily where day = ${day}::date`.execute(tx);
  await sql`
    insert into bets_daily (day, account_id, code, stake, payout, valid, wins, last_at)
    select ${day}::date, * from unnest(
      ${played.map(({ accountId }) => accountId)}::bigint[], ${played.map(({ code }) => code)}::text[],
      ${played.map(({ stake }) => stake)}::bigint[], ${played.map(({ payout }) => payout)}::bigint[],
      ${played.map(({ valid }) => valid)}::bigint[], ${played.map(({ wins }) => wins)}::bigint[],
      ${played.map(({ lastAt }) => lastAt)}::timestamptz[])`.execute(tx);
};

/** What everybody played on the days from one to another, both among them. */
export const listPlayed = async (db: Database, from: string, to: string): Promise<Played[]> => {
  const { rows } = await sql<Played>`
    select account_id as "accountId", code, sum(stake)::bigint as stake, sum(payout)::bigint as payout,
           sum(valid)::bigint as valid, sum(wins)::bigint as wins, max(last_at) as "lastAt"
    from bets_daily where day between ${from}::date and ${to}::date
    group by 1, 2 order by 1, 2`.execute(db.kysely);
  return rows;
};

/** What a member played on a business day. */
export type DayPlayed = Played & { readonly day: string };

/** What a member played on each day from one to another, both among them. */
export const listDays = async (
  db: Database,
  accountId: bigint,
  { from, to }: { from: string; to: string },
): Promise<DayPlayed[]> => {
  const { rows } = await sql<DayPlayed>`
    select day::text as day, account_id as "accountId", code, stake, payout, valid, wins, last_at as "lastAt"
    from bets_daily
    where account_id = ${accountId} and day between ${from}::date and ${to}::date
    order by day, code`.execute(db.kysely);
  return rows;
};

export interface BetSum {
  readonly accountId: bigint;
  readonly bet: Money;
  /** Of it, what was bet after a day. */
  readonly recent: Money;
}

/** What members have bet in their whole time, up to a day; who has bet nothing is not among them. */
export const sumValidBets = async (
  db: Database,
  { ids, day, after }: { ids: readonly bigint[]; day: string; after: string },
): Promise<BetSum[]> => {
  const { rows } = await sql<BetSum>`
    select account_id as "accountId", sum(valid)::bigint as bet,
           coalesce(sum(valid) filter (where day > ${after}::date), 0)::bigint as recent
    from bets_daily where account_id = any (${ids}::bigint[]) and day <= ${day}::date
    group by 1`.execute(db.kysely);
  return rows;
};

/** The last day that a task was done for. */
export const findLastClosedDay = async (db: Database, task: string): Promise<string | null> => {
  const { rows } = await sql<{ day: string | null }>`
    select max(day)::text as day from bets_closed_day where task = ${task}`.execute(db.kysely);
  return rows[0]?.day ?? null;
};

export const insertClosedDay = async (db: Database, task: string, day: string): Promise<void> => {
  await sql`
    insert into bets_closed_day (task, day) values (${task}, ${day}::date)
    on conflict do nothing`.execute(db.kysely);
};
