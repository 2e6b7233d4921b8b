import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

/** A win without a bet that was refused. */
export interface RefusedWin {
  readonly integration: string;
  readonly day: string;
  readonly key: string;
}

export const insertRefusedWin = async (
  db: Database,
  { integration, day, key }: RefusedWin,
): Promise<void> => {
  await sql`
    insert into vendors_refused_win (integration, day, key) values (${integration}, ${day}::date, ${key})
    on conflict do nothing`.execute(db.kysely);
};

/** How many each integration was refused on the day; those without one are left out. */
export const countRefusedWins = async (db: Database, day: string): Promise<Map<string, number>> => {
  const { rows } = await sql<{ integration: string; wins: number }>`
    select integration, count(*)::int as wins from vendors_refused_win where day = ${day}::date
    group by 1`.execute(db.kysely);
  return new Map(rows.map(({ integration, wins }) => [integration, wins]));
};

/** What was looked at when an integration was resumed counts no more. */
export const forgetRefusedWins = async (tx: Transaction, integration: string): Promise<void> => {
  await sql`delete from vendors_refused_win where integration = ${integration}`.execute(tx);
};

export const deleteRefusedWins = async (db: Database, before: string): Promise<void> => {
  await sql`delete from vendors_refused_win where day < ${before}::date`.execute(db.kysely);
};
