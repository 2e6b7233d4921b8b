import { type MatchChance, matchChances, type MapResult, type Score } from '@hintha/sports';
import { type EsportsMatch, opinionAt, type PlacedMap, resultOf, wonOf } from './match.ts';
import { normalChance } from './normal.ts';
import { MAP_STEP } from './play-map.ts';

/** How a match stands so many seconds after its start. */
export interface Standing {
  /** The maps that are over. */
  readonly over: readonly PlacedMap[];
  readonly score: Score;
  /** The one that is being played, and for how many seconds; null in a break. */
  readonly current: PlacedMap | null;
  readonly seconds: number;
  readonly isFight: boolean;
}

export const standingAt = ({ maps }: EsportsMatch, at: number): Standing => {
  const over = maps.filter(({ until }) => until <= at);
  const current = maps.find(({ from, until }) => from <= at && at < until) ?? null;
  const seconds = current === null ? 0 : at - current.from;
  const fights = current?.map.fights ?? [];
  return {
    over,
    score: wonOf(over),
    current,
    seconds,
    isFight: fights.some(({ from, until }) => from <= seconds && seconds < until),
  };
};

/** Of the map that is being played, the step whose chances prices are made from: in a fight the last one before it. */
export const stepOf = ({ current, seconds, isFight }: Standing): number => {
  const fight = isFight ? current?.map.fights.findLast(({ from }) => from <= seconds) : undefined;
  return Math.floor((fight === undefined ? seconds : fight.from - 1) / MAP_STEP);
};

/** How a match may end, with how its maps did that are over. */
export const endsAt = (match: EsportsMatch, standing: Standing): MatchChance[] => {
  const { bestOf, edge } = match;
  const homeWins = normalChance(edge);
  const over = standing.over.map(({ map }) => resultOf(map));
  if (standing.current === null) return matchChances(homeWins, bestOf, over);
  const now = standing.current.map.homeWins[stepOf(standing)] ?? homeWins;
  return [
    ...matchChances(homeWins, bestOf, [...over, wonBy('home')], now),
    ...matchChances(homeWins, bestOf, [...over, wonBy('away')], 1 - now),
  ];
};

/** Before the start. */
export const endsBefore = (match: EsportsMatch, atMs: number): MatchChance[] =>
  matchChances(opinionAt(match, atMs), match.bestOf);

const wonBy = (winner: 'home' | 'away'): MapResult => ({
  winner,
  isPlayed: true,
  kills: null,
  firstBlood: null,
  firstObjective: null,
  pistolRound: null,
});
