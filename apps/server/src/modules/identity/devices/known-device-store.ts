import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

/** Writes down that the account has logged in with a device, named by its digest. */
export const insertKnownDevice = async (
  tx: Transaction,
  accountId: bigint,
  device: Buffer,
): Promise<void> => {
  await sql`
    insert into identity_known_device (account_id, device) values (${accountId}, ${device})
    on conflict do nothing`.execute(tx);
};

export interface Recognised {
  /** Whether the account has logged in from the network. */
  network: boolean;
  /** Whether the account has logged in with the device. */
  device: boolean;
}

/** What the account of a name knows of where a call comes from; a name without an account knows nothing. */
export const findRecognised = async (
  db: Database,
  key: string,
  { network, device }: { network: string; device: Buffer },
): Promise<Recognised> => {
  const { rows } = await sql<Recognised>`
    select
      exists (select from identity_known_network n join identity_account a on a.id = n.account_id
              where a.name_key = ${key} and n.place = ${network}) as network,
      exists (select from identity_known_device d join identity_account a on a.id = d.account_id
              where a.name_key = ${key} and d.device = ${device}) as device`.execute(db.kysely);
  return rows[0] ?? { network: false, device: false };
};

/** Whether the account that has the phone or mail address, if there is one, has logged in with the device. */
export const knowsDevice = async (db: Database, contact: string, device: Buffer): Promise<boolean> => {
  const { rows } = await sql<{ known: boolean }>`
    select exists (
      select from identity_known_device d join identity_account a on a.id = d.account_id
      where (a.mobile = ${contact} or a.email = ${contact}) and d.device = ${device}) as known`.execute(
    db.kysely,
  );
  return rows[0]?.known ?? false;
};
