import type { Database } from '@hintha/platform';
import { sql } from 'kysely';

export interface StoredFlag {
  code: string;
  enabled: boolean;
}

export const listFlags = async (db: Database): Promise<StoredFlag[]> => {
  const { rows } = await sql<StoredFlag>`select code, enabled from site_flag order by code`.execute(
    db.kysely,
  );
  return rows;
};

export const findFlag = async (db: Database, code: string): Promise<StoredFlag | undefined> => {
  const { rows } = await sql<StoredFlag>`select code, enabled from site_flag where code = ${code}`.execute(
    db.kysely,
  );
  return rows[0];
};
