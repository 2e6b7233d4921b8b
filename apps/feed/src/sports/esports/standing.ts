import { type MatchChance, matchChances, type MapResult, mapWinChance, type Score } from '@hintha/sports';
import { LEVEL } from '../score.ts';
import { type EsportsMatch, opinionAt, type PlacedMap, resultOf, wonOf } from './match.ts';
import { normalChance } from './normal.ts';
import { killStandingAt, MAP_STEP, type PlayedMap } from './play-map.ts';

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
  return {
    over,
    score: wonOf(over),
    current,
    seconds,
    isFight: current !== null && fightAt(current.map, seconds) !== undefined,
  };
};

/** Before the start. */
export const BEFORE_START: Standing = { over: [], score: LEVEL, current: null, seconds: 0, isFight: false };

const fightAt = ({ fights }: PlayedMap, seconds: number) =>
  fights.find(({ from, until }) => from <= seconds && seconds < until);

/** The second that prices are made from: of the last step or end of a fight, none of which is in a fight. */
export const pricedSecondAt = (map: PlayedMap, seconds: number): number => {
  const fight = fightAt(map, seconds);
  const last = fight === undefined ? seconds : fight.from - 1;
  const fought = map.fights.findLast(({ until }) => until <= last)?.until ?? 0;
  return Math.max(Math.floor(last / MAP_STEP) * MAP_STEP, fought);
};

/** Of the map that is being played. Its kills are known until then, and those after it are not shown before the next. */
export const pricedSecond = ({ current, seconds }: Standing): number =>
  current === null ? 0 : pricedSecondAt(current.map, seconds);

/** How likely the home side is to win a map by its lead and its kills. */
export const winChanceAt = ({ edge, rules }: EsportsMatch, map: PlayedMap, second: number): number =>
  mapWinChance(leadChanceAt(edge, map, second), rules.kills, killStandingAt(map, second));

/** How likely it is by its lead alone. */
export const leadChanceAt = (edge: number, { homeWins }: PlayedMap, second: number): number =>
  homeWins[Math.floor(second / MAP_STEP)] ?? normalChance(edge);

/** How a match may end, with how its maps did that are over. */
export const endsAt = (match: EsportsMatch, standing: Standing): MatchChance[] => {
  const { bestOf, edge } = match;
  const homeWins = normalChance(edge);
  const over = standing.over.map(({ map }) => resultOf(map));
  if (standing.current === null) return matchChances(homeWins, bestOf, over);
  const now = winChanceAt(match, standing.current.map, pricedSecond(standing));
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
