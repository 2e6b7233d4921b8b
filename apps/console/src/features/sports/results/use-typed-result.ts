import { useState } from 'react';
import type { Result, SportsEvent } from '../use-events.ts';
import { emptyEsports, readEsports, type TypedEsports, typeEsports } from './read-esports.ts';
import { EMPTY_FOOTBALL, readFootball, type TypedFootball, typeFootball } from './read-football.ts';

const USUAL_BEST_OF = 3;

export interface TypedResult {
  readonly football: TypedFootball;
  readonly esports: TypedEsports;
}

/** How many maps there were to be at most when bets were taken. */
export const offeredBestOf = ({ bestOf }: Pick<SportsEvent, 'bestOf'>): number => bestOf ?? USUAL_BEST_OF;

const startWith = (event: SportsEvent, result: Result | null): TypedResult => ({
  football: result?.sport === 'football' ? typeFootball(result) : EMPTY_FOOTBALL,
  esports: result?.sport === 'esports' ? typeEsports(result) : emptyEsports(offeredBestOf(event)),
});

/** What is typed of a result, with what it comes to; it begins with one that was reported. */
export const useTypedResult = (event: SportsEvent, reported: Result | null) => {
  const [typed, setTyped] = useState(() => startWith(event, reported));
  const result =
    event.sport === 'football'
      ? readFootball(typed.football)
      : readEsports(typed.esports, offeredBestOf(event));
  return { typed, setTyped, result };
};
