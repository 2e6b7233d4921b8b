import type { Texts } from '../../../shared/language.ts';
import { mapsWon, printScore } from '../event-state.ts';
import type { Result, SportsEvent } from '../use-events.ts';
import type { FootballResult } from './read-football.ts';

type Teams = Pick<SportsEvent, 'home' | 'away'>;
type Outright = Extract<Result, { readonly sport: 'outright' }>;

const printFootball = (
  t: Texts,
  { halfTime, fullTime, firstGoal, lastGoal }: FootballResult,
  teams: Teams,
) => {
  const score = `${printScore(fullTime)} (${printScore(halfTime)})`;
  if (firstGoal === null || lastGoal === null) return score;
  return `${score}, ${t('sports.resultForm.scorers', { first: teams[firstGoal], last: teams[lastGoal] })}`;
};

const printOutright = (
  t: Texts,
  { ranking, absent }: Outright,
  { outright }: Pick<SportsEvent, 'outright'>,
): string => {
  const nameAll = (picks: readonly string[]): string =>
    picks.map((pick) => outright?.competitors[Number(pick) - 1] ?? pick).join(' = ');
  const ranks = ranking.map(nameAll).join(', ');
  return absent.length === 0 ? ranks : `${ranks}; ${t('sports.resultForm.absent')}: ${nameAll(absent)}`;
};

/** A result in one line: the score at the end and at half-time with who scored first and last, the maps, or who came first. */
export const printResult = (
  t: Texts,
  result: Result,
  teams: Teams & Pick<SportsEvent, 'outright'>,
): string => {
  if (result.sport === 'outright') return printOutright(t, result, teams);
  if (result.sport === 'football') return printFootball(t, result, teams);
  const parts = [
    result.winner === null ? t('sports.resultForm.noWinner') : teams[result.winner],
    t('sports.resultForm.maps', mapsWon(result)),
    t('sports.resultForm.outOf', { count: result.bestOf }),
  ];
  return parts.join(', ');
};
