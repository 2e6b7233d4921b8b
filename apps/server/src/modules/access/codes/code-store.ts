import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Purpose } from './types.ts';

export interface NewCode {
  purpose: Purpose;
  recipient: string;
  digest: Buffer;
  ip: string;
  at: Date;
  expiresAt: Date;
}

/** Writes a code and ends those that the recipient had for the same purpose. */
export const insertCode = async (tx: Transaction, code: NewCode): Promise<void> => {
  const { purpose, recipient, digest, ip, at, expiresAt } = code;
  await sql`
    update access_code set ended_at = ${at}
    where recipient = ${recipient} and purpose = ${purpose} and ended_at is null`.execute(tx);
  await sql`
    insert into access_code (purpose, recipient, digest, ip, created_at, expires_at)
    values (${purpose}, ${recipient}, ${digest}, ${ip}, ${at}, ${expiresAt})`.execute(tx);
};

export interface SentCounts {
  toRecipient: bigint;
  fromIp: bigint;
}

/** How many codes went out since; callers about the same recipient or from the same address wait for one another. */
export const countSent = async (
  tx: Transaction,
  about: { recipient: string; ip: string; recipientSince: Date; ipSince: Date },
): Promise<SentCounts> => {
  const { recipient, ip, recipientSince, ipSince } = about;
  await sql`
    select pg_advisory_xact_lock(key) from (
      select hashtextextended(name, 0) as key from unnest(${[`code ${recipient}`, `code from ${ip}`]}::text[]) n (name)
      order by 1
    ) locks`.execute(tx);
  const { rows } = await sql<SentCounts>`
    select (select count(*) from access_code where recipient = ${recipient} and created_at > ${recipientSince})
             as "toRecipient",
           (select count(*) from access_code where ip = ${ip} and created_at > ${ipSince}) as "fromIp"`.execute(
    tx,
  );
  return rows[0] ?? { toRecipient: 0n, fromIp: 0n };
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
  purpose: Purpose,
  recipient: string,
): Promise<TriedCode | undefined> => {
  const { rows } = await sql<TriedCode>`
    update access_code set tries = tries + 1
    where recipient = ${recipient} and purpose = ${purpose} and ended_at is null
    returning id, digest, expires_at as "expiresAt", tries`.execute(db.kysely);
  return rows[0];
};

/** Ends a code; false when somebody was faster. */
export const endCode = async (tx: Transaction, id: bigint, at: Date): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    update access_code set ended_at = ${at} where id = ${id} and ended_at is null`.execute(tx);
  return numAffectedRows > 0n;
};
