import type { Role } from '@hintha/contract';
import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { ListedStaff, Staff, StaffKeys } from './types.ts';

export interface NewStaff {
  name: string;
  key: string;
  roles: readonly Role[];
  password: string;
  at: Date;
}

/** The new account's id, or undefined when the name is taken. */
export const insertStaff = async (tx: Transaction, staff: NewStaff): Promise<bigint | undefined> => {
  const { name, key, roles, password, at } = staff;
  const { rows } = await sql<{ id: bigint }>`
    insert into staff_account (name, name_key, roles, password, created_at)
    values (${name}, ${key}, ${roles}::text[], ${password}, ${at})
    on conflict (name_key) do nothing returning id`.execute(tx);
  return rows[0]?.id;
};

const KEYS = sql`
  select id, name, roles, status, password, secret, confirmed_at is not null as confirmed,
         last_step as "lastStep"
  from staff_account`;

export const findKeysByName = async (db: Database, key: string): Promise<StaffKeys | undefined> => {
  const { rows } = await sql<StaffKeys>`${KEYS} where name_key = ${key}`.execute(db.kysely);
  return rows[0];
};

export const findKeys = async (db: Database, id: bigint): Promise<StaffKeys | undefined> => {
  const { rows } = await sql<StaffKeys>`${KEYS} where id = ${id}`.execute(db.kysely);
  return rows[0];
};

export const findStaff = async (db: Database, id: bigint): Promise<Staff | undefined> => {
  const { rows } = await sql<Staff>`
    select id, name, roles, status from staff_account where id = ${id}`.execute(db.kysely);
  return rows[0];
};

/** The accounts as they stand until the transaction ends: who locks one or changes its roles waits. */
export const holdStaff = async (tx: Transaction, ids: readonly bigint[]): Promise<Staff[]> => {
  const { rows } = await sql<Staff>`
    select id, name, roles, status from staff_account where id = any(${ids}::bigint[])
    order by id for share`.execute(tx);
  return rows;
};

export const selectByBeginning = async (
  db: Database,
  { id, beginning }: { id: bigint | null; beginning: string },
  limit: number,
): Promise<Staff[]> => {
  const { rows } = await sql<Staff>`
    select id, name, roles, status from staff_account
    where id = ${id} or starts_with(name_key, ${beginning}) order by name_key limit ${limit}`.execute(
    db.kysely,
  );
  return rows;
};

/** Everybody of the staff, by name. */
export const listStaff = async (db: Database): Promise<ListedStaff[]> => {
  const { rows } = await sql<ListedStaff>`
    select id, name, roles, status, confirmed_at is not null as "hasAuthenticator", created_at as "createdAt",
           (select max(last_used_at) from staff_session where staff_id = s.id) as "lastSeenAt"
    from staff_account s order by name_key`.execute(db.kysely);
  return rows;
};

/** How many administrators can sign in; who asks waits until nobody else is about to add one. */
export const countAdministrators = async (tx: Transaction): Promise<number> => {
  await sql`lock table staff_account in share row exclusive mode`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from staff_account
    where status = 'open' and 'administrator' = any(roles)`.execute(tx);
  return rows[0]?.count ?? 0;
};

/** Answers the account's name; undefined when there is no such account. */
export const updateStatus = async (
  tx: Transaction,
  id: bigint,
  status: Staff['status'],
): Promise<string | undefined> => {
  const { rows } = await sql<{ name: string }>`
    update staff_account set status = ${status} where id = ${id} returning name`.execute(tx);
  return rows[0]?.name;
};

export const updateRoles = async (tx: Transaction, id: bigint, roles: readonly Role[]): Promise<void> => {
  await sql`update staff_account set roles = ${roles}::text[] where id = ${id}`.execute(tx);
};

/** Takes in a secret that waits for its first code, in place of one that waited; false when one counts already. */
export const putSecret = async (db: Database, id: bigint, secret: Buffer): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    update staff_account set secret = ${secret} where id = ${id} and confirmed_at is null`.execute(db.kysely);
  return numAffectedRows > 0n;
};

export interface VerifiedStep {
  id: bigint;
  /** The secret whose code was shown. */
  secret: Buffer;
  step: bigint;
}

/** Uses up the code of a time step and those before it; false when it was used up, or the account is locked. */
export const consumeTimeStep = async (
  tx: Transaction,
  { id, secret, step }: VerifiedStep,
): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    update staff_account set last_step = ${step}
    where id = ${id} and secret = ${secret} and status = 'open' and last_step < ${step}`.execute(tx);
  return numAffectedRows > 0n;
};

/** The authenticator counts from now on, and the password is another one. */
export const confirmSecret = async (
  tx: Transaction,
  { id, password, at }: { id: bigint; password: string; at: Date },
): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    update staff_account set confirmed_at = ${at}, password = ${password}
    where id = ${id} and confirmed_at is null`.execute(tx);
  return numAffectedRows > 0n;
};

/** Takes the authenticator away and gives the account another first password; undefined when there is no such. */
export const resetKeys = async (
  tx: Transaction,
  key: string,
  password: string,
): Promise<Staff | undefined> => {
  const { rows } = await sql<Staff>`
    update staff_account set password = ${password}, secret = null, confirmed_at = null, last_step = 0
    where name_key = ${key} returning id, name, roles, status`.execute(tx);
  return rows[0];
};
