import { latinDigits } from '@hintha/money';
import type { Result } from '../use-events.ts';
import { SIDES, type Side } from './read-football.ts';

export type EsportsResult = Extract<Result, { readonly sport: 'esports' }>;
type MapResult = EsportsResult['maps'][number];

export const BEST_OFS = [1, 3, 5, 7] as const;

/** What came first on a map, beside who won it. */
export const FIRSTS = ['firstBlood', 'firstObjective', 'pistolRound'] as const;

/** A map as it is filled in. */
export interface TypedMap extends Readonly<Record<(typeof FIRSTS)[number], Side | null>> {
  readonly winner: Side | null;
  readonly isPlayed: boolean;
  readonly kills: Readonly<Record<Side, string>>;
}

export interface TypedEsports {
  readonly bestOf: number;
  readonly maps: readonly TypedMap[];
  /** Asked where the maps do not tell it; `none` where no result stands. */
  readonly winner: Side | 'none' | null;
}

export const EMPTY_MAP: TypedMap = {
  winner: null,
  isPlayed: true,
  kills: { home: '', away: '' },
  firstBlood: null,
  firstObjective: null,
  pistolRound: null,
};

/** So many maps win a match. */
const neededOf = (bestOf: number): number => Math.floor(bestOf / 2) + 1;

const wonBy = (maps: readonly Pick<TypedMap, 'winner'>[], side: Side): number =>
  maps.filter(({ winner }) => winner === side).length;

/** Who has won as many maps as it takes; null while nobody has. */
export const decidedBy = ({ bestOf, maps }: Pick<TypedEsports, 'bestOf' | 'maps'>): Side | null =>
  SIDES.find((side) => wonBy(maps, side) >= neededOf(bestOf)) ?? null;

/**
 * The maps that can have been played: those with a winner up to the one that decided the match, and one more to fill in
 * while nobody has won.
 */
export const askedMaps = ({ bestOf, maps }: TypedEsports): readonly TypedMap[] => {
  const played: TypedMap[] = [];
  for (const map of maps.slice(0, bestOf)) {
    if (map.winner === null || decidedBy({ bestOf, maps: played }) !== null) break;
    played.push(map);
  }
  const isOpen = played.length < bestOf && decidedBy({ bestOf, maps: played }) === null;
  return isOpen ? [...played, { ...EMPTY_MAP, ...maps[played.length], winner: null }] : played;
};

const KILLS = /^\d{1,3}$/u;

/** Kills of both sides; null where none are filled in, undefined where they are no numbers. */
export const readKills = ({ home, away }: TypedMap['kills']): MapResult['kills'] | undefined => {
  const texts = [home, away].map((typed) => latinDigits(typed).trim());
  if (texts.every((text) => text === '')) return null;
  const [ofHome = '', ofAway = ''] = texts;
  return texts.every((text) => KILLS.test(text)) ? { home: Number(ofHome), away: Number(ofAway) } : undefined;
};

const readMap = ({ kills: typed, ...map }: TypedMap): MapResult | undefined => {
  if (!map.isPlayed)
    return {
      winner: map.winner,
      isPlayed: false,
      kills: null,
      firstBlood: null,
      firstObjective: null,
      pistolRound: null,
    };
  const kills = readKills(typed);
  return kills === undefined ? undefined : { ...map, kills };
};

/** Who is said to have won; nobody where no map was filled in, since such a match was not played. */
const winnerOf = ({ winner, bestOf }: TypedEsports, maps: readonly TypedMap[]): Side | 'none' | null =>
  decidedBy({ bestOf, maps }) ?? (maps.length === 0 && winner !== 'none' ? null : winner);

/** A result as it goes over the wire; undefined while it is not filled in rightly. */
export const readEsports = (typed: TypedEsports, offeredBestOf: number): EsportsResult | undefined => {
  const filled = askedMaps(typed).filter(({ winner }) => winner !== null);
  const maps = filled.map(readMap);
  const winner = winnerOf(typed, filled);
  if (winner === null || !maps.every((map) => map !== undefined)) return undefined;
  return {
    sport: 'esports',
    offeredBestOf,
    bestOf: typed.bestOf,
    winner: winner === 'none' ? null : winner,
    maps,
  };
};

/** A result as it would be filled in. */
export const typeEsports = ({ bestOf, winner, maps }: EsportsResult): TypedEsports => ({
  bestOf,
  winner: winner ?? 'none',
  maps: maps.map(({ kills, ...map }) => ({
    ...map,
    kills: kills === null ? EMPTY_MAP.kills : { home: String(kills.home), away: String(kills.away) },
  })),
});

export const emptyEsports = (bestOf: number): TypedEsports => ({ bestOf, maps: [], winner: null });
