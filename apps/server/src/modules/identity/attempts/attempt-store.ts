import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

/** Whose login is tried, as a digest, and from where. */
export interface AttemptKey {
  name: Buffer;
  network: string;
}

interface Since {
  captcha: Date;
  closed: Date;
  flood: Date;
}

export interface Counts {
  ofName: number;
  fromNetwork: number;
  closed: boolean;
  flooded: boolean;
}

export const countAttempts = async (
  db: Database,
  tried: AttemptKey,
  since: Since,
  floodFrom: number,
): Promise<Counts> => {
  const { name, network } = tried;
  const { rows } = await sql<Counts>`
    select
      (select count(*)::int from identity_attempt
       where name = ${name} and failed and at > ${since.captcha}) as "ofName",
      (select count(*)::int from identity_attempt
       where place = ${network} and failed and at > ${since.captcha}) as "fromNetwork",
      exists (select 1 from identity_attempt
              where name = ${name} and closing and at > ${since.closed}) as closed,
      exists (select 1 from identity_attempt
              where at > ${since.flood} and strange and failed
              offset ${floodFrom - 1}) as flooded`.execute(db.kysely);
  return rows[0] ?? { ofName: 0, fromNetwork: 0, closed: false, flooded: false };
};

/** Lets one call at a time weigh the attempts of a name, until its transaction ends. */
export const lockName = async (tx: Transaction, name: Buffer): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name.toString('hex')}, 0))`.execute(tx);
};

/** Attempts of a name from unrecognised networks after an instant, those in progress among them. */
export const countUnrecognised = async (tx: Transaction, name: Buffer, since: Date) => {
  const { rows } = await sql<{ count: number; closed: boolean }>`
    select count(*)::int as count, coalesce(bool_or(closing), false) as closed
    from identity_attempt where name = ${name} and strange and at > ${since}`.execute(tx);
  return rows[0] ?? { count: 0, closed: false };
};

export interface NewAttempt extends AttemptKey {
  strange: boolean;
  closing: boolean;
  at: Date;
}

export const insertAttempt = async (tx: Transaction, attempt: NewAttempt): Promise<bigint> => {
  const { name, network, strange, closing, at } = attempt;
  const { rows } = await sql<{ id: bigint }>`
    insert into identity_attempt (name, place, strange, closing, at)
    values (${name}, ${network}, ${strange}, ${closing}, ${at}) returning id`.execute(tx);
  return rows[0]?.id ?? 0n;
};

export const failAttempt = async (db: Database, id: bigint): Promise<void> => {
  await sql`update identity_attempt set failed = true where id = ${id}`.execute(db.kysely);
};

export const removeAttempt = async (on: Database | Transaction, id: bigint): Promise<void> => {
  await sql`delete from identity_attempt where id = ${id}`.execute('pool' in on ? on.kysely : on);
};

/** Takes the name off its failures; they still count for their networks. */
export const clearName = async (tx: Transaction, name: Buffer): Promise<void> => {
  await sql`update identity_attempt set name = null where name = ${name}`.execute(tx);
};
