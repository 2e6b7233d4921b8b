import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

export interface PlannedMove {
  readonly id: bigint;
  readonly accountId: bigint;
  readonly uplineId: bigint;
  /** Such as 2026-11-21. */
  readonly day: string;
  readonly reason: string;
  readonly state: 'planned' | 'done' | 'cancelled' | 'failed';
  readonly error: string | null;
  readonly moved: bigint | null;
  readonly plannedAt: Date;
}

const MOVE = sql`
  id, account_id as "accountId", upline_id as "uplineId", to_char(day, 'YYYY-MM-DD') as day, reason, state, error,
  moved, planned_at as "plannedAt"`;

/** Whether it was written: an account has one move ahead. */
export const insertMove = async (
  tx: Transaction,
  move: Pick<PlannedMove, 'accountId' | 'uplineId' | 'day' | 'reason' | 'plannedAt'> & { approval: bigint },
): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    insert into agents_planned_move (account_id, upline_id, day, reason, approval, planned_at)
    values (${move.accountId}, ${move.uplineId}, ${move.day}::date, ${move.reason}, ${move.approval},
            ${move.plannedAt})
    on conflict do nothing`.execute(tx);
  return numAffectedRows > 0n;
};

export const hasPlannedMove = async (on: Transaction, accountId: bigint): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from agents_planned_move where account_id = ${accountId} and state = 'planned'`.execute(on);
  return rows.length > 0;
};

export const listDueMoves = async (db: Database, day: string): Promise<bigint[]> => {
  const { rows } = await sql<{ id: bigint }>`
    select id from agents_planned_move where state = 'planned' and day <= ${day}::date order by day, id`.execute(
    db.kysely,
  );
  return rows.map(({ id }) => id);
};

export const lockMove = async (tx: Transaction, id: bigint): Promise<PlannedMove | undefined> => {
  const { rows } = await sql<PlannedMove>`
    select ${MOVE} from agents_planned_move where id = ${id} for update`.execute(tx);
  return rows[0];
};

export const decideMove = async (
  tx: Transaction,
  {
    id,
    state,
    at,
    error = null,
    moved = null,
  }: {
    id: bigint;
    state: 'done' | 'cancelled' | 'failed';
    at: Date;
    error?: string | null;
    moved?: bigint | null;
  },
): Promise<void> => {
  await sql`
    update agents_planned_move set state = ${state}, decided_at = ${at}, error = ${error}, moved = ${moved}
    where id = ${id}`.execute(tx);
};

interface MovesFilter {
  readonly state: PlannedMove['state'] | null;
  readonly accountId: bigint | null;
}

export const selectMoves = async (
  db: Database,
  { state, accountId, before, limit }: MovesFilter & { before: bigint | null; limit: number },
): Promise<PlannedMove[]> => {
  const { rows } = await sql<PlannedMove>`
    select ${MOVE} from agents_planned_move
    where (${before}::bigint is null or id < ${before}) and (${state}::text is null or state = ${state})
      and (${accountId}::bigint is null or account_id = ${accountId})
    order by id desc limit ${limit}`.execute(db.kysely);
  return rows;
};

/** Lets nobody join or move until the transaction ends. */
export const lockTree = async (tx: Transaction): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('agents tree', 0))`.execute(tx);
};

/** Moves an account with its team; answers how many accounts moved. */
export const moveTeam = async (
  tx: Transaction,
  { accountId, uplineId, lastDay }: { accountId: bigint; uplineId: bigint; lastDay: string },
): Promise<bigint> => {
  const { rows } = await sql<{ moved: bigint }>`
    select agents_move(${accountId}, ${uplineId}, ${lastDay}::date) as moved`.execute(tx);
  return rows[0]?.moved ?? 0n;
};

/** The line of an account now, and how many stand in its team, counted up to the most. */
export const readStanding = async (
  on: Database | Transaction,
  accountId: bigint,
  mostCounted: number,
): Promise<{ line: readonly bigint[]; teamSize: number }> => {
  const { rows } = await sql<{ line: bigint[]; teamSize: number }>`
    select l.line, 1 + (select count(*)::int from (
             select from agents_member b where b.line > l.line and b.line < l.line || 9223372036854775807
             limit ${mostCounted}) counted) as "teamSize"
    from (select agents_line(${accountId}) as line) l`.execute('pool' in on ? on.kysely : on);
  const [standing] = rows;
  if (standing === undefined) throw new Error(`the line of ${accountId} was not read`);
  return standing;
};
