import type { Database } from '@hintha/platform';
import { sql } from 'kysely';

const BELOW_EACH = 4;
const LONG_AGO = '2000-01-01';

interface Place {
  readonly below: bigint;
  readonly above: bigint;
  readonly at?: Date;
  /** Whether the one below may send money up. */
  readonly mayTransferUp?: boolean;
}

/** One account stands right below another, without a code that it came by. */
export const givenUpline = async (
  db: Database,
  { below, above, at = new Date(), mayTransferUp = false }: Place,
): Promise<void> => {
  await sql`
    insert into agents_member (account_id, upline_id, joined_at, to_upline)
    values (${below}, ${above}, ${at}, ${mayTransferUp})
    on conflict (account_id) do nothing`.execute(db.kysely);
  await sql`
    select agents_move(account_id, ${above}, ${LONG_AGO}::date) from agents_member
    where account_id = ${below} and upline_id <> ${above}`.execute(db.kysely);
};

/** Moves an account with its team below another after a business day; answers how many accounts moved. */
export const givenMove = async (
  db: Database,
  account: bigint,
  upline: bigint,
  lastDay = LONG_AGO,
): Promise<bigint> => {
  const { rows } = await sql<{ moved: bigint }>`
    select agents_move(${account}, ${upline}, ${lastDay}::date) as moved`.execute(db.kysely);
  return rows[0]?.moved ?? 0n;
};

/** The line of every account that stands below somebody: from the top down to itself. */
export const linesOf = async (db: Database): Promise<Map<bigint, readonly bigint[]>> => {
  const { rows } = await sql<{ id: bigint; line: bigint[] }>`
    select account_id as id, line from agents_member`.execute(db.kysely);
  return new Map(rows.map(({ id, line }) => [id, line]));
};

/** Agents below one another, four below each, until there are so many; the first is the top of all of them. */
export const givenTree = async (db: Database, accounts: number): Promise<void> => {
  for (let first = 2, size = BELOW_EACH; first <= accounts; first += size, size *= BELOW_EACH)
    await sql`
      insert into agents_member (account_id, upline_id, joined_at)
      select n, (n + ${BELOW_EACH - 2}) / ${BELOW_EACH}, clock_timestamp()
      from generate_series(${first}::bigint, ${Math.min(first + size - 1, accounts)}::bigint) n`.execute(
      db.kysely,
    );
  await sql`vacuum analyze agents_member`.execute(db.kysely);
};

/** So many accounts on one level of the tree, each with about so many below it. */
export const teamsOfSize = async (db: Database, below: number, count: number): Promise<bigint[]> => {
  const { rows } = await sql<{ id: bigint }>`
    with sized as (
      select cardinality(line) as level, count(*) as accounts from agents_member group by 1
    ), level as (
      select s.level from sized s
      order by abs((select sum(accounts) from sized d where d.level > s.level) / s.accounts - ${below}) limit 1
    )
    select account_id as id from agents_member, level where cardinality(line) = level.level
    order by account_id limit ${count}`.execute(db.kysely);
  return rows.map(({ id }) => id);
};

/** An account acts for an agent, within these permissions. */
export const givenSubAccount = async (
  db: Database,
  { account, agent, permissions }: { account: bigint; agent: bigint; permissions: readonly string[] },
): Promise<void> => {
  await sql`
    insert into agents_sub_account (account_id, agent_id, permissions, created_at)
    values (${account}, ${agent}, ${[...permissions]}, clock_timestamp())
    on conflict (account_id) do update set permissions = excluded.permissions`.execute(db.kysely);
};
