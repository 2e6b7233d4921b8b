import { type Database, lockNames, type Transaction } from '@hintha/platform';
import { sql } from 'kysely';

export interface Recoverable {
  id: bigint;
  /** The mail address that has proven to be the account's. */
  email: string | null;
  language: string | null;
}

export const findRecoverable = async (db: Database, key: string): Promise<Recoverable | undefined> => {
  const { rows } = await sql<Recoverable>`
    select id, email, language from identity_account where name_key = ${key}`.execute(db.kysely);
  return rows[0];
};

interface Asker {
  network: string;
  /** Undefined where name and address do not belong together. */
  accountId: bigint | undefined;
}

/** Lets one call at a time weigh what was asked from the network and for the account, until its transaction ends. */
export const lockAsker = (tx: Transaction, { network, accountId }: Asker): Promise<void> =>
  lockNames(tx, [`mail from ${network}`, ...(accountId === undefined ? [] : [`mail to ${accountId}`])]);

export const countAsked = async (tx: Transaction, { network, accountId = 0n }: Asker, since: Date) => {
  const { rows } = await sql<{ fromNetwork: number; toAccount: number }>`
    select
      (select count(*)::int from identity_reset_link where place = ${network} and at > ${since}) as "fromNetwork",
      (select count(*)::int from identity_reset_link
       where account_id = ${accountId} and at > ${since}) as "toAccount"`.execute(tx);
  return rows[0] ?? { fromNetwork: 0, toAccount: 0 };
};

export interface NewLink extends Asker {
  tokenHash: Buffer;
  at: Date;
}

/** Writes down what was asked for; without an account there is no link in it. */
export const insertLink = async (tx: Transaction, { network, accountId, tokenHash, at }: NewLink) => {
  const [id, hash] = accountId === undefined ? [null, null] : [accountId, tokenHash];
  await sql`
    insert into identity_reset_link (account_id, place, token_hash, password_digest, at)
    values (${id}, ${network}, ${hash},
            (select sha256(convert_to(password, 'UTF8')) from identity_account where id = ${id}), ${at})`.execute(
    tx,
  );
};

export const endLinks = async (tx: Transaction, accountId: bigint, at: Date): Promise<void> => {
  await sql`
    update identity_reset_link set ended_at = ${at}
    where account_id = ${accountId} and ended_at is null`.execute(tx);
};

export const purgeLinks = async (db: Database, before: Date): Promise<void> => {
  await sql`
    delete from identity_reset_link where id in (
      select id from identity_reset_link where at <= ${before} limit 100 for update skip locked)`.execute(
    db.kysely,
  );
};

interface VerifiedFactor {
  tokenHash: Buffer;
  /** Links that went out at this instant or before are too old. */
  since: Date;
}

/** The account that a living link opens. */
export const findLinked = async (db: Database, { tokenHash, since }: VerifiedFactor) => {
  const { rows } = await sql<{ id: bigint; status: 'open' | 'locked' }>`
    select a.id, a.status from identity_reset_link l join identity_account a on a.id = l.account_id
    where l.token_hash = ${tokenHash} and l.ended_at is null and l.at > ${since}
      and l.password_digest = sha256(convert_to(a.password, 'UTF8'))`.execute(db.kysely);
  return rows[0];
};

/** Gives the account of a living link its new password; false when the link opens nothing any more. */
export const setPasswordOfLink = async (
  tx: Transaction,
  { tokenHash, since }: VerifiedFactor,
  { password, at }: { password: string; at: Date },
): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    update identity_account a set password = ${password}, password_set_at = ${at}, must_change = false
    from identity_reset_link l
    where l.token_hash = ${tokenHash} and l.ended_at is null and l.at > ${since}
      and a.id = l.account_id and a.status = 'open'
      and l.password_digest = sha256(convert_to(a.password, 'UTF8'))`.execute(tx);
  return numAffectedRows > 0n;
};
