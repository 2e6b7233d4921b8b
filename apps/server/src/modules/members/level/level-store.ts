import type { Database, Transaction } from '@hintha/platform';
import { type RawBuilder, sql } from 'kysely';

/** Where a member stands in the club. */
export interface Standing {
  readonly level: number;
  readonly highest: number;
  /** Null for who has never moved. */
  readonly since: Date | null;
}

const STANDING = sql`account_id as "accountId", level, highest, since`;

type Row = Standing & { accountId: bigint };

export const findStanding = async (
  on: Database | Transaction,
  accountId: bigint,
): Promise<Standing | undefined> => {
  const { rows } = await sql<Row>`
    select ${STANDING} from members_level where account_id = ${accountId}`.execute(
    'pool' in on ? on.kysely : on,
  );
  return rows[0];
};

/** The accounts that stand above the first level. */
export const selectRaised = async (db: Database): Promise<bigint[]> => {
  const { rows } = await sql<{ accountId: bigint }>`
    select account_id as "accountId" from members_level where level > 1 order by account_id`.execute(
    db.kysely,
  );
  return rows.map(({ accountId }) => accountId);
};

/** How many stand on each level above the first. */
export const countRaised = async (
  on: Database | Transaction,
): Promise<{ readonly level: number; readonly count: bigint }[]> => {
  const { rows } = await sql<{ level: number; count: bigint }>`
    select level, count(*) as count from members_level where level > 1 group by level`.execute(
    'pool' in on ? on.kysely : on,
  );
  return rows;
};

export const upsertLevel = async (
  tx: Transaction,
  { accountId, level, at }: { accountId: bigint; level: number; at: Date },
): Promise<void> => {
  await sql`
    insert into members_level as l (account_id, level, highest, since) values (${accountId}, ${level}, ${level}, ${at})
    on conflict (account_id) do update
    set level = ${level}, highest = greatest(l.highest, ${level}), since = ${at}`.execute(tx);
};

/** Where these accounts stand; one that never moved is left out. */
export const selectStandings = async (
  db: Database,
  ids: readonly bigint[],
): Promise<(Standing & { readonly accountId: bigint })[]> => {
  const { rows } = await sql<Row>`
    select ${STANDING} from members_level where account_id = any(${ids}::bigint[])`.execute(db.kysely);
  return rows;
};

/** Whether an account stands above a level, in a statement. */
export const standsAbove = (account: RawBuilder<unknown>, level: number): RawBuilder<boolean> =>
  sql`(${account} in (select account_id from members_level where level > ${level}))`;

/** A member's coming to a level. */
export interface LevelMove {
  readonly level: number;
  readonly at: Date;
}

export const insertMove = async (
  tx: Transaction,
  { accountId, level, at }: LevelMove & { readonly accountId: bigint },
): Promise<void> => {
  await sql`
    insert into members_level_move (account_id, level, at) values (${accountId}, ${level}, ${at})`.execute(
    tx,
  );
};

const MOST_MOVES = 50;

/** The last moves of a member, the newest first. */
export const selectMoves = async (db: Database, accountId: bigint): Promise<LevelMove[]> => {
  const { rows } = await sql<LevelMove>`
    select level, at from members_level_move where account_id = ${accountId}
    order by id desc limit ${MOST_MOVES}`.execute(db.kysely);
  return rows;
};
