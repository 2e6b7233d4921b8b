import { type Line, lineOf, type NumberChances } from '@hintha/sports';
import { leadOf, totalOf } from '../score.ts';
import type { EsportsMatch, PlacedMap } from './match.ts';
import { normalChance } from './normal.ts';
import type { Kills } from './offers.ts';
import { killStandingAt, type PlayedMap } from './play-map.ts';
import { pricedSecond, pricedSecondAt, type Standing, winChanceAt } from './standing.ts';

/** The lines of markets on kills: one at which either pick is about as likely, with one on either side of it. */
export interface KillLines {
  /** Every line that a map has had by now, in order. */
  soFar(kills: Kills, map: number, standing: Standing): readonly Line[];
  /** Of the map that is being played those that are offered. */
  now(kills: Kills, standing: Standing): readonly Line[];
}

/** By how many steps the middle line has moved since a map began. */
type Moved = Readonly<Record<Kills, number>>;
const NOT_MOVED: Moved = { leads: 0, totals: 0 };

interface Move {
  readonly at: number;
  readonly moved: Moved;
}

/** Lines move less often than prices: one that is left is bet on no more until the middle comes back. */
const MOVE_SECONDS = 60;
const BESIDE = 1;
const QUARTERS = 4;

export const openKillLines = (
  match: EsportsMatch,
  opening: () => Readonly<Record<Kills, NumberChances>>,
): KillLines => {
  const moves = new Map<PlacedMap, readonly Move[]>();

  const movesIn = (placed: PlacedMap): readonly Move[] => {
    const all = moves.get(placed) ?? movesOf(match, placed.map);
    moves.set(placed, all);
    return all;
  };

  const movesSoFar = (map: number, standing: Standing): readonly Move[] => {
    const { over, current } = standing;
    const past = over[map - 1];
    if (past !== undefined) return movesIn(past);
    if (current === null || map !== over.length + 1) return [];
    const second = pricedSecond(standing);
    return movesIn(current).filter(({ at }) => at <= second);
  };

  const lineAt = (kills: Kills, step: number): Line => {
    const passed = middleOf(opening()[kills]) + step * match.rules.killStep;
    return lineOf((kills === 'leads' ? -passed : passed) * QUARTERS);
  };

  return {
    soFar: (kills, map, standing) => {
      const steps = [NOT_MOVED, ...movesSoFar(map, standing).map(({ moved }) => moved)].map(
        (by) => by[kills],
      );
      const [least, most] = [Math.min(...steps) - BESIDE, Math.max(...steps) + BESIDE];
      return Array.from({ length: most - least + 1 }, (_, place) => lineAt(kills, least + place));
    },
    now: (kills, standing) => {
      const step = (movesSoFar(standing.over.length + 1, standing).at(-1)?.moved ?? NOT_MOVED)[kills];
      return [step - BESIDE, step, step + BESIDE].map((one) => lineAt(kills, one));
    },
  };
};

/** The half below the number that is as likely to be passed as not. */
const middleOf = (chances: NumberChances): number => {
  let sum = 0;
  for (const [number, chance] of chances) {
    sum += chance;
    if (sum >= 0.5) return number - 0.5;
  }
  return -0.5;
};

/** How the middle moves through a map, by what is expected of the kills then. */
const movesOf = (match: EsportsMatch, map: PlayedMap): Move[] => {
  const { won, lost } = match.rules.kills;
  const expected = (homeWins: number, left: number): Moved => ({
    leads: (2 * homeWins - 1) * (won - lost) * left,
    totals: (won + lost) * left,
  });
  const before = expected(normalChance(match.edge), 1);
  const steps = (kills: number): number => Math.round(kills / match.rules.killStep) + 0;
  return Array.from({ length: Math.ceil(map.seconds / MOVE_SECONDS) }, (_, nth) => {
    const at = pricedSecondAt(map, nth * MOVE_SECONDS);
    const { kills, played } = killStandingAt(map, at);
    const rest = expected(winChanceAt(match, map, at), 1 - played);
    return {
      at,
      moved: {
        leads: steps(leadOf(kills) + rest.leads - before.leads),
        totals: steps(totalOf(kills) + rest.totals - before.totals),
      },
    };
  });
};
