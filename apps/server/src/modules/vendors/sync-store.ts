import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

/** How the last sync of an integration went, as far as it has come. */
export interface GameSync {
  readonly integration: string;
  readonly state: 'queued' | 'running' | 'done' | 'failed';
  readonly askedAt: Date;
  readonly finishedAt: Date | null;
  readonly games: number | null;
  readonly added: number | null;
  readonly changed: number | null;
  readonly gone: number | null;
  readonly leftOut: number | null;
  readonly failure: string | null;
  readonly detail: string | null;
}

export const selectSyncs = async (db: Database): Promise<GameSync[]> => {
  const { rows } = await sql<GameSync>`
    select integration, state, asked_at as "askedAt", finished_at as "finishedAt", games, added, changed, gone,
           left_out as "leftOut", failure, detail
    from vendors_game_sync`.execute(db.kysely);
  return rows;
};

/** A sync begins anew; what the one before found is over. */
export const upsertSync = async (
  on: Database | Transaction,
  { integration, state, askedAt }: Pick<GameSync, 'integration' | 'state' | 'askedAt'>,
): Promise<void> => {
  await sql`
    insert into vendors_game_sync (integration, state, asked_at) values (${integration}, ${state}, ${askedAt})
    on conflict (integration) do update
    set state = excluded.state, asked_at = excluded.asked_at, finished_at = null, games = null, added = null,
        changed = null, gone = null, left_out = null, failure = null, detail = null`.execute(
    'pool' in on ? on.kysely : on,
  );
};

export const completeSync = async (
  on: Database | Transaction,
  sync: Omit<GameSync, 'askedAt'>,
): Promise<void> => {
  const { integration, state, finishedAt, games, added, changed, gone, leftOut, failure, detail } = sync;
  await sql`
    update vendors_game_sync
    set state = ${state}, finished_at = ${finishedAt}, games = ${games}, added = ${added}, changed = ${changed},
        gone = ${gone}, left_out = ${leftOut}, failure = ${failure}, detail = ${detail}
    where integration = ${integration}`.execute('pool' in on ? on.kysely : on);
};
