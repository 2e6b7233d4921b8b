import type { Texts } from '../../../shared/language.ts';
import { mapsWon, printScore } from '../event-state.ts';
import type { Result, SportsEvent } from '../use-events.ts';
import type { FootballResult } from './read-football.ts';

type Teams = Pick<SportsEvent, 'home' | 'away'>;

const printFootball = (
  t: Texts,
  { halfTime, fullTime, firstGoal, lastGoal }: FootballResult,
  teams: Teams,
) => {
  const score = `${printScore(fullTime)} (${printScore(halfTime)})`;
  if (firstGoal === null || lastGoal === null) return score;
  return `${score}, ${t('sports.resultForm.scorers', { first: teams[firstGoal], last: teams[lastGoal] })}`;
};

/** A result in one line: the score at the end and at half-time with who scored first and last, or the maps. */
export const printResult = (t: Texts, result: Result, teams: Teams): string => {
  if (result.sport === 'football') return printFootball(t, result, teams);
  const parts = [
    result.winner === null ? t('sports.resultForm.noWinner') : teams[result.winner],
    t('sports.resultForm.maps', mapsWon(result)),
    t('sports.resultForm.outOf', { count: result.bestOf }),
  ];
  return parts.join(', ');
};
