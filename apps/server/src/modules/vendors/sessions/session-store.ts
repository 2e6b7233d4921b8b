import type { Database } from '@hintha/platform';
import { sql } from 'kysely';

export interface GameSession {
  readonly accountId: bigint;
  readonly integration: string;
  readonly gameId: string;
  readonly expiresAt: Date;
}

export const insertSession = async (
  db: Database,
  session: GameSession & { readonly digest: Buffer; readonly openedAt: Date },
): Promise<void> => {
  const { digest, accountId, integration, gameId, openedAt, expiresAt } = session;
  await sql`
    insert into vendors_game_session (token_digest, account_id, integration, game_id, opened_at, expires_at)
    values (${digest}, ${accountId}, ${integration}, ${gameId}, ${openedAt}, ${expiresAt})`.execute(
    db.kysely,
  );
};

export const selectSession = async (db: Database, digest: Buffer): Promise<GameSession | undefined> => {
  const { rows } = await sql<GameSession>`
    select account_id as "accountId", integration, game_id as "gameId", expires_at as "expiresAt"
    from vendors_game_session where token_digest = ${digest}`.execute(db.kysely);
  return rows[0];
};

export const deleteSessionsBefore = async (db: Database, before: Date): Promise<void> => {
  await sql`delete from vendors_game_session where expires_at < ${before}`.execute(db.kysely);
};
