import { BusinessError, type Database } from '@hintha/platform';
import { findGames } from '../catalogue/index.ts';
import { gameOf, SOURCE } from './rules.ts';
import type { Sport } from './types.ts';

const SPORTS: readonly Sport[] = ['football', 'esports'];

/** The sports whose vendor in the lobby rests: nothing is bet on them. */
export const listResting = async (db: Database): Promise<ReadonlySet<Sport>> => {
  const known = await findGames(
    db,
    SPORTS.map((sport) => ({ source: SOURCE, gameId: gameOf(sport) })),
  );
  const resting = new Set([...known.values()].filter(({ available }) => !available).map(({ code }) => code));
  return new Set(SPORTS.filter((sport) => resting.has(gameOf(sport))));
};

/** Refuses while the vendor of the book rests. */
export const refuseResting = (resting: ReadonlySet<Sport>, sports: readonly Sport[]): void => {
  if (sports.some((sport) => resting.has(sport))) throw new BusinessError('game_unavailable');
};
