import type { Database } from '@hintha/platform';
import { sql } from 'kysely';

/** The sessions of the staff were opened and used at that time. */
export const givenStaffSessionsOpened = async (db: Database, at: Date): Promise<void> => {
  await sql`update staff_session set created_at = ${at}, last_used_at = ${at}`.execute(db.kysely);
};
