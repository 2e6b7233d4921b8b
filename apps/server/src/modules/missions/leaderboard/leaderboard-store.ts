import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Prize, Standing, Week } from '../types.ts';

const WEEK = sql`week::text as week, ranked_at as "rankedAt", settled_at as "settledAt"`;

export const findWeek = async (db: Database, week: string): Promise<Week | undefined> => {
  const { rows } = await sql<Week>`select ${WEEK} from missions_week where week = ${week}::date`.execute(
    db.kysely,
  );
  return rows[0];
};

/** The weeks up to one whose ranks are not fixed, the oldest first. */
export const listOpenWeeks = async (db: Database, last: string): Promise<string[]> => {
  const { rows } = await sql<{ week: string }>`
    select week::text as week from missions_week where settled_at is null and week <= ${last}::date
    order by week`.execute(db.kysely);
  return rows.map(({ week }) => week);
};

/** Holds the week until the transaction ends; one that is new is ranked at this instant. */
export const lockWeek = async (tx: Transaction, week: string, at: Date): Promise<Week> => {
  await sql`
    insert into missions_week (week, ranked_at) values (${week}::date, ${at}) on conflict do nothing`.execute(
    tx,
  );
  const { rows } = await sql<Week>`
    select ${WEEK} from missions_week where week = ${week}::date for update`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`the week ${week} is gone`);
  return row;
};

export const updateWeek = async (tx: Transaction, { week, rankedAt, settledAt }: Week): Promise<void> => {
  await sql`
    update missions_week set ranked_at = ${rankedAt}, settled_at = ${settledAt}
    where week = ${week}::date`.execute(tx);
};

/** Writes the ranks of a week in place of those that stood there. */
export const replaceStandings = async (
  tx: Transaction,
  week: string,
  standings: readonly Standing[],
): Promise<void> => {
  await sql`delete from missions_standing where week = ${week}::date`.execute(tx);
  await sql`
    insert into missions_standing (week, rank, account_id, score, reached_at, prize)
    select ${week}::date, * from unnest(
      ${standings.map(({ rank }) => rank)}::integer[], ${standings.map(({ accountId }) => accountId)}::bigint[],
      ${standings.map(({ score }) => score)}::bigint[],
      ${standings.map(({ reachedAt }) => reachedAt)}::timestamptz[],
      ${standings.map(({ prize }) => prize)}::bigint[])`.execute(tx);
};

const STANDING = sql`rank, account_id as "accountId", score, reached_at as "reachedAt", prize`;

/** The ranks of a week from the first on. */
export const listStandings = async (db: Database, week: string, most: number): Promise<Standing[]> => {
  const { rows } = await sql<Standing>`
    select ${STANDING} from missions_standing where week = ${week}::date and rank <= ${most}
    order by rank`.execute(db.kysely);
  return rows;
};

export const findStanding = async (
  db: Database,
  week: string,
  accountId: bigint,
): Promise<Standing | undefined> => {
  const { rows } = await sql<Standing>`
    select ${STANDING} from missions_standing
    where week = ${week}::date and account_id = ${accountId}`.execute(db.kysely);
  return rows[0];
};

/** The approval that the prizes were set under; null where they needed none. */
export const findPrizeApproval = async (tx: Transaction): Promise<string | null> => {
  const { rows } = await sql<{ approval: string | null }>`
    select approval from missions_prize limit 1`.execute(tx);
  return rows[0]?.approval ?? null;
};

/** What the ranks bring, the first ranks first. */
export const listPrizes = async (on: Database | Transaction): Promise<Prize[]> => {
  const { rows } = await sql<Prize>`
    select from_rank as "fromRank", to_rank as "toRank", amount from missions_prize
    order by from_rank`.execute('pool' in on ? on.kysely : on);
  return rows;
};

export const replacePrizes = async (
  tx: Transaction,
  prizes: readonly Prize[],
  approval: string | null,
): Promise<void> => {
  // Two of the staff may set them at once.
  await sql`select pg_advisory_xact_lock(hashtextextended('missions_prize', 0))`.execute(tx);
  await sql`delete from missions_prize`.execute(tx);
  await sql`
    insert into missions_prize (from_rank, to_rank, amount, approval)
    select p.*, ${approval}::text from unnest(
      ${prizes.map(({ fromRank }) => fromRank)}::integer[], ${prizes.map(({ toRank }) => toRank)}::integer[],
      ${prizes.map(({ amount }) => amount)}::bigint[]) p`.execute(tx);
};
