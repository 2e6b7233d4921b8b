import type { Database } from '@hintha/platform';
import { sql } from 'kysely';

export const upsertPresence = async (db: Database, staffId: bigint, until: Date): Promise<void> => {
  await sql`
    insert into support_presence (staff_id, until) values (${staffId}, ${until})
    on conflict (staff_id) do update set until = excluded.until`.execute(db.kysely);
};

export const deletePresence = async (db: Database, staffId: bigint): Promise<void> => {
  await sql`delete from support_presence where staff_id = ${staffId}`.execute(db.kysely);
};

/** Whether anybody is there at an instant. */
export const hasPresent = async (db: Database, at: Date): Promise<boolean> => {
  const { rows } = await sql`select from support_presence where until > ${at} limit 1`.execute(db.kysely);
  return rows.length > 0;
};
