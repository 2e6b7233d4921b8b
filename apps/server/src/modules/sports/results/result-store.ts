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
  /** Of one that differs from what was settled: what became of it; null while nobody has looked. */
  readonly outcome: 'RESETTLED' | 'DISMISSED' | null;
}

export const listResults = async (on: Database | Transaction, eventId: bigint): Promise<EnteredResult[]> => {
  const { rows } = await sql<EnteredResult>`
    select id, result, source, staff_id as "staffId", entered_by as "enteredBy", entered_at as "enteredAt", outcome
    from sports_result where event_id = ${eventId} order by id`.execute('pool' in on ? on.kysely : on);
  return rows;
};

export const insertResult = async (
  tx: Transaction,
  eventId: bigint,
  { result, source, staffId, enteredBy }: Pick<EnteredResult, 'result' | 'source' | 'staffId' | 'enteredBy'>,
): Promise<bigint> => {
  const { rows } = await sql<{ id: bigint }>`
    insert into sports_result (event_id, result, source, staff_id, entered_by)
    values (${eventId}, ${JSON.stringify(result)}::jsonb, ${source}, ${staffId}, ${enteredBy})
    returning id`.execute(tx);
  return rows[0]?.id ?? 0n;
};

export const findEventId = async (db: Database, code: string): Promise<bigint | undefined> => {
  const { rows } = await sql<{ id: bigint }>`select id from sports_event where code = ${code}`.execute(
    db.kysely,
  );
  return rows[0]?.id;
};
