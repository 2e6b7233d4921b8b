import type { Database } from '@hintha/platform';
import { sql } from 'kysely';

export const readDatabaseTime = async (db: Database): Promise<Date> => {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db.kysely);
  const [row] = rows;
  if (row === undefined) throw new Error('a question without a table gave no row');
  return row.at;
};
