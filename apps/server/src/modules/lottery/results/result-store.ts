import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Numero } from '../types.ts';

/** A result that somebody of the staff entered, or that a source reported by itself. */
export interface EnteredResult {
  readonly id: bigint;
  readonly result: NonNullable<Numero['result']>;
  /** Where it was read. */
  readonly source: string;
  /** Null for what a source reported by itself. */
  readonly staffId: bigint | null;
  readonly enteredBy: string | null;
  readonly enteredAt: Date;
  /** Of a report: who of the staff knows the key that it was signed with. */
  readonly keyStaffId: bigint | null;
}

const RESULT = sql`
  id, result, source, staff_id as "staffId", entered_by as "enteredBy", entered_at as "enteredAt",
  key_staff_id as "keyStaffId"`;

/** The same of many numeros, each with whose it is. */
export const listResultsOf = async (
  db: Database,
  numeroIds: readonly bigint[],
): Promise<(EnteredResult & { readonly numeroId: bigint })[]> => {
  const { rows } = await sql<EnteredResult & { numeroId: bigint }>`
    select numero_id as "numeroId", ${RESULT} from lottery_result
    where numero_id = any (${numeroIds}::bigint[]) order by id`.execute(db.kysely);
  return rows;
};

/** Every result that was entered for a numero, in the order in which they came. */
export const listResults = async (on: Database | Transaction, numeroId: bigint): Promise<EnteredResult[]> => {
  const { rows } = await sql<EnteredResult>`
    select ${RESULT} from lottery_result where numero_id = ${numeroId} order by id`.execute(
    'pool' in on ? on.kysely : on,
  );
  return rows;
};

export type NewResult = Omit<EnteredResult, 'id' | 'enteredAt' | 'keyStaffId'> & {
  readonly keyStaffId?: bigint | null;
};

/** Keeps a result; gives its id. */
export const insertResult = async (
  tx: Transaction,
  numeroId: bigint,
  { result, source, staffId, enteredBy, keyStaffId }: NewResult,
): Promise<bigint> => {
  const { rows } = await sql<{ id: bigint }>`
    insert into lottery_result (numero_id, result, source, staff_id, entered_by, key_staff_id)
    values (${numeroId}, ${JSON.stringify(result)}::jsonb, ${source}, ${staffId}, ${enteredBy},
            ${keyStaffId ?? null})
    returning id`.execute(tx);
  return rows[0]?.id ?? 0n;
};
