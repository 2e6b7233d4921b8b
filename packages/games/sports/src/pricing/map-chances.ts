import type { EsportsResult, MapResult } from '../markets/esports.ts';
import type { Side } from '../markets/market.ts';

/** A way in which a match of esports may end, with its chance. */
export interface MatchChance {
  readonly result: EsportsResult;
  readonly chance: number;
}

const played = (winner: Side): MapResult => ({
  winner,
  isPlayed: true,
  kills: null,
  firstBlood: null,
  firstObjective: null,
  pistolRound: null,
});

const wonBy = (side: Side, maps: readonly MapResult[]): number =>
  maps.filter(({ winner }) => winner === side).length;

/**
 * How a best-of match may end from the maps that are over, each map being won independently of the others.
 *
 * @param homeWins the chance that the home side wins a map, 0 to 1.
 * @param bestOf odd.
 */
export const matchChances = (
  homeWins: number,
  bestOf: number,
  over: readonly MapResult[] = [],
  chance = 1,
): MatchChance[] => {
  const needed = (bestOf + 1) / 2;
  const winner = (['home', 'away'] as const).find((side) => wonBy(side, over) >= needed);
  if (winner !== undefined)
    return [{ result: { offeredBestOf: bestOf, bestOf, winner, maps: over }, chance }];
  return [
    ...matchChances(homeWins, bestOf, [...over, played('home')], chance * homeWins),
    ...matchChances(homeWins, bestOf, [...over, played('away')], chance * (1 - homeWins)),
  ];
};
