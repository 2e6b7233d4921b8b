import type { Database } from '@hintha/platform';
import { sql } from 'kysely';

/** Whether everything of transactions below a number is among the figures of teams. */
export const isSummedBelow = async (db: Database, xid: bigint): Promise<boolean> => {
  const { rows } = await sql<{ summed: boolean }>`
    select watermark >= ${xid} as summed from teams_mark`.execute(db.kysely);
  return rows[0]?.summed ?? false;
};
