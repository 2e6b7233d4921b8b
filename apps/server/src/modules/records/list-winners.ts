import type { Database } from '@hintha/platform';
import { listWonRounds, type Round } from '../bets/index.ts';
import { findGames, type KnownGame } from '../catalogue/index.ts';
import { findAccountNames } from '../identity/index.ts';

export interface Winner {
  round: Round;
  game: KnownGame;
  account: string;
  demo: boolean;
}

/** The latest wins above the stake, of games that are still listed. */
export const listWinners = async (db: Database, count: number): Promise<Winner[]> => {
  const rounds = await listWonRounds(db, count);
  const [games, accounts] = await Promise.all([
    findGames(db, rounds),
    findAccountNames(
      db,
      rounds.map(({ accountId }) => accountId),
    ),
  ]);
  return rounds.flatMap((round) => {
    const game = games.get(`${round.source}/${round.gameId}`);
    const account = accounts.get(round.accountId);
    if (game === undefined || account === undefined) return [];
    return [{ round, game, account: account.name, demo: account.demo }];
  });
};
