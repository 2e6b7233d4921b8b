import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

/** Writes down that staff have signed in to the end with a device, named by its digest. */
export const insertKnownDevice = async (tx: Transaction, staffId: bigint, device: Buffer): Promise<void> => {
  await sql`
    insert into staff_known_device (staff_id, device) values (${staffId}, ${device})
    on conflict do nothing`.execute(tx);
};

/** Whether the account of a name, if there is one, has signed in to the end with the device. */
export const isKnownDevice = async (db: Database, key: string, device: Buffer): Promise<boolean> => {
  const { rows } = await sql<{ known: boolean }>`
    select exists (
      select from staff_known_device d join staff_account s on s.id = d.staff_id
      where s.name_key = ${key} and d.device = ${device}) as known`.execute(db.kysely);
  return rows[0]?.known ?? false;
};
