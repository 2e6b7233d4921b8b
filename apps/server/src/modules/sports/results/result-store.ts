import type { Database, Transaction } from '@hintha/platform';
import type { SportsResult } from '@hintha/sports';
import { sql } from 'kysely';

/** A result that a feed reported or somebody of the staff entered. */
export interface EnteredResult {
  readonly id: bigint;
  readonly result: SportsResult;
  readonly source: string;
  readonly staffId: bigint | null;
  readonly enteredBy: string | null;
  readonly enteredAt: Date;
  /** Whether it came after the event was settled, and says something else. */
  readonly differs: boolean;
  /** Of one that differs: what became of it; null while nobody has looked. */
  readonly outcome: 'RESETTLED' | 'DISMISSED' | null;
}

export const listResults = async (on: Database | Transaction, eventId: bigint): Promise<EnteredResult[]> => {
  const { rows } = await sql<EnteredResult>`
    select id, result, source, staff_id as "staffId", entered_by as "enteredBy", entered_at as "enteredAt", differs, outcome
    from sports_result where event_id = ${eventId} order by id`.execute('pool' in on ? on.kysely : on);
  return rows;
};

export type NewResult = Omit<EnteredResult, 'id' | 'enteredAt' | 'outcome'>;

export const insertResult = async (
  tx: Transaction,
  eventId: bigint,
  { result, source, staffId, enteredBy, differs }: NewResult,
): Promise<bigint> => {
  const { rows } = await sql<{ id: bigint }>`
    insert into sports_result (event_id, result, source, staff_id, entered_by, differs)
    values (${eventId}, ${JSON.stringify(result)}::jsonb, ${source}, ${staffId}, ${enteredBy}, ${differs})
    returning id`.execute(tx);
  return rows[0]?.id ?? 0n;
};

export const findEventId = async (db: Database, code: string): Promise<bigint | undefined> => {
  const { rows } = await sql<{ id: bigint }>`select id from sports_event where code = ${code}`.execute(
    db.kysely,
  );
  return rows[0]?.id;
};

/** Lays a report aside that differs from what was settled; false when there is none that waits. */
export const updateDismissed = async (tx: Transaction, eventId: bigint, id: bigint): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update sports_result set outcome = 'DISMISSED'
    where id = ${id} and event_id = ${eventId} and differs and outcome is null`.execute(tx);
  return numAffectedRows === 1n;
};

/** Whatever was reported differently is decided once the event is settled anew. */
export const updateResettled = async (tx: Transaction, eventId: bigint): Promise<void> => {
  await sql`
    update sports_result set outcome = 'RESETTLED' where event_id = ${eventId} and differs and outcome is null`.execute(
    tx,
  );
};
