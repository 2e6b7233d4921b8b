import type { Database } from '@hintha/platform';
import { sql } from 'kysely';

/** Every alarm was seen so many milliseconds earlier. */
export const givenAlarmAged = async (db: Database, ms: number): Promise<void> => {
  await sql`
    update site_alarm set since = since - ${ms}::float8 * interval '1 millisecond',
                          last_at = last_at - ${ms}::float8 * interval '1 millisecond'`.execute(db.kysely);
};
