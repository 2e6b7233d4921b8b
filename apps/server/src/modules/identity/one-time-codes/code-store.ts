import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

export interface NewCode {
  purpose: Purpose;
  recipient: string;
  /** Whose contact the recipient is to become; null where it is somebody's already. */
  owner: bigint | null;
  /** The digest of the browser that asks; null for a caller with a session. */
  device: Buffer | null;
  /** Whether the account of the recipient knows the device or is signed in. */
  known: boolean;
  digest: Buffer;
  network: string;
  bySms: boolean;
  at: Date;
  expiresAt: Date;
}

/** Writes a code and ends those that were asked for with the same device; what others ask for ends none. */
export const insertCode = async (tx: Transaction, code: NewCode): Promise<void> => {
  const { purpose, recipient, owner, device, known, digest, network, bySms, at, expiresAt } = code;
  await sql`
    update identity_code set ended_at = ${at}
    where recipient = ${recipient} and purpose = ${purpose} and owner is not distinct from ${owner}
      and device is not distinct from ${device}::bytea and ended_at is null`.execute(tx);
  await sql`
    insert into identity_code
      (purpose, recipient, owner, device, known, digest, place, by_sms, created_at, expires_at)
    values (${purpose}, ${recipient}, ${owner}, ${device}, ${known}, ${digest}, ${network}, ${bySms}, ${at},
            ${expiresAt})`.execute(tx);
};

/** Codes that are counted together. */
export interface Counted {
  recipient?: string;
  network?: string;
  /** Whether the account of the recipient knew who asked; left out for all. */
  known?: boolean;
}

/** How many codes were asked for a number, from a network or both, after an instant. */
export const countCodes = async (
  tx: Transaction,
  { recipient, network, known }: Counted,
  since: Date,
): Promise<number> => {
  const wanted = [sql`created_at > ${since}`];
  if (recipient !== undefined) wanted.push(sql`recipient = ${recipient}`);
  if (network !== undefined) wanted.push(sql`place = ${network}`);
  if (known !== undefined) wanted.push(sql`known = ${known}`);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from identity_code where ${sql.join(wanted, sql` and `)}`.execute(tx);
  return rows[0]?.count ?? 0;
};

/** How many short messages went out with codes since an instant. */
export const countMessages = async (tx: Transaction, since: Date): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from identity_code where by_sms and created_at >= ${since}`.execute(tx);
  return rows[0]?.count ?? 0;
};

export interface TriedCode {
  id: bigint;
  digest: Buffer;
  createdAt: Date;
  expiresAt: Date;
  /** Whether it is tried with the device that asked for it. */
  isOwn: boolean;
  tries: number;
  triesElsewhere: number;
}

/**
 * The code that the device asked for, or else the newest one, with this try already counted, so that tries at once are
 * counted one by one. One that is over comes last.
 */
export const countTry = async (
  db: Database,
  { purpose, recipient, owner, device }: Pick<NewCode, 'purpose' | 'recipient' | 'owner' | 'device'>,
  now: Date,
): Promise<TriedCode | undefined> => {
  const isOwn = sql<boolean>`device is not distinct from ${device}::bytea`;
  const { rows } = await sql<TriedCode>`
    update identity_code set
      tries = tries + (${isOwn})::int, tries_elsewhere = tries_elsewhere + (not (${isOwn}))::int
    where ended_at is null and id = (
      select id from identity_code
      where recipient = ${recipient} and purpose = ${purpose} and owner is not distinct from ${owner}
        and ended_at is null
      order by expires_at > ${now} desc, (${isOwn}) desc, created_at desc, id desc limit 1)
    returning id, digest, created_at as "createdAt", expires_at as "expiresAt", (${isOwn}) as "isOwn", tries,
      tries_elsewhere as "triesElsewhere"`.execute(db.kysely);
  return rows[0];
};

/** Ends a code; false when somebody was faster. */
export const endCode = async (tx: Transaction, id: bigint, at: Date): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    update identity_code set ended_at = ${at} where id = ${id} and ended_at is null`.execute(tx);
  return numAffectedRows > 0n;
};

/** What a one-time code is good for; it opens nothing else. */
export type Purpose = 'login' | 'register' | 'password' | 'proof' | 'challenge' | 'contact';
