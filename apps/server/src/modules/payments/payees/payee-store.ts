import type { payments } from '@hintha/contract';
import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

const PAYEE = sql`
  id, account_id as "accountId", kind, provider, number, name, added_at as "addedAt", usable_at as "usableAt"`;

const on = (where: Database | Transaction) => ('pool' in where ? where.kysely : where);

/** Lets one change of an account's list at a time through, until its transaction ends. */
export const lockPayees = async (tx: Transaction, accountId: bigint): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payees ${accountId}`}, 0))`.execute(tx);
};

export interface NewPayee extends PayeeDetails {
  accountId: bigint;
  addedAt: Date;
  usableAt: Date;
}

/** The new row; undefined when the account is on the list already. */
export const insertPayee = async (tx: Transaction, payee: NewPayee): Promise<StoredPayee | undefined> => {
  const { accountId, kind, provider, number, name, addedAt, usableAt } = payee;
  const { rows } = await sql<StoredPayee>`
    insert into payments_payee (account_id, kind, provider, number, name, added_at, usable_at)
    values (${accountId}, ${kind}, ${provider}, ${number}, ${name}, ${addedAt}, ${usableAt})
    on conflict (account_id, provider, number) where removed_at is null do nothing
    returning ${PAYEE}`.execute(tx);
  return rows[0];
};

export const selectPayees = async (
  where: Database | Transaction,
  accountId: bigint,
): Promise<StoredPayee[]> => {
  const { rows } = await sql<StoredPayee>`
    select ${PAYEE} from payments_payee where account_id = ${accountId} and removed_at is null
    order by id`.execute(on(where));
  return rows;
};

/** Whether the account has, or had, anybody to be paid out to. */
export const hasHadPayee = async (where: Database | Transaction, accountId: bigint): Promise<boolean> => {
  const { rows } = await sql<{ had: boolean }>`
    select exists (select from payments_payee where account_id = ${accountId}) as had`.execute(on(where));
  return rows[0]?.had ?? false;
};

/** A payee on the list of the account. */
export const findListedPayee = async (
  where: Database | Transaction,
  accountId: bigint,
  id: bigint,
): Promise<StoredPayee | undefined> =>
  (await selectPayees(where, accountId)).find((payee) => payee.id === id);

/** The same, and until the transaction ends nobody takes it off the list. */
export const holdListedPayee = async (
  tx: Transaction,
  accountId: bigint,
  id: bigint,
): Promise<StoredPayee | undefined> => {
  const { rows } = await sql<StoredPayee>`
    select ${PAYEE} from payments_payee
    where id = ${id} and account_id = ${accountId} and removed_at is null for share`.execute(tx);
  return rows[0];
};

/** Payees by id, those that were taken off a list too. */
export const selectPayeesById = async (
  where: Database | Transaction,
  ids: readonly bigint[],
): Promise<StoredPayee[]> => {
  const { rows } = await sql<StoredPayee>`
    select ${PAYEE} from payments_payee where id = any(${ids}::bigint[])`.execute(on(where));
  return rows;
};

/** Takes a payee off the list; false when it is not on it. */
export const updateRemoved = async (
  tx: Transaction,
  accountId: bigint,
  id: bigint,
  at: Date,
): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    update payments_payee set removed_at = ${at}
    where id = ${id} and account_id = ${accountId} and removed_at is null`.execute(tx);
  return numAffectedRows > 0n;
};

/** Whether anybody else has, or had, the number of this payee. */
export const isNumberShared = async (where: Database | Transaction, payee: StoredPayee): Promise<boolean> => {
  const { rows } = await sql<{ shared: boolean }>`
    select exists (
      select from payments_payee
      where provider = ${payee.provider} and number = ${payee.number}
        and account_id <> ${payee.accountId}) as shared`.execute(on(where));
  return rows[0]?.shared ?? false;
};

export interface PayeeDetails {
  readonly kind: payments.PayeeKind;
  readonly provider: string;
  readonly number: string;
  readonly name: string;
}

export interface StoredPayee extends PayeeDetails {
  readonly id: bigint;
  readonly accountId: bigint;
  readonly addedAt: Date;
  readonly usableAt: Date;
}
