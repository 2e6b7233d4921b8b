import { contributionPoint, type Contributions, type Database } from '@hintha/platform';
import { sql } from 'kysely';

/** What stops every bet of a vendor, as an SQL condition that reads what it goes by anew. */
export const BET_STOPS = contributionPoint<string>('vendors.bet-stops');

/** Whether no vendor may take a bet, for the statement that posts bets. */
export const betsStopped = (contributions: Contributions): string =>
  `(${['false', ...contributions.all(BET_STOPS)].join(' or ')})`;

export const readBetsStopped = async (db: Database, stopped: string): Promise<boolean> => {
  const { rows } = await sql<{ stopped: boolean }>`select ${sql.raw(stopped)} as stopped`.execute(db.kysely);
  return rows[0]?.stopped ?? false;
};
