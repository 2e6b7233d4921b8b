import { type Database, lockNames, type Transaction } from '@hintha/platform';
import { sql } from 'kysely';

/** Whose login is tried, as a digest, and from where. */
export interface AttemptKey {
  name: Buffer;
  network: string;
  /** The digest of a device that the account knows; null for every other. */
  device: Buffer | null;
}

export interface Since {
  captcha: Date;
  lock: Date;
  flood: Date;
}

/** Attempts that have not turned out right, those in progress among them. */
export interface AttemptCounts {
  /** Of the name, from networks and devices that its account does not know. */
  unrecognised: number;
  /** From the network, whosever name it was; a known device counts for itself. */
  fromNetwork: number;
  /** Of the name, with the known device. */
  withDevice: number;
  /** The next three are counted over the time of a lock. */
  unrecognisedHere: number;
  unrecognisedAnywhere: number;
  lastUnrecognisedAt: Date | null;
  lockedHere: boolean;
  flooded: boolean;
}

/** Lets one call at a time weigh the attempts of a name and of a network, until its transaction ends. */
export const lockCounters = (tx: Transaction, { name, network }: AttemptKey): Promise<void> =>
  lockNames(tx, [`login of ${name.toString('hex')}`, `login from ${network}`]);

export const countAttempts = async (
  on: Database | Transaction,
  { name, network, device }: AttemptKey,
  since: Since,
  floodFrom: number,
): Promise<AttemptCounts> => {
  const { rows } = await sql<AttemptCounts>`
    with unrecognised as (
      select place, closing, at from identity_attempt
      where name = ${name} and strange and at > ${since.captcha < since.lock ? since.captcha : since.lock}
    )
    select
      (select count(*)::int from unrecognised where at > ${since.captcha}) as unrecognised,
      (select count(*)::int from identity_attempt
       where place = ${network} and device is null and at > ${since.captcha}) as "fromNetwork",
      (select count(*)::int from identity_attempt
       where name = ${name} and device = ${device}::bytea and at > ${since.captcha}) as "withDevice",
      (select count(*)::int from unrecognised
       where place = ${network} and at > ${since.lock}) as "unrecognisedHere",
      (select count(*)::int from unrecognised where at > ${since.lock}) as "unrecognisedAnywhere",
      (select max(at) from unrecognised where at > ${since.lock}) as "lastUnrecognisedAt",
      exists (select from unrecognised
              where place = ${network} and closing and at > ${since.lock}) as "lockedHere",
      exists (select from identity_attempt
              where at > ${since.flood} and strange and failed offset ${floodFrom - 1}) as flooded`.execute(
    'pool' in on ? on.kysely : on,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('counting answers one row');
  return row;
};

export interface NewAttempt extends AttemptKey {
  /** Whether the account knows neither the network nor the device. */
  unrecognised: boolean;
  /** Whether it is the one that locks the name for its network. */
  closing: boolean;
  at: Date;
}

export const insertAttempt = async (tx: Transaction, attempt: NewAttempt): Promise<bigint> => {
  const { name, network, device, unrecognised, closing, at } = attempt;
  const { rows } = await sql<{ id: bigint }>`
    insert into identity_attempt (name, place, device, strange, closing, at)
    values (${name}, ${network}, ${device}, ${unrecognised}, ${closing}, ${at}) returning id`.execute(tx);
  return rows[0]?.id ?? 0n;
};

export const failAttempt = async (db: Database, id: bigint): Promise<void> => {
  await sql`update identity_attempt set failed = true where id = ${id}`.execute(db.kysely);
};

export const removeAttempt = async (on: Database | Transaction, id: bigint): Promise<void> => {
  await sql`delete from identity_attempt where id = ${id}`.execute('pool' in on ? on.kysely : on);
};

/** Takes the name off its failures from the same network or device; they still count for the network. */
export const clearOwnFailures = async (
  tx: Transaction,
  { name, network, device }: AttemptKey,
): Promise<void> => {
  await sql`
    update identity_attempt set name = null
    where name = ${name} and (place = ${network} or device = ${device}::bytea)`.execute(tx);
};
