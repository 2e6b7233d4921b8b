import type { AccountType } from '@hintha/contract';
import { type Database, defineStatement, runStatement, type Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { LiveSession, Origin, StoredAccount } from '../types.ts';

export interface NewAccount {
  name: string;
  key: string;
  type: AccountType;
  password: string;
  mustChange: boolean;
  demo: boolean;
  openedAt: Date | null;
}

/** The new account's id, or undefined when the name is taken. */
export const insertAccount = async (tx: Transaction, account: NewAccount): Promise<bigint | undefined> => {
  const { name, key, type, password, mustChange, demo, openedAt } = account;
  const { rows } = await sql<{ id: bigint }>`
    insert into identity_account (name, name_key, type, password, must_change, demo, created_at)
    values (${name}, ${key}, ${type}, ${password}, ${mustChange}, ${demo}, coalesce(${openedAt}::timestamptz, now()))
    on conflict (name_key) do nothing
    returning id`.execute(tx);
  return rows[0]?.id;
};

export const findAccountByKey = async (db: Database, key: string): Promise<StoredAccount | undefined> => {
  const { rows } = await sql<StoredAccount>`
    select id, name, type, password, status,
           password_set_at as "passwordSetAt", must_change as "mustChange"
    from identity_account where name_key = ${key}`.execute(db.kysely);
  return rows[0];
};

export interface OpenedSession extends Origin {
  tokenHash: Buffer;
  accountId: bigint;
  /** Of the password that the stored one has to be still; null for whichever it is. */
  passwordDigest: Buffer | null;
  held: boolean;
  at: Date;
}

/**
 * Opens a session while the account is open and has the password; whether it did. A change of the account waits for
 * this transaction, or this one for the change: no session slips in beside the ending of all.
 */
export const insertSession = async (tx: Transaction, session: OpenedSession): Promise<boolean> => {
  const { tokenHash, accountId, passwordDigest, held, at, ip, userAgent } = session;
  const { numAffectedRows = 0n } = await sql`
    insert into identity_session (token_hash, account_id, held, created_at, last_used_at, ip, user_agent)
    select ${tokenHash}::bytea, id, ${held}::boolean, ${at}::timestamptz, ${at}::timestamptz, ${ip}::text,
           ${userAgent}::text
    from identity_account
    where id = ${accountId} and status = 'open'
      and (${passwordDigest}::bytea is null
           or sha256(convert_to(password, 'UTF8')) = ${passwordDigest}::bytea)
    for share`.execute(tx);
  return numAffectedRows > 0n;
};

/** The owner has chosen another password: the session is let everywhere. */
export const releaseSession = async (tx: Transaction, id: bigint): Promise<void> => {
  await sql`update identity_session set held = false where id = ${id}`.execute(tx);
};

export const isPasswordChangeDue = async (db: Database, id: bigint): Promise<boolean> => {
  const { rows } = await sql<{ held: boolean }>`
    select held from identity_session where id = ${id}`.execute(db.kysely);
  return rows[0]?.held ?? false;
};

const LIVE_SESSIONS = defineStatement(
  'access_live_sessions',
  `select s.id, s.token_hash as "tokenHash", s.account_id as "accountId", a.name as account, a.type, a.status,
          s.created_at as "createdAt", s.last_used_at as "lastUsedAt", s.held
   from identity_session s join identity_account a on a.id = s.account_id
   where s.token_hash = any($1::bytea[]) and s.ended_at is null`,
);

export const findLiveSessions = (db: Database, tokenHashes: readonly Buffer[]): Promise<LiveSession[]> =>
  runStatement(db, LIVE_SESSIONS, [tokenHashes]);

export const touchSession = async (db: Database, id: bigint, at: Date): Promise<void> => {
  await sql`update identity_session set last_used_at = ${at} where id = ${id}`.execute(db.kysely);
};

export const endSession = async (db: Database, id: bigint, reason: string, at: Date): Promise<void> => {
  await sql`
    update identity_session set ended_at = ${at}, end_reason = ${reason}
    where id = ${id} and ended_at is null`.execute(db.kysely);
};

/** When the account was logged in to last before the given session. */
export const findPreviousLogin = async (db: Database, accountId: bigint, sessionId: bigint) => {
  const { rows } = await sql<{ at: Date }>`
    select created_at as at from identity_session
    where account_id = ${accountId} and id < ${sessionId}
    order by id desc limit 1`.execute(db.kysely);
  return rows[0]?.at;
};

export interface AccountRow {
  id: bigint;
  name: string;
  key: string;
  type: AccountType;
  status: 'open' | 'locked';
  stakeLimit: bigint | null;
  bettingStopped: boolean;
  demo: boolean;
}

const ACCOUNT_ROWS = defineStatement(
  'identity_account_rows',
  `select id, name, name_key as key, type, status, stake_limit as "stakeLimit",
          betting_stopped as "bettingStopped", demo
   from identity_account where name_key = any($1::text[])`,
);

export const findAccountRows = (db: Database, keys: readonly string[]): Promise<AccountRow[]> =>
  runStatement(db, ACCOUNT_ROWS, [keys]);

export const listAccountNames = async (db: Database, ids: readonly bigint[]) => {
  const { rows } = await sql<{ id: bigint; name: string; demo: boolean }>`
    select id, name, demo from identity_account where id = any(${ids}::bigint[])`.execute(db.kysely);
  return rows;
};

/** What decides which bets are taken of an account. */
export interface BettingTerms {
  readonly id: bigint;
  readonly stopped: boolean;
  readonly stakeLimit: bigint | null;
}

const TERMS = sql`
  id, status = 'locked' or betting_stopped as stopped, stake_limit as "stakeLimit"`;

export const updateStakeLimit = async (
  tx: Transaction,
  key: string,
  limit: bigint | null,
): Promise<BettingTerms | undefined> => {
  const { rows } = await sql<BettingTerms>`
    update identity_account set stake_limit = ${limit} where name_key = ${key} returning ${TERMS}`.execute(
    tx,
  );
  return rows[0];
};

/** Sessions that are being opened at the same time wait for this, or this for them. */
export const updateStatus = async (
  tx: Transaction,
  accountId: bigint,
  status: 'open' | 'locked',
): Promise<BettingTerms | undefined> => {
  const { rows } = await sql<BettingTerms>`
    update identity_account set status = ${status} where id = ${accountId} returning ${TERMS}`.execute(tx);
  return rows[0];
};

export const updateBetting = async (
  tx: Transaction,
  accountId: bigint,
  stopped: boolean,
): Promise<BettingTerms | undefined> => {
  const { rows } = await sql<BettingTerms>`
    update identity_account set betting_stopped = ${stopped} where id = ${accountId}
    returning ${TERMS}`.execute(tx);
  return rows[0];
};
