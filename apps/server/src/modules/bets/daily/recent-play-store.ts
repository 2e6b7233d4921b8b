import type { Database } from '@hintha/platform';
import { sql } from 'kysely';

/** How many rounds of a game were decided. */
export interface DecidedRounds {
  readonly source: string;
  readonly gameId: string;
  readonly rounds: bigint;
}

export const countDecided = async (db: Database, since: Date): Promise<DecidedRounds[]> => {
  const { rows } = await sql<DecidedRounds>`
    select source, game as "gameId", count(*) as rounds from bets_bet
    where settled_at >= ${since} and state in ('settled', 'cashed_out') and stake > 0
    group by 1, 2`.execute(db.kysely);
  return rows;
};
