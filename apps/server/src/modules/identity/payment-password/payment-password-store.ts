import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

export const findPaymentPassword = async (db: Database, accountId: bigint): Promise<string | undefined> => {
  const { rows } = await sql<{ password: string }>`
    select password from identity_payment_password where account_id = ${accountId}`.execute(db.kysely);
  return rows[0]?.password;
};

export const hasPaymentPassword = async (db: Database, accountId: bigint): Promise<boolean> =>
  (await findPaymentPassword(db, accountId)) !== undefined;

export interface NewPaymentPassword {
  accountId: bigint;
  /** A PHC string. */
  password: string;
  at: Date;
}

/** Keeps the first withdraw password of an account; false where there is one. */
export const insertPaymentPassword = async (
  tx: Transaction,
  { accountId, password, at }: NewPaymentPassword,
): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    insert into identity_payment_password (account_id, password, set_at)
    values (${accountId}, ${password}, ${at})
    on conflict (account_id) do nothing`.execute(tx);
  return numAffectedRows > 0n;
};

/** Puts another withdraw password in place of the one that was verified; false when that has gone. */
export const replacePaymentPassword = async (
  tx: Transaction,
  before: string,
  { accountId, password, at }: NewPaymentPassword,
): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    update identity_payment_password set password = ${password}, set_at = ${at}
    where account_id = ${accountId} and password = ${before}`.execute(tx);
  return numAffectedRows > 0n;
};

/** Lets one call at a time weigh the tries of an account, until its transaction ends. */
export const lockPayment = async (tx: Transaction, accountId: bigint): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payment ${accountId}`}, 0))`.execute(tx);
};

/** Forgets the tries of an account whose closing one was at the instant or before. */
export const reopen = async (tx: Transaction, accountId: bigint, until: Date): Promise<void> => {
  await sql`
    delete from identity_payment_password_attempt
    where account_id = ${accountId} and exists (
      select from identity_payment_password_attempt
      where account_id = ${accountId} and closing and at <= ${until})`.execute(tx);
};

export const countTries = async (tx: Transaction, accountId: bigint) => {
  const { rows } = await sql<{ count: number; closed: boolean }>`
    select count(*)::int as count, coalesce(bool_or(closing), false) as closed
    from identity_payment_password_attempt where account_id = ${accountId}`.execute(tx);
  return rows[0] ?? { count: 0, closed: false };
};

export const insertTry = async (
  tx: Transaction,
  { accountId, closing, at }: { accountId: bigint; closing: boolean; at: Date },
): Promise<bigint> => {
  const { rows } = await sql<{ id: bigint }>`
    insert into identity_payment_password_attempt (account_id, closing, at)
    values (${accountId}, ${closing}, ${at}) returning id`.execute(tx);
  return rows[0]?.id ?? 0n;
};

export const removeTry = async (db: Database, id: bigint): Promise<void> => {
  await sql`delete from identity_payment_password_attempt where id = ${id}`.execute(db.kysely);
};

export const clearTries = async (on: Database | Transaction, accountId: bigint): Promise<void> => {
  await sql`delete from identity_payment_password_attempt where account_id = ${accountId}`.execute(
    'pool' in on ? on.kysely : on,
  );
};
