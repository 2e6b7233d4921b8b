import type { AccountType } from '@hintha/contract';
import { type Database, transaction } from '@hintha/platform';
import { confirmRow, prepareRow } from '@hintha/server/src/modules/identity/factors/authenticator-store.ts';
import { insertSession } from '@hintha/server/src/modules/identity/accounts/account-store.ts';
import { findCredentials } from '@hintha/server/src/modules/identity/factors/credential-store.ts';
import { findAccount, hashToken, nameKey } from '@hintha/server/src/modules/identity/index.ts';
import { insertLogin, type NewLogin } from '@hintha/server/src/modules/identity/sessions/login-store.ts';
import { sql } from 'kysely';

/** What may be so of an account that no call brings about, or only by a long way round. */
export interface AccountFacts {
  readonly type: AccountType;
  readonly status: 'open' | 'locked';
  readonly mobile: string | null;
  readonly email: string | null;
  readonly language: string | null;
  /** As it is stored. */
  readonly password: string;
  readonly passwordSetAt: Date;
  readonly mustChange: boolean;
  readonly credentialsChangedAt: Date | null;
  readonly bettingStopped: boolean;
  readonly createdAt: Date;
}

const COLUMNS: Readonly<Record<keyof AccountFacts, string>> = {
  type: 'type',
  status: 'status',
  mobile: 'mobile',
  email: 'email',
  language: 'language',
  password: 'password',
  passwordSetAt: 'password_set_at',
  mustChange: 'must_change',
  credentialsChangedAt: 'credentials_changed_at',
  bettingStopped: 'betting_stopped',
  createdAt: 'created_at',
};

/** The account, by its id or name, is from now on as the facts say. */
export const givenAccount = async (
  db: Database,
  who: bigint | string,
  facts: Partial<AccountFacts>,
): Promise<void> => {
  const changes = Object.entries(facts).map(
    ([fact, value]) => sql`${sql.ref(COLUMNS[fact as keyof AccountFacts])} = ${value}`,
  );
  const { numAffectedRows } = await sql`
    update identity_account set ${sql.join(changes)}
    where ${typeof who === 'bigint' ? sql`id = ${who}` : sql`name = ${who}`}`.execute(db.kysely);
  if (numAffectedRows !== 1n) throw new Error(`there is no account ${who}`);
};

export const accountIdOf = async (db: Database, name: string): Promise<bigint> => {
  const account = await findAccount(db, name);
  if (account === undefined) throw new Error(`there is no account ${name}`);
  return account.id;
};

/** A login of the account in the past. */
export const givenLogin = (
  db: Database,
  login: Partial<NewLogin> & Pick<NewLogin, 'accountId' | 'at'>,
): Promise<void> => insertLogin(db, { ip: '', userAgent: '', outcome: 'ok', ...login });

/** Every login of the account so far was at that time or from that address. */
export const givenLogins = async (
  db: Database,
  accountId: bigint,
  { ip = null, at = null }: { ip?: string | null; at?: Date | null },
): Promise<void> => {
  await sql`
    update identity_login set ip = coalesce(${ip}, ip), at = coalesce(${at}, at)
    where account_id = ${accountId}`.execute(db.kysely);
};

/** The sessions that are open, of one account or of all, were opened and used at that time. */
export const givenSessionsOpened = async (
  db: Database,
  at: Date,
  accountId: bigint | null = null,
): Promise<void> => {
  await sql`
    update identity_session set created_at = ${at}, last_used_at = ${at}
    where ${accountId}::bigint is null or account_id = ${accountId}`.execute(db.kysely);
};

/** The account has a session that is opened with the token. */
export const givenSession = (
  db: Database,
  accountId: bigint,
  { token, at }: { token: string; at: Date },
): Promise<boolean> => {
  const origin = { accountId, at, ip: '127.0.0.1', userAgent: 'test' };
  const session = { ...origin, tokenHash: hashToken(token), passwordDigest: null, held: false };
  return transaction(db, (tx) => insertSession(tx, session));
};

/** The account's sessions, those that were ended too. */
export const readSessions = async (
  db: Database,
  accountId: bigint,
): Promise<{ id: bigint; endedAt: Date | null }[]> => {
  const { rows } = await sql<{ id: bigint; endedAt: Date | null }>`
    select id, ended_at as "endedAt" from identity_session
    where account_id = ${accountId} order by id`.execute(db.kysely);
  return rows;
};

/** The account's sessions are held until the password is changed. */
export const givenSessionsHeld = async (db: Database, accountId: bigint): Promise<void> => {
  await sql`update identity_session set held = true where account_id = ${accountId}`.execute(db.kysely);
};

/** The account has an authenticator since then, of which nobody knows the secret. */
export const givenAuthenticator = async (db: Database, accountId: bigint, at: Date): Promise<void> => {
  const secret = Buffer.alloc(0);
  await prepareRow(db, { accountId, secret, at });
  await transaction(db, (tx) => confirmRow(tx, { accountId, secret, step: 0n, at }));
};

/** So many passwords were guessed wrong at that time, each from a network that nobody knows. */
export const givenFailedAttempts = async (db: Database, count: number, at: Date): Promise<void> => {
  await sql`
    insert into identity_attempt (place, strange, closing, failed, at)
    select '10.9.' || (n >> 8) || '.' || (n & 255), true, false, true, ${at}
    from generate_series(1, ${count}::int) n`.execute(db.kysely);
};

/** How many attempts wait for their outcome still. */
export const countPendingAttempts = async (db: Database): Promise<number> => {
  const { rows } = await sql`select from identity_attempt where not failed`.execute(db.kysely);
  return rows.length;
};

/** So many codes for a login were sent at that time, and are over. */
export const givenOldCodes = async (db: Database, count: number, at: Date): Promise<void> => {
  await sql`
    insert into identity_code (purpose, recipient, digest, place, created_at, expires_at)
    select 'login', 'many', '', '', ${at}, ${at} from generate_series(1, ${count}::int)`.execute(db.kysely);
};

/** How many codes that went to the recipient still count. */
export const countOpenCodes = async (db: Database, recipient: string): Promise<number> => {
  const { rows } = await sql`
    select from identity_code where recipient = ${recipient} and ended_at is null`.execute(db.kysely);
  return rows.length;
};

/** The account's own phone, mail address, language and password, as they are stored. */
export const readCredentials = async (db: Database, accountId: bigint) => findCredentials(db, accountId);

/** A wallet that was opened by itself is that of an account. */
export const givenOwner = async (
  db: Database,
  id: bigint,
  { name, type }: { name: string; type: AccountType },
): Promise<void> => {
  await sql`
    insert into identity_account (id, name, name_key, type, password)
    overriding system value values (${id}, ${name}, ${nameKey(name)}, ${type}, '')`.execute(db.kysely);
};

/** The private half of the key that sealed calls are opened with now. */
export const readPrivateKey = async (db: Database): Promise<Record<string, unknown>> => {
  const { rows } = await sql<{ key: Record<string, unknown> }>`
    select private_key as key from identity_encryption_key where retired_at is null`.execute(db.kysely);
  return rows[0]?.key ?? {};
};

/** Some of the accounts that there are, but for one. */
export const listOtherAccounts = async (db: Database, accountId: bigint, most: number): Promise<bigint[]> => {
  const { rows } = await sql<{ id: bigint }>`
    select id from identity_account where id <> ${accountId} order by id limit ${most}`.execute(db.kysely);
  return rows.map(({ id }) => id);
};

/** No account came with a demo world. */
export const givenNoDemoAccounts = async (db: Database): Promise<void> => {
  await sql`update identity_account set demo = false`.execute(db.kysely);
};
