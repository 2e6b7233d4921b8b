import type { Database } from '@hintha/platform';
import { type RawBuilder, sql } from 'kysely';

/** Who stands below nobody and has no row in the tree: whoever has an account has a code to invite by. */
const ALONE = sql`
  select account_id as account, array[account_id] as line from agents_invite_code c
  where not exists (select from agents_member m where m.account_id = c.account_id)`;

/** Rows (account, line) of every account: from the top down to itself, which is all of it for who stands alone. */
export const linesNow = (): RawBuilder<unknown> => sql`(
  select account_id as account, line from agents_member union all ${ALONE}
)`;

/** The same as it stood on a business day, whatever was moved since. */
export const linesOn = (day: string): RawBuilder<unknown> => sql`(
  select m.account_id as account, coalesce(p.line, m.line) as line
  from agents_member m
  left join (
    select distinct on (account_id) account_id, line from agents_past_line
    where last_day >= ${day}::date order by account_id, last_day
  ) p on p.account_id = m.account_id
  union all ${ALONE}
)`;

/** The line of one account in a statement, by an index: for a few rows this is faster than all lines joined to them. */
export const lineNow = (account: RawBuilder<unknown>): RawBuilder<readonly bigint[]> =>
  sql`agents_line(${account})`;

/** The same on a business day. A function of the database would be called row by row, which takes three times as long. */
export const lineOn = (
  account: RawBuilder<unknown>,
  day: RawBuilder<unknown>,
): RawBuilder<readonly bigint[]> => sql`coalesce(
  (select past.line from agents_past_line past
   where past.account_id = ${account} and past.last_day >= ${day} order by past.last_day limit 1),
  (select present.line from agents_member present where present.account_id = ${account}),
  array[${account}])`;

/** Who came below somebody in transactions from a number on: rows (account, upline, joined_at). */
export const joinedSince = (watermark: bigint): RawBuilder<unknown> => sql`(
  select account_id as account, upline_id as upline, joined_at from agents_member where xid >= ${watermark}
)`;

export const directsOf = (account: bigint): RawBuilder<unknown> => sql`(
  select account_id as account from agents_member where upline_id = ${account}
)`;

/** An account and everybody below it now: rows (account). */
export const teamOf = (account: bigint): RawBuilder<unknown> => sql`(
  select account_id as account from agents_member
  where line > agents_line(${account}) and line < agents_line(${account}) || 9223372036854775807
  union all select ${account}::bigint
)`;

export const selectLine = async (db: Database, account: bigint): Promise<readonly bigint[]> => {
  const { rows } = await sql<{ line: bigint[] }>`select agents_line(${account}) as line`.execute(db.kysely);
  return rows[0]?.line ?? [account];
};

/** The day since which an account has stood below another, what it was below before left out; null for ever. */
export const selectBelowSince = async (
  db: Database,
  account: bigint,
  above: bigint,
): Promise<string | null> => {
  const { rows } = await sql<{ day: string | null }>`
    select (max(last_day) + 1)::text as day from agents_past_line
    where account_id = ${account} and ${above} <> all (line)`.execute(db.kysely);
  return rows[0]?.day ?? null;
};
