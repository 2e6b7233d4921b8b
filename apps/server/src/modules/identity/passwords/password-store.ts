import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

export const findPassword = async (db: Database, accountId: bigint): Promise<string | undefined> => {
  const { rows } = await sql<{ password: string }>`
    select password from identity_account where id = ${accountId}`.execute(db.kysely);
  return rows[0]?.password;
};

export interface PasswordChange {
  accountId: bigint;
  /** The stored password that was verified; another one there by now stops the change. */
  before: string;
  after: string;
  at: Date;
}

export const replacePassword = async (tx: Transaction, change: PasswordChange): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    update identity_account
    set password = ${change.after}, password_set_at = ${change.at}, must_change = false
    where id = ${change.accountId} and password = ${change.before}`.execute(tx);
  return numAffectedRows > 0n;
};

/** Holds the account until the transaction ends, so that attempts are counted one after another. */
export const holdAccount = async (tx: Transaction, accountId: bigint): Promise<void> => {
  await sql`select 1 from identity_account where id = ${accountId} for no key update`.execute(tx);
};

export const countAttempts = async (tx: Transaction, accountId: bigint, since: Date): Promise<number> => {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count from identity_password_attempt
    where account_id = ${accountId} and at > ${since}`.execute(tx);
  return Number(rows[0]?.count ?? 0);
};

export const insertAttempt = async (tx: Transaction, accountId: bigint, at: Date): Promise<void> => {
  await sql`insert into identity_password_attempt (account_id, at) values (${accountId}, ${at})`.execute(tx);
};

export const clearAttempts = async (
  on: Database | Transaction,
  accountId: bigint,
  until: Date,
): Promise<void> => {
  await sql`
    delete from identity_password_attempt
    where account_id = ${accountId} and at <= ${until}`.execute('kysely' in on ? on.kysely : on);
};
