import { choose, type Ratio, ratio } from '@hintha/games-kit';
import type { Hits, Peaks, Play, Prize, Result } from '../play.ts';
import { partsOf, type Selection } from '../selection.ts';
import type { Symbols } from '../symbols.ts';

/** How many items of a combination are not drawn, drawn, and drawn as the special one. */
export type Composition = readonly [missed: number, drawn: number, special: number];

/** What each item of a draw is: 0 not drawn, 1 drawn, 2 the special one. */
export type Classes = (item: number) => 0 | 1 | 2;

/** How many different items a draw has, at least and at most, and how many special ones among them. */
interface Draws {
  readonly all: readonly [least: number, most: number];
  readonly special?: readonly [least: number, most: number];
}

interface Subset {
  readonly code: string;
  /** What is picked, for the help text. */
  readonly of: string;
  readonly symbols: Symbols;
  /** How many items a combination has. */
  readonly size: number;
  readonly classes: (result: Result) => Classes;
  readonly draws: Draws;
  /** The compositions that win each of the prizes. */
  readonly wins: readonly (readonly Composition[])[];
  readonly prizes: readonly Prize[];
  /** How many items may be picked; all where nothing is said. */
  readonly most?: number;
  /** Whether it is played as bankers#drags. */
  readonly withBankers?: boolean;
}

const tally = (items: readonly number[], classOf: Classes): Composition => {
  const counts: [number, number, number] = [0, 0, 0];
  for (const item of items) counts[classOf(item)] += 1;
  return counts;
};

/** How many combinations of a composition hold all bankers and are filled up with drags. */
const countWays = (composition: Composition, bankers: Composition, drags: Composition): number =>
  composition.reduce(
    (ways, count, place) => ways * choose(drags[place] ?? 0, count - (bankers[place] ?? 0)),
    1,
  );

const split = (selection: Selection): [bankers: readonly number[], drags: readonly number[]] =>
  selection.kind === 'bankers' ? [selection.bankers, selection.drags] : [[], partsOf(selection)[0] ?? []];

const NONE = [0, 0] as const;

/** Whether a draw can have so many of some picked items, with the others among those that were not picked. */
const canCome = ([missed, drawn, special]: Composition, size: number, draws: Draws): boolean => {
  const [least, most] = draws.all;
  const [leastSpecial] = draws.special ?? NONE;
  const all = Math.max(least, drawn + Math.max(special, leastSpecial));
  const others = size - missed - drawn - special;
  return all <= most && all - drawn - special <= others;
};

/** Every way in which the items of a list may come. */
const compositionsOf = (
  length: number,
  { all: [, most], special: [, mostSpecial] = NONE }: Draws,
): Composition[] =>
  Array.from({ length: Math.min(length, most) + 1 }, (_, drawn) => drawn).flatMap((drawn) =>
    Array.from({ length: Math.min(length - drawn, mostSpecial) + 1 }, (_, special): Composition => [
      length - drawn - special,
      drawn,
      special,
    ]),
  );

const together = (one: Composition, other: Composition): Composition => [
  one[0] + other[0],
  one[1] + other[1],
  one[2] + other[2],
];

const NOTHING: Composition = [0, 0, 0];

/** Whether every draw has as many items as any other, so that all sets of them are as likely. */
const isCounted = ({ all: [least, most], special: [leastSpecial, mostSpecial] = NONE }: Draws): boolean =>
  least === most && leastSpecial === mostSpecial;

const ways = (count: number, taken: number): bigint =>
  taken < 0 || taken > count ? 0n : BigInt(choose(count, taken));

/** How many draws have so many of the bankers and of the drags, with the rest from what was not picked. */
const countDraws = (
  bankers: Composition,
  drags: Composition,
  {
    size,
    draws: {
      all: [, most],
      special: [, mostSpecial] = NONE,
    },
  }: { size: number; draws: Draws },
): bigint => {
  const others = size - [...bankers, ...drags].reduce((sum, count) => sum + count, 0);
  const special = mostSpecial - bankers[2] - drags[2];
  const drawn = most - mostSpecial - bankers[1] - drags[1];
  const ofPicked = [bankers, drags].reduce((product, [missed, one, two]) => {
    const length = missed + one + two;
    return product * ways(length, one) * ways(length - one, two);
  }, 1n);
  return ofPicked * ways(others, drawn) * ways(others - drawn, special);
};

interface Drawn {
  /** How many items there are. */
  readonly size: number;
  readonly draws: Draws;
  readonly hitsOf: (bankers: Composition, drags: Composition) => Hits;
}

type Picked = readonly [bankers: readonly number[], drags: readonly number[]];

/** How the bankers and the drags may come together. */
const pairsOf = ([bankers, drags]: Picked, draws: Draws): (readonly [Composition, Composition])[] =>
  compositionsOf(bankers.length, draws).flatMap((ofBankers) =>
    compositionsOf(drags.length, draws).map((ofDrags) => [ofBankers, ofDrags] as const),
  );

const chanceOf = (picked: Picked, { size, draws, hitsOf }: Drawn): Ratio | undefined => {
  if (!isCounted(draws)) return undefined;
  const won = pairsOf(picked, draws)
    .filter((pair) => hitsOf(...pair).some((count) => count > 0))
    .reduce((sum, pair) => sum + countDraws(...pair, { size, draws }), 0n);
  return ratio(won, countDraws(NOTHING, NOTHING, { size, draws }));
};

const peaksOf = (picked: Picked, { size, draws, hitsOf }: Drawn): Peaks => {
  const hits = pairsOf(picked, draws)
    .filter((pair) => canCome(together(...pair), size, draws))
    .map((pair) => hitsOf(...pair));
  const [least, most] = draws.special ?? NONE;
  // Which item is the special one only the draw tells, unless there is one in every draw.
  return { hits, areReached: least === most };
};

/** Wins for every combination of so many picked items that has as many drawn ones as a prize asks for. */
export const subset = (order: Subset): Play => {
  const {
    code,
    of,
    symbols,
    size,
    classes,
    draws,
    wins,
    prizes,
    most = symbols.size,
    withBankers = false,
  } = order;
  // All bets of a numero ask for the same draw.
  const kept = new WeakMap<Result, Classes>();
  const classesOf = (result: Result): Classes => {
    const known = kept.get(result) ?? classes(result);
    kept.set(result, known);
    return known;
  };
  const hitsOf = (bankers: Composition, drags: Composition): Hits =>
    wins.map((compositions) =>
      compositions.reduce((sum, composition) => sum + countWays(composition, bankers, drags), 0),
    );
  return {
    code,
    rule: { kind: 'subset', of, count: size },
    grammar: { parts: [{ symbols, least: size, most }], ...(withBankers ? { bankers: size } : {}) },
    prizes,
    count: (selection) => {
      const [bankers, drags] = split(selection);
      return choose(drags.length, size - bankers.length);
    },
    hits: (selection, result): Hits => {
      const classOf = classesOf(result);
      const [bankers, drags] = split(selection);
      return hitsOf(tally(bankers, classOf), tally(drags, classOf));
    },
    chance: (selection) => chanceOf(split(selection), { size: symbols.size, draws, hitsOf }),
    peaks: (selection) => peaksOf(split(selection), { size: symbols.size, draws, hitsOf }),
  };
};
