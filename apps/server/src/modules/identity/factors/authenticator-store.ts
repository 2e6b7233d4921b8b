import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

export interface StoredAuthenticator {
  secret: Buffer;
  confirmed: boolean;
  lastStep: bigint;
}

export const findAuthenticator = async (
  db: Database,
  accountId: bigint,
): Promise<StoredAuthenticator | undefined> => {
  const { rows } = await sql<StoredAuthenticator>`
    select secret, confirmed_at is not null as confirmed, last_step as "lastStep"
    from identity_authenticator where account_id = ${accountId}`.execute(db.kysely);
  return rows[0];
};

/** Takes in a secret that waits for its first code, in place of one that waited; false when one counts already. */
export const prepareRow = async (
  db: Database,
  { accountId, secret, at }: { accountId: bigint; secret: Buffer; at: Date },
): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    insert into identity_authenticator as mine (account_id, secret, prepared_at)
    values (${accountId}, ${secret}, ${at})
    on conflict (account_id) do update set secret = excluded.secret, prepared_at = excluded.prepared_at
    where mine.confirmed_at is null`.execute(db.kysely);
  return numAffectedRows > 0n;
};

export interface Confirmation {
  accountId: bigint;
  /** The secret whose code was verified; another one that was prepared meanwhile does not count. */
  secret: Buffer;
  step: bigint;
  at: Date;
}

export const confirmRow = async (tx: Transaction, confirmation: Confirmation): Promise<boolean> => {
  const { accountId, secret, step, at } = confirmation;
  const { numAffectedRows = 0n } = await sql`
    update identity_authenticator set confirmed_at = ${at}, last_step = ${step}
    where account_id = ${accountId} and secret = ${secret} and confirmed_at is null`.execute(tx);
  return numAffectedRows > 0n;
};

/** Takes the account's authenticator away; false when there was none. */
export const deleteAuthenticator = async (tx: Transaction, accountId: bigint): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    delete from identity_authenticator where account_id = ${accountId}`.execute(tx);
  return numAffectedRows > 0n;
};

/** Uses up the code of a time step and those before it; false when it was used up. */
export const useStep = async (tx: Transaction, accountId: bigint, step: bigint): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    update identity_authenticator set last_step = ${step}
    where account_id = ${accountId} and confirmed_at is not null and last_step < ${step}`.execute(tx);
  return numAffectedRows > 0n;
};

/** Tries of an account since an instant; callers about the same account wait for one another. */
export const countTries = async (tx: Transaction, accountId: bigint, since: Date): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`authenticator ${accountId}`}, 0))`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from identity_authenticator_attempt
    where account_id = ${accountId} and at > ${since}`.execute(tx);
  return rows[0]?.count ?? 0;
};

export const insertTry = async (tx: Transaction, accountId: bigint, at: Date): Promise<bigint> => {
  const { rows } = await sql<{ id: bigint }>`
    insert into identity_authenticator_attempt (account_id, at) values (${accountId}, ${at}) returning id`.execute(
    tx,
  );
  return rows[0]?.id ?? 0n;
};

export const forgiveTry = async (db: Database, id: bigint): Promise<void> => {
  await sql`delete from identity_authenticator_attempt where id = ${id}`.execute(db.kysely);
};
