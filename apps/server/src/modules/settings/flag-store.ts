import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

export interface StoredFlag {
  code: string;
  enabled: boolean;
}

/** Every flag of the tree with its state. */
export const selectFlags = async (db: Database): Promise<StoredFlag[]> => {
  const { rows } = await sql<StoredFlag>`select code, enabled from settings_flag order by code`.execute(
    db.kysely,
  );
  return rows;
};

export const findFlag = async (db: Database, code: string): Promise<StoredFlag | undefined> => {
  const { rows } =
    await sql<StoredFlag>`select code, enabled from settings_flag where code = ${code}`.execute(db.kysely);
  return rows[0];
};

/** Whether there is such a flag. */
export const updateFlag = async (
  on: Database | Transaction,
  code: string,
  enabled: boolean,
): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    update settings_flag set enabled = ${enabled} where code = ${code}`.execute(
    'pool' in on ? on.kysely : on,
  );
  return numAffectedRows > 0n;
};
