import type { Database, Transaction } from '@hintha/platform';
import { type RawBuilder, sql } from 'kysely';
import type { Days } from '../types.ts';

/** Rows (account, upline, joined_at) of those who came below somebody. */
type Joined = RawBuilder<unknown>;

/** The line of an account as it is now, in a statement. */
export type LineNow = (account: RawBuilder<unknown>) => RawBuilder<readonly bigint[]>;

/** Takes note of accounts that came below somebody and are not among those above them yet; answers who they are. */
export const insertInLine = async (tx: Transaction, joined: Joined, limit: number): Promise<bigint[]> => {
  const { rows } = await sql<{ id: bigint }>`
    insert into teams_standing as s (account_id, in_line)
    select j.account, true from ${joined} j
    left join teams_standing k on k.account_id = j.account
    where k.in_line is not true order by j.account limit ${limit}
    on conflict (account_id) do update set in_line = true
    returning account_id as id`.execute(tx);
  return rows.map(({ id }) => id);
};

/** Adds accounts, with what they have, to everybody above them, and to the day on which they joined. */
export const addJoined = async (
  tx: Transaction,
  { joined, lineNow }: { joined: Joined; lineNow: LineNow },
  ids: readonly bigint[],
): Promise<void> => {
  const some = sql`
    (select j.*, s.own_balance from ${joined} j join teams_standing s on s.account_id = j.account
     where j.account = any (${ids}::bigint[]))`;
  await sql`
    insert into teams_standing as s (account_id, members, direct, balance)
    select a, count(*), count(*) filter (where a = j.upline), sum(j.own_balance)
    from ${some} j cross join lateral unnest(trim_array(${lineNow(sql`j.account`)}, 1)) a
    group by a order by a
    on conflict (account_id) do update
    set members = s.members + excluded.members, direct = s.direct + excluded.direct,
        balance = s.balance + excluded.balance`.execute(tx);
  await sql`
    insert into teams_day as t (account_id, day, joined)
    select a, (j.joined_at at time zone interval '06:30')::date, count(*)
    from ${some} j cross join lateral unnest(trim_array(${lineNow(sql`j.account`)}, 1)) a
    group by 1, 2 order by 1, 2
    on conflict (account_id, day) do update set joined = t.joined + excluded.joined`.execute(tx);
};

/** Adds what accounts have more, or less, to them and to everybody above them; each stands once among them. */
export const addBalances = async (
  tx: Transaction,
  lineNow: LineNow,
  moves: readonly { readonly accountId: bigint; readonly amount: bigint }[],
): Promise<void> => {
  const change = sql`
    unnest(${moves.map(({ accountId }) => accountId)}::bigint[], ${moves.map(({ amount }) => amount)}::bigint[])
      as c (account_id, amount)`;
  await sql`
    insert into teams_standing as s (account_id, own_balance)
    select account_id, amount from ${change} order by account_id
    on conflict (account_id) do update set own_balance = s.own_balance + excluded.own_balance`.execute(tx);
  // Who is not noted yet as standing below somebody is added there with all it has.
  await sql`
    insert into teams_standing as s (account_id, balance)
    select a, sum(c.amount) from ${change} join teams_standing o on o.account_id = c.account_id and o.in_line
    cross join lateral unnest(trim_array(${lineNow(sql`c.account_id`)}, 1)) a
    group by a order by a
    on conflict (account_id) do update set balance = s.balance + excluded.balance`.execute(tx);
};

/** Who stands below an account now, at any depth and right below, and what they and the account itself have. */
export interface TeamStanding {
  readonly members: bigint;
  readonly direct: bigint;
  readonly balance: bigint;
  readonly ownBalance: bigint;
}

export const selectStandings = async (
  on: Database | Transaction,
  ids: readonly bigint[],
): Promise<Map<bigint, TeamStanding & { readonly inLine: boolean }>> => {
  const { rows } = await sql<TeamStanding & { id: bigint; inLine: boolean }>`
    select account_id as id, members, direct, balance, own_balance as "ownBalance", in_line as "inLine"
    from teams_standing where account_id = any (${ids}::bigint[])`.execute('pool' in on ? on.kysely : on);
  return new Map(rows.map(({ id, ...standing }) => [id, standing]));
};

/** Adds a team to the accounts of a line, or takes it from them. */
export const addToLine = async (
  tx: Transaction,
  line: readonly bigint[],
  { members, balance, direct }: { members: bigint; balance: bigint; direct: bigint },
): Promise<void> => {
  await sql`
    insert into teams_standing as s (account_id, members, balance, direct)
    select a, ${members}, ${balance}, case when a = ${line.at(-1) ?? 0n} then ${direct}::bigint else 0 end
    from unnest(${line}::bigint[]) a order by a
    on conflict (account_id) do update
    set members = s.members + excluded.members, balance = s.balance + excluded.balance,
        direct = s.direct + excluded.direct`.execute(tx);
};

/** Accounts that lead a team and stand below nobody: rows (account). */
export const topLeaders = (lineNow: LineNow): RawBuilder<unknown> => sql`(
  select account_id as account from teams_standing
  where members > 0 and cardinality(${lineNow(sql`account_id`)}) = 1
)`;

/** How many below an account are among those that are on the site, rows (account). */
export const countOnline = async (
  db: Database,
  { seen, lineNow }: { seen: RawBuilder<unknown>; lineNow: LineNow },
  id: bigint,
): Promise<number> => {
  const { rows } = await sql<{ online: number }>`
    select count(*)::integer as online from ${seen} s
    where s.account <> ${id} and ${id} = any (${lineNow(sql`s.account`)})`.execute(db.kysely);
  return rows[0]?.online ?? 0;
};

/** How many came right below an account on each of some days. */
export const countJoinedBelow = async (
  db: Database,
  joined: Joined,
  { id, days }: { id: bigint; days: Days },
): Promise<Map<string, bigint>> => {
  const { rows } = await sql<{ day: string; members: bigint }>`
    select day::text as day, count(*) as members from (
      select (joined_at at time zone interval '06:30')::date as day from ${joined} j where j.upline = ${id}
    ) d where day between ${days.from}::date and ${days.to}::date group by 1`.execute(db.kysely);
  return new Map(rows.map(({ day, members }) => [day, members]));
};
