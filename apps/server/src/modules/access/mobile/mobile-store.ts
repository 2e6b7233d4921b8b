import type { AccountType } from '@hintha/contract';
import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

export interface MobileAccount {
  id: bigint;
  type: AccountType;
  status: 'open' | 'locked';
  /** The stored password as a PHC string; nobody's where there is none. */
  password: string;
}

export const findByMobile = async (db: Database, mobile: string): Promise<MobileAccount | undefined> => {
  const { rows } = await sql<MobileAccount>`
    select id, type, status, password from access_account where mobile = ${mobile}`.execute(db.kysely);
  return rows[0];
};

/** Gives the account its phone; false when another account has it. */
export const setMobile = async (tx: Transaction, accountId: bigint, mobile: string): Promise<boolean> => {
  // Two accounts that ask for one phone at once go one after another.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${mobile}`}, 0))`.execute(tx);
  const { numAffectedRows = 0n } = await sql`
    update access_account set mobile = ${mobile}
    where id = ${accountId}
      and not exists (select from access_account where mobile = ${mobile} and id <> ${accountId})`.execute(
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
    update access_account set password = ${password}, password_set_at = ${at}, must_change = false
    where id = ${accountId}`.execute(tx);
};
