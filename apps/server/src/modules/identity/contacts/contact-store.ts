import type { AccountType } from '@hintha/contract';
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
    select mobile, email from identity_account where id = ${accountId}`.execute(db.kysely);
  return rows[0];
};

/** The contacts that stand, held until the transaction ends. */
export const lockContacts = async (tx: Transaction, accountId: bigint) => {
  const { rows } = await sql<Contacts & { language: string | null }>`
    select mobile, email, language from identity_account where id = ${accountId} for no key update`.execute(
    tx,
  );
  return rows[0] ?? { mobile: null, email: null, language: null };
};

/** Gives the account its mail address; false when another account has it. */
export const setEmail = async (tx: Transaction, accountId: bigint, email: string): Promise<boolean> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${email}`}, 0))`.execute(tx);
  const { numAffectedRows = 0n } = await sql`
    update identity_account set email = ${email}
    where id = ${accountId}
      and not exists (select from identity_account where email = ${email} and id <> ${accountId})`.execute(
    tx,
  );
  return numAffectedRows > 0n;
};

/** Ends every code that was sent for the account or to its contacts. */
export const endCodesOf = async (tx: Transaction, accountId: bigint, at: Date): Promise<void> => {
  await sql`
    update identity_code c set ended_at = ${at} from identity_account a
    where a.id = ${accountId} and c.ended_at is null
      and (c.recipient = a.mobile or c.recipient = a.email or c.owner = a.id)`.execute(tx);
};

export const updateLanguage = async (db: Database, accountId: bigint, language: string): Promise<void> => {
  await sql`update identity_account set language = ${language} where id = ${accountId}`.execute(db.kysely);
};

export interface MobileAccount {
  id: bigint;
  type: AccountType;
  status: 'open' | 'locked';
  /** The stored password as a PHC string; nobody's where there is none. */
  password: string;
}

export const findByMobile = async (db: Database, mobile: string): Promise<MobileAccount | undefined> => {
  const { rows } = await sql<MobileAccount>`
    select id, type, status, password from identity_account where mobile = ${mobile}`.execute(db.kysely);
  return rows[0];
};

/** Gives the account its phone; false when another account has it. */
export const setMobile = async (tx: Transaction, accountId: bigint, mobile: string): Promise<boolean> => {
  // Two accounts that ask for one phone at once go one after another.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${mobile}`}, 0))`.execute(tx);
  const { numAffectedRows = 0n } = await sql`
    update identity_account set mobile = ${mobile}
    where id = ${accountId}
      and not exists (select from identity_account where mobile = ${mobile} and id <> ${accountId})`.execute(
    tx,
  );
  return numAffectedRows > 0n;
};

/** Gives the account a password that its owner has just chosen. */
export const setPassword = async (
  tx: Transaction,
  accountId: bigint,
  password: string,
  at: Date,
): Promise<void> => {
  await sql`
    update identity_account set password = ${password}, password_set_at = ${at}, must_change = false
    where id = ${accountId}`.execute(tx);
};
