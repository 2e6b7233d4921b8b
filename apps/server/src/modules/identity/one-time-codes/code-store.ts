import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

export interface NewCode {
  purpose: Purpose;
  recipient: string;
  /** Whose contact the recipient is to become; null where it is somebody's already. */
  owner: bigint | null;
  digest: Buffer;
  network: string;
  bySms: boolean;
  at: Date;
  expiresAt: Date;
}

/** Writes a code and ends those that the recipient had for the same purpose. */
export const insertCode = async (tx: Transaction, code: NewCode): Promise<void> => {
  const { purpose, recipient, owner, digest, network, bySms, at, expiresAt } = code;
  await sql`
    update identity_code set ended_at = ${at}
    where recipient = ${recipient} and purpose = ${purpose} and owner is not distinct from ${owner}
      and ended_at is null`.execute(tx);
  await sql`
    insert into identity_code (purpose, recipient, owner, digest, place, by_sms, created_at, expires_at)
    values (${purpose}, ${recipient}, ${owner}, ${digest}, ${network}, ${bySms}, ${at}, ${expiresAt})`.execute(
    tx,
  );
};

/** How many codes were asked for a number, or from a network, after an instant. */
export const countCodes = async (
  tx: Transaction,
  about: { recipient: string } | { network: string },
  since: Date,
): Promise<number> => {
  const whose = 'network' in about ? sql`place = ${about.network}` : sql`recipient = ${about.recipient}`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from identity_code where ${whose} and created_at > ${since}`.execute(tx);
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
  expiresAt: Date;
  tries: number;
}

/** The code that stands, with this try already counted, so that tries at once are counted one by one. */
export const countTry = async (
  db: Database,
  { purpose, recipient, owner }: Pick<NewCode, 'purpose' | 'recipient' | 'owner'>,
): Promise<TriedCode | undefined> => {
  const { rows } = await sql<TriedCode>`
    update identity_code set tries = tries + 1
    where recipient = ${recipient} and purpose = ${purpose} and owner is not distinct from ${owner}
      and ended_at is null
    returning id, digest, expires_at as "expiresAt", tries`.execute(db.kysely);
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
