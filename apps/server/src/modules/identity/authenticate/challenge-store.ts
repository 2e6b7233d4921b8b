import type { identity } from '@hintha/contract';
import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { RememberMe, VerifiedLogin } from '../types.ts';

export interface NewChallenge extends VerifiedLogin {
  idHash: Buffer;
  methods: readonly identity.SecondFactor[];
  at: Date;
  expiresAt: Date;
}

export const insertChallenge = async (db: Database, challenge: NewChallenge): Promise<void> => {
  const { idHash, accountId, passwordDigest, methods, passwordStatus, remember, at, expiresAt } = challenge;
  await sql`
    insert into identity_challenge
      (id_hash, account_id, password_digest, methods, first_time_login, password_expired,
       using_default_password, remember_name, remember_type, created_at, expires_at)
    values
      (${idHash}, ${accountId}, ${passwordDigest}, ${methods}::text[], ${passwordStatus.firstTimeLogin},
       ${passwordStatus.passwordExpired}, ${passwordStatus.usingDefaultPassword}, ${remember?.name ?? null},
       ${remember?.type ?? null}, ${at}, ${expiresAt})`.execute(db.kysely);
};

export interface Challenge extends VerifiedLogin {
  idHash: Buffer;
  methods: identity.SecondFactor[];
}

interface ChallengeRow {
  accountId: bigint;
  passwordDigest: Buffer;
  methods: identity.SecondFactor[];
  firstTimeLogin: boolean;
  passwordExpired: boolean;
  usingDefaultPassword: boolean;
  rememberMeName: string | null;
  rememberMeType: RememberMe['type'] | null;
}

export interface Waiting {
  idHash: Buffer;
  now: Date;
  mostTries: number;
}

/** The login that waits under an id, while it does. */
export const findChallenge = async (
  db: Database,
  { idHash, now, mostTries }: Waiting,
): Promise<Challenge | undefined> => {
  const { rows } = await sql<ChallengeRow>`
    select account_id as "accountId", password_digest as "passwordDigest", methods,
           first_time_login as "firstTimeLogin", password_expired as "passwordExpired",
           using_default_password as "usingDefaultPassword",
           remember_name as "rememberMeName", remember_type as "rememberMeType"
    from identity_challenge
    where id_hash = ${idHash} and passed_at is null and expires_at > ${now} and tries < ${mostTries}`.execute(
    db.kysely,
  );
  const [row] = rows;
  return row && toChallenge(idHash, row);
};

const toChallenge = (idHash: Buffer, row: ChallengeRow): Challenge => {
  const {
    accountId,
    passwordDigest,
    methods,
    rememberMeName: name,
    rememberMeType: type,
    ...passwordStatus
  } = row;
  const remember = name === null || type === null ? null : { name, type };
  return { idHash, accountId, passwordDigest, methods, passwordStatus, remember };
};

/** Counts a try before its answer is checked; false when there have been too many. */
export const takeTry = async (
  db: Database,
  method: identity.SecondFactor,
  { idHash, now, mostTries }: Waiting,
): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    update identity_challenge
    set tries = tries + 1, payee_tries = payee_tries + ${method === 'payeeName' ? 1 : 0}
    where id_hash = ${idHash} and passed_at is null and expires_at > ${now} and tries < ${mostTries}`.execute(
    db.kysely,
  );
  return numAffectedRows > 0n;
};

/** How often the name of an account's payee was tried in logins that did not come through. */
export const countPayeeTries = async (db: Database, accountId: bigint, since: Date): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(payee_tries), 0)::int as count from identity_challenge
    where account_id = ${accountId} and created_at > ${since} and passed_at is null`.execute(db.kysely);
  return rows[0]?.count ?? 0;
};

/** The login comes through; false when it did already. */
export const passChallenge = async (tx: Transaction, idHash: Buffer, at: Date): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    update identity_challenge set passed_at = ${at} where id_hash = ${idHash} and passed_at is null`.execute(
    tx,
  );
  return numAffectedRows > 0n;
};

/** Whether the account behind a challenge is locked by now. */
export const isLocked = async (db: Database, accountId: bigint): Promise<boolean> => {
  const { rows } = await sql<{ locked: boolean }>`
    select status = 'locked' as locked from identity_account where id = ${accountId}`.execute(db.kysely);
  return rows[0]?.locked ?? true;
};
