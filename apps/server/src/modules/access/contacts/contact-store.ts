import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

/** The phone and the mail address that have proven to be the account's. */
export interface Contacts {
  /** With its country in digits alone. */
  mobile: string | null;
  /** In small letters. */
  email: string | null;
}

export const findContactRow = async (db: Database, accountId: bigint): Promise<Contacts | undefined> => {
  const { rows } = await sql<Contacts>`
    select mobile, email from access_account where id = ${accountId}`.execute(db.kysely);
  return rows[0];
};

/** The contacts that stand, held until the transaction ends. */
export const lockContacts = async (tx: Transaction, accountId: bigint) => {
  const { rows } = await sql<Contacts & { language: string | null }>`
    select mobile, email, language from access_account where id = ${accountId} for no key update`.execute(tx);
  return rows[0] ?? { mobile: null, email: null, language: null };
};

/** Gives the account its mail address; false when another account has it. */
export const setEmail = async (tx: Transaction, accountId: bigint, email: string): Promise<boolean> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${email}`}, 0))`.execute(tx);
  const { numAffectedRows = 0n } = await sql`
    update access_account set email = ${email}
    where id = ${accountId}
      and not exists (select from access_account where email = ${email} and id <> ${accountId})`.execute(tx);
  return numAffectedRows > 0n;
};

/** Ends every code that was sent for the account or to its contacts. */
export const endCodesOf = async (tx: Transaction, accountId: bigint, at: Date): Promise<void> => {
  await sql`
    update access_code c set ended_at = ${at} from access_account a
    where a.id = ${accountId} and c.ended_at is null
      and (c.recipient = a.mobile or c.recipient = a.email or c.owner = a.id)`.execute(tx);
};

export const updateLanguage = async (db: Database, accountId: bigint, language: string): Promise<void> => {
  await sql`update access_account set language = ${language} where id = ${accountId}`.execute(db.kysely);
};
