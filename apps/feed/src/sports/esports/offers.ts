import { type EsportsResult, esportsMarket, type Line, lineOf, type Market } from '@hintha/sports';
import type { EsportsMatch } from './match.ts';
import { FIRST_BLOOD, FIRST_OBJECTIVE, PISTOL_ROUND } from './games.ts';

export type EsportsMarket = Market<EsportsResult>;

/** A market of a match with one of its lines. */
export interface Offer {
  readonly market: EsportsMarket;
  readonly line: Line | undefined;
  readonly margin: number;
  /** That it is on; undefined of the match as a whole. */
  readonly map: number | undefined;
  /** What decides it within the map; undefined of what the winners of maps decide. */
  readonly within: Within | undefined;
}

/** By how many one side has more in the end, and how many there are of both. */
export type Kills = 'leads' | 'totals';

/** A line of the kills of a map. */
export interface KillLine {
  readonly kills: Kills;
  readonly map: number;
  readonly line: Line;
}

/** The kills of a map, or who is first at something in it, which has the more to do with strength the larger its weight. */
export type Within = KillLine | { readonly weight: number };

export type LinesOf = (kills: Kills, map: number) => readonly Line[];

/** So many times the margin in play. */
export const IN_PLAY = 1.25;

const MOST_MAPS = 3;

const getMarket = (code: string): EsportsMarket => {
  const market = esportsMarket(code);
  if (market === undefined) throw new Error(`there is no market ${code}`);
  return market;
};

const half = (line: number): Line => lineOf(line * 4);

/** In maps, of the home team. */
const HANDICAPS: Readonly<Record<1 | 3 | 5, readonly number[]>> = {
  1: [],
  3: [-1.5, 1.5],
  5: [-2.5, -1.5, 1.5, 2.5],
};
const TOTALS: Readonly<Record<1 | 3 | 5, readonly number[]>> = { 1: [], 3: [2.5], 5: [3.5, 4.5] };

const ofMatch = (code: string, margin: number, lines: readonly (Line | undefined)[] = [undefined]): Offer[] =>
  lines.map((line) => ({ market: getMarket(code), line, margin, map: undefined, within: undefined }));

/** What is offered on the whole match. */
const matchOffers = (bestOf: 1 | 3 | 5): Offer[] => [
  ...ofMatch('match_winner', 0.045),
  ...ofMatch('map_handicap', 0.05, HANDICAPS[bestOf].map(half)),
  ...ofMatch('total_maps', 0.05, TOTALS[bestOf].map(half)),
  ...(bestOf === 1 ? [] : ofMatch('correct_map_score', 0.1)),
];

/** What is offered on one of its maps. */
const mapOffers = (map: number, { rules }: EsportsMatch, linesOf: LinesOf): Offer[] => {
  const offer = (name: string, margin: number, weight?: number): Offer => ({
    market: getMarket(`map_${map}_${name}`),
    line: undefined,
    margin,
    map,
    within: weight === undefined ? undefined : { weight },
  });
  const onKills = (name: string, kills: Kills): Offer[] =>
    linesOf(kills, map).map((line) => ({ ...offer(name, 0.055), line, within: { kills, map, line } }));
  return [
    offer('winner', 0.05),
    ...onKills('kill_handicap', 'leads'),
    ...onKills('total_kills', 'totals'),
    offer('first_blood', 0.06, FIRST_BLOOD),
    ...(rules.hasObjective ? [offer('first_objective', 0.06, FIRST_OBJECTIVE)] : []),
    ...(rules.hasPistol ? [offer('pistol_round', 0.06, PISTOL_ROUND)] : []),
  ];
};

/** @param linesOf the lines of markets on kills, which move while a map is played. */
export const offersOf = (match: EsportsMatch, linesOf: LinesOf): Offer[] => [
  ...matchOffers(match.bestOf),
  ...Array.from({ length: Math.min(match.bestOf, MOST_MAPS) }, (_, n) =>
    mapOffers(n + 1, match, linesOf),
  ).flat(),
];
