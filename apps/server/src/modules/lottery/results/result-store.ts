import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Numero } from '../types.ts';

/** A result that somebody of the staff entered, or that a source reported by itself. */
export interface EnteredResult {
  readonly result: NonNullable<Numero['result']>;
  /** Where it was read. */
  readonly source: string;
  /** Null for what a source reported by itself. */
  readonly staffId: bigint | null;
  readonly enteredBy: string | null;
  readonly enteredAt: Date;
}

/** Every result that was entered for a numero, in the order in which they came. */
export const listResults = async (on: Database | Transaction, numeroId: bigint): Promise<EnteredResult[]> => {
  const { rows } = await sql<EnteredResult>`
    select result, source, staff_id as "staffId", entered_by as "enteredBy", entered_at as "enteredAt"
    from lottery_result where numero_id = ${numeroId} order by id`.execute('pool' in on ? on.kysely : on);
  return rows;
};

export const insertResult = async (
  tx: Transaction,
  numeroId: bigint,
  { result, source, staffId, enteredBy }: Omit<EnteredResult, 'enteredAt'>,
): Promise<void> => {
  await sql`
    insert into lottery_result (numero_id, result, source, staff_id, entered_by)
    values (${numeroId}, ${JSON.stringify(result)}::jsonb, ${source}, ${staffId}, ${enteredBy})`.execute(tx);
};
