import { useState } from 'react';
import type { Result, SportsEvent } from '../use-events.ts';
import { emptyEsports, readEsports, type TypedEsports, typeEsports } from './read-esports.ts';
import { emptyOutright, readOutright, type TypedOutright, typeOutright } from './read-outright.ts';
import { EMPTY_FOOTBALL, readFootball, type TypedFootball, typeFootball } from './read-football.ts';

const USUAL_BEST_OF = 3;

export interface TypedResult {
  readonly football: TypedFootball;
  readonly esports: TypedEsports;
  readonly outright: TypedOutright;
}

/** How many maps there were to be at most when bets were taken. */
export const offeredBestOf = ({ bestOf }: Pick<SportsEvent, 'bestOf'>): number => bestOf ?? USUAL_BEST_OF;

const startWith = (event: SportsEvent, result: Result | null): TypedResult => ({
  football: result?.sport === 'football' ? typeFootball(result) : EMPTY_FOOTBALL,
  esports: result?.sport === 'esports' ? typeEsports(result) : emptyEsports(offeredBestOf(event)),
  outright:
    result?.sport === 'outright' && event.outright !== null
      ? typeOutright(event.outright, result)
      : emptyOutright(event.outright),
});

const readTyped = (event: SportsEvent, typed: TypedResult): Result | undefined => {
  if (event.outright !== null) return readOutright(typed.outright, event.outright);
  return event.sport === 'football'
    ? readFootball(typed.football)
    : readEsports(typed.esports, offeredBestOf(event));
};

/** What is typed of a result, with what it comes to; it begins with one that was reported. */
export const useTypedResult = (event: SportsEvent, reported: Result | null) => {
  const [typed, setTyped] = useState(() => startWith(event, reported));
  return { typed, setTyped, result: readTyped(event, typed) };
};
