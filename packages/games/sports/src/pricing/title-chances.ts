import type { Chance } from '../simulation/seeded-chance.ts';
import type { Merit } from '../simulation/table.ts';

/** A way in which a match may end: what it is worth to both sides, and how likely it is. */
export interface MeritChance {
  readonly home: Merit;
  readonly away: Merit;
  readonly chance: number;
}

/** A match of a season that is still to be played or being played. */
export interface LeftMatch {
  /** Places of the two among the competitors. */
  readonly home: number;
  readonly away: number;
  readonly ends: readonly MeritChance[];
  /** Each match draws from its own, so that one that is over leaves those of all others as they were. */
  readonly draw: Chance;
}

/** Whoever can still come first has at least this many of the titles. */
const LEAST_TITLES = 0.5;

/**
 * How likely each competitor is to come first in a season, by playing what is left of it so many times. A title that is
 * shared counts in equal parts. Zero is who cannot come first any more; the chances add up to one.
 */
export const titleChances = (
  merits: readonly Merit[],
  left: readonly LeftMatch[],
  runs: number,
): number[] => {
  const tables = Array.from(merits, (merit) => new Float64Array(runs).fill(merit));
  for (const match of left) playMatches(tables, match, runs);
  const titles = countTitles(tables, runs);
  const canWin = contendersOf(merits, left);
  const total = runs + LEAST_TITLES * canWin.filter(Boolean).length;
  return titles.map((won, place) => (canWin[place] ? (won + LEAST_TITLES) / total : 0));
};

const playMatches = (tables: readonly Float64Array[], match: LeftMatch, runs: number): void => {
  const [home, away] = [tables[match.home], tables[match.away]];
  if (home === undefined || away === undefined) return;
  const { ends, draw } = match;
  const until = cumulate(ends);
  const ofHome = Float64Array.from(ends, (end) => end.home);
  const ofAway = Float64Array.from(ends, (end) => end.away);
  for (let run = 0; run < runs; run += 1) {
    const end = firstAbove(until, draw());
    home[run] = (home[run] ?? 0) + (ofHome[end] ?? 0);
    away[run] = (away[run] ?? 0) + (ofAway[end] ?? 0);
  }
};

const cumulate = (ends: readonly MeritChance[]): Float64Array => {
  const until = new Float64Array(ends.length);
  let sum = 0;
  for (const [place, { chance }] of ends.entries()) until[place] = sum += chance;
  return until.map((one) => one / sum);
};

const firstAbove = (until: Float64Array, drawn: number): number => {
  let [low, high] = [0, until.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((until[middle] ?? 1) > drawn) high = middle;
    else low = middle + 1;
  }
  return low;
};

const countTitles = (tables: readonly Float64Array[], runs: number): number[] => {
  const best = new Float64Array(runs).fill(Number.NEGATIVE_INFINITY);
  for (const table of tables)
    for (let run = 0; run < runs; run += 1) best[run] = Math.max(best[run] ?? 0, table[run] ?? 0);
  const sharing = new Float64Array(runs);
  for (const table of tables)
    for (let run = 0; run < runs; run += 1)
      if (table[run] === best[run]) sharing[run] = (sharing[run] ?? 0) + 1;
  return tables.map((table) => {
    let titles = 0;
    for (let run = 0; run < runs; run += 1) if (table[run] === best[run]) titles += 1 / (sharing[run] ?? 1);
    return titles;
  });
};

const add = (sums: number[], place: number, merit: Merit): void => {
  sums[place] = (sums[place] ?? 0) + merit;
};

/** Whether nobody is ahead of a competitor whatever still happens. */
const contendersOf = (merits: readonly Merit[], left: readonly LeftMatch[]): boolean[] => {
  const [best, worst] = [[...merits], [...merits]];
  for (const { home, away, ends } of left)
    for (const [place, side] of [
      [home, 'home'],
      [away, 'away'],
    ] as const) {
      const gains = ends.map((end) => end[side]);
      add(best, place, Math.max(...gains));
      add(worst, place, Math.min(...gains));
    }
  const surely = Math.max(...worst);
  return best.map((merit) => merit >= surely);
};
