import { sql } from 'kysely';
import type { Database } from '@hintha/platform';
import type { LiveSession, Session } from './types.ts';

const COLUMNS = sql`
  id, account, currency, nickname, game, language, jurisdiction, return_url as "returnUrl",
  operator_session as "operatorSession", wallet, max_bet as "maxBet"`;

export interface NewSession extends Omit<Session, 'id'> {
  readonly launchHash: Buffer;
  readonly at: Date;
}

export const insertSession = async (db: Database, session: NewSession): Promise<void> => {
  const { launchHash, at, account, currency, nickname, game, language } = session;
  await sql`
    insert into studio_session
      (launch_hash, created_at, account, currency, nickname, game, language, jurisdiction, return_url,
       operator_session, wallet, max_bet)
    values (${launchHash}, ${at}, ${account}, ${currency}, ${nickname}, ${game}, ${language},
       ${session.jurisdiction}, ${session.returnUrl}, ${session.operatorSession},
       ${session.wallet}, ${session.maxBet})`.execute(db.kysely);
};

export const findFreshSession = async (
  db: Database,
  launchHash: Buffer,
  notBefore: Date,
): Promise<Session | undefined> => {
  const { rows } = await sql<Session>`
    select ${COLUMNS} from studio_session
    where launch_hash = ${launchHash} and opened_at is null and created_at > ${notBefore}`.execute(db.kysely);
  return rows[0];
};

export interface Opening {
  readonly launchHash: Buffer;
  readonly tokenHash: Buffer;
  readonly at: Date;
  readonly notBefore: Date;
}

/** False when the code was used in the meantime, or is too old. */
export const openFreshSession = async (db: Database, opening: Opening): Promise<boolean> => {
  const { launchHash, tokenHash, at, notBefore } = opening;
  const { numAffectedRows = 0n } = await sql`
    update studio_session set token_hash = ${tokenHash}, opened_at = ${at}, last_used_at = ${at}
    where launch_hash = ${launchHash} and opened_at is null and created_at > ${notBefore}`.execute(db.kysely);
  return numAffectedRows > 0n;
};

export const findOpenSession = async (db: Database, tokenHash: Buffer): Promise<LiveSession | undefined> => {
  const { rows } = await sql<LiveSession>`
    select ${COLUMNS}, last_used_at as "lastUsedAt" from studio_session
    where token_hash = ${tokenHash}`.execute(db.kysely);
  return rows[0];
};

export const touchSession = async (db: Database, id: bigint, at: Date): Promise<void> => {
  await sql`update studio_session set last_used_at = ${at} where id = ${id}`.execute(db.kysely);
};
