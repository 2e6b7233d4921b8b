import type { Database } from '@hintha/platform';
import { listLargestWins, listWonBets, type Bet } from '../bets/index.ts';
import { findGames, type KnownGame } from '../catalogue/index.ts';
import { findAccountNames } from '../identity/index.ts';

export interface Winner {
  bet: Bet;
  game: KnownGame;
  account: string;
  demo: boolean;
}

/** The latest wins above the stake, of games that are still listed. */
export const listWinners = async (db: Database, count: number): Promise<Winner[]> =>
  namePlayers(db, await listWonBets(db, count));

/** The largest wins above the stake since a moment, of games that are still listed. */
export const listLargestWinners = async (db: Database, since: Date, count: number): Promise<Winner[]> =>
  namePlayers(db, await listLargestWins(db, since, count));

/** Bets with their games and whose they are; those of games that are not listed any more are left out. */
export const namePlayers = async (db: Database, bets: readonly Bet[]): Promise<Winner[]> => {
  const [games, accounts] = await Promise.all([
    findGames(db, bets),
    findAccountNames(
      db,
      bets.map(({ accountId }) => accountId),
    ),
  ]);
  return bets.flatMap((bet) => {
    const game = games.get(`${bet.source}/${bet.gameId}`);
    const account = accounts.get(bet.accountId);
    if (game === undefined || account === undefined) return [];
    return [{ bet, game, account: account.name, demo: account.demo }];
  });
};
