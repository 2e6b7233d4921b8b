import type { Money } from '@hintha/money';
import type { Database } from '@hintha/platform';
import { sql } from 'kysely';

/** A win that its vendor was told to send again. */
export interface WaitingWin {
  readonly accountId: bigint;
  readonly key: string;
  readonly integration: string;
  readonly round: string;
  readonly game: string;
  readonly amount: Money;
}

export interface NotedWin extends WaitingWin {
  readonly firstAt: Date;
  readonly lastAt: Date;
  readonly tries: number;
}

export const upsertWaitingWin = async (db: Database, win: WaitingWin, at: Date): Promise<void> => {
  const { accountId, key, integration, round, game, amount } = win;
  await sql`
    insert into vendors_waiting_win as w (account_id, key, integration, round, game, amount, first_at, last_at)
    values (${accountId}, ${key}, ${integration}, ${round}, ${game}, ${amount}, ${at}, ${at})
    on conflict (account_id, key) do update set last_at = excluded.last_at, tries = w.tries + 1`.execute(
    db.kysely,
  );
};

/** The wins that were sent since an integration was suspended, and shortly before: the one that it was suspended for. */
export const selectWaitingWins = async (
  db: Database,
  { integration, since, limit }: { integration: string; since: Date; limit: number },
): Promise<NotedWin[]> => {
  const { rows } = await sql<NotedWin>`
    select account_id as "accountId", key, integration, round, game, amount, first_at as "firstAt",
           last_at as "lastAt", tries
    from vendors_waiting_win where integration = ${integration} and last_at >= ${since}
    order by first_at limit ${limit}`.execute(db.kysely);
  return rows;
};

export const deleteWaitingWins = async (db: Database, before: Date): Promise<void> => {
  await sql`delete from vendors_waiting_win where last_at < ${before}`.execute(db.kysely);
};
