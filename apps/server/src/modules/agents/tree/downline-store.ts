import type { Database, Transaction } from '@hintha/platform';
import { type RawBuilder, sql } from 'kysely';

const at = (on: Database | Transaction) => ('pool' in on ? on.kysely : on);

/** Whoever stands below an account, at any depth: a span of lines. */
const isBelow = (agentId: bigint): RawBuilder<boolean> => sql`(
  line > agents_line(${agentId}) and line < agents_line(${agentId}) || 9223372036854775807)`;

const LINE_BELOW = (agentId: bigint, accountId: bigint) => sql`
  select line from agents_member where account_id = ${accountId} and ${isBelow(agentId)}`;

/** The line of an account below an agent; undefined for any other. */
export const findInTeam = async (
  on: Database | Transaction,
  agentId: bigint,
  accountId: bigint,
): Promise<readonly bigint[] | undefined> => {
  const { rows } = await sql<{ line: bigint[] }>`${LINE_BELOW(agentId, accountId)}`.execute(at(on));
  return rows[0]?.line;
};

export const holdInTeam = async (
  tx: Transaction,
  agentId: bigint,
  accountId: bigint,
): Promise<readonly bigint[] | undefined> => {
  const { rows } = await sql<{ line: bigint[] }>`${LINE_BELOW(agentId, accountId)} for share`.execute(tx);
  return rows[0]?.line;
};

export interface DownlineRow {
  readonly accountId: bigint;
  readonly joinedAt: Date;
  readonly line: readonly bigint[];
  /** With itself, counted up to one more than the most. */
  readonly teamSize: number;
}

export interface DownlinePage {
  readonly under: bigint;
  readonly order: 'tree' | 'newest' | 'oldest';
  /** The account that the page before ended with. */
  readonly after: bigint | null;
  readonly limit: number;
  readonly mostCounted: number;
}

const pageOf = ({ under, order, after }: DownlinePage): RawBuilder<unknown> => {
  if (order === 'tree')
    return sql`
      where line > agents_line(${after ?? under}) and line < agents_line(${under}) || 9223372036854775807
      order by line`;
  const step = sql`(select joined_at, account_id from agents_member where account_id = ${after})`;
  if (order === 'newest')
    return sql`
      where upline_id = ${under} ${after === null ? sql`` : sql`and (joined_at, account_id) < ${step}`}
      order by joined_at desc, account_id desc`;
  return sql`
    where upline_id = ${under} ${after === null ? sql`` : sql`and (joined_at, account_id) > ${step}`}
    order by joined_at, account_id`;
};

const COUNTED = (most: number) => sql`
  1 + (select count(*)::int from (
    select from agents_member b where b.line > m.line and b.line < m.line || 9223372036854775807 limit ${most}
  ) counted)`;

/** Accounts of a team in the order of its tree, or those right below by when they joined. */
export const selectDownlines = async (db: Database, page: DownlinePage): Promise<DownlineRow[]> => {
  const { rows } = await sql<DownlineRow>`
    select account_id as "accountId", joined_at as "joinedAt", line, ${COUNTED(page.mostCounted)} as "teamSize"
    from agents_member m ${pageOf(page)} limit ${page.limit}`.execute(db.kysely);
  return rows;
};

export const selectDownline = async (
  db: Database,
  accountId: bigint,
  mostCounted: number,
): Promise<DownlineRow | undefined> => {
  const { rows } = await sql<DownlineRow>`
    select account_id as "accountId", joined_at as "joinedAt", line, ${COUNTED(mostCounted)} as "teamSize"
    from agents_member m where account_id = ${accountId}`.execute(db.kysely);
  return rows[0];
};

/** Whoever stands below nobody and has a team, by id; each is one step through the index of lines. */
export const selectHeads = async (
  db: Database,
  { after, limit, mostCounted }: { after: bigint | null; limit: number; mostCounted: number },
): Promise<(Omit<DownlineRow, 'joinedAt'> & { joinedAt: null })[]> => {
  const { rows } = await sql<Omit<DownlineRow, 'joinedAt'> & { joinedAt: null }>`
    with recursive head (id, step) as (
      select (select line[1] from agents_member
              where line > array[${after ?? 0n}::bigint, 9223372036854775807] order by line limit 1), 1
      union all
      select (select line[1] from agents_member
              where line > array[h.id, 9223372036854775807] order by line limit 1), step + 1
      from head h where h.id is not null and step < ${limit}
    )
    select m.id as "accountId", array[m.id] as line, null as "joinedAt", ${COUNTED(mostCounted)} as "teamSize"
    from (select id, array[id] as line from head where id is not null) m order by m.id`.execute(db.kysely);
  return rows;
};
