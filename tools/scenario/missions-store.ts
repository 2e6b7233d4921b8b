import type { Database } from '@hintha/platform';
import { sql } from 'kysely';

/** Every mission there is, or one of them, is switched off. */
export const givenMissionsOff = async (db: Database, id: string | null = null): Promise<void> => {
  await sql`
    update missions_mission set enabled = false
    where ${id}::bigint is null or id = ${id}::bigint`.execute(db.kysely);
};
