import { choose, type Ratio, ratio } from '@hintha/games-kit';

/** How many items of a combination are not drawn, drawn, and drawn as the special one. */
export type Composition = readonly [missed: number, drawn: number, special: number];

/** The items that each combination holds, and those that fill it up. */
export type Picked = readonly [bankers: readonly number[], drags: readonly number[]];

type Pair = readonly [bankers: Composition, drags: Composition];

/** How many different items a draw has, at least and at most, and how many special ones among them. */
interface Sizes {
  readonly all: readonly [least: number, most: number];
  readonly special?: readonly [least: number, most: number];
}

/** The draws of a game, of which a play of sets asks what is among them. */
export interface Draws extends Sizes {
  /** The chance that picked items come in a way that wins; undefined where the animal of the year decides and is not given. */
  readonly chance: (
    picked: Picked,
    isWon: (...pair: Pair) => boolean,
    year: number | undefined,
  ) => Ratio | undefined;
}

export const NONE = [0, 0] as const;

/** Every way in which the items of a list may come. */
const compositionsOf = (
  length: number,
  { all: [, most], special: [, mostSpecial] = NONE }: Sizes,
): Composition[] =>
  Array.from({ length: Math.min(length, most) + 1 }, (_, drawn) => drawn).flatMap((drawn) =>
    Array.from({ length: Math.min(length - drawn, mostSpecial) + 1 }, (_, special): Composition => [
      length - drawn - special,
      drawn,
      special,
    ]),
  );

/** How the bankers and the drags may come together. */
export const pairsOf = ([bankers, drags]: Picked, sizes: Sizes): Pair[] =>
  compositionsOf(bankers.length, sizes).flatMap((ofBankers) =>
    compositionsOf(drags.length, sizes).map((ofDrags) => [ofBankers, ofDrags] as const),
  );

export const together = ([one, other]: Pair): Composition => [
  one[0] + other[0],
  one[1] + other[1],
  one[2] + other[2],
];

const ways = (count: number, taken: number): bigint => BigInt(choose(count, taken));

/** Which of the items they are that come as a composition tells. */
const choicesOf = ([missed, drawn, special]: Composition): bigint =>
  ways(missed + drawn + special, drawn) * ways(missed + special, special);

interface Counted extends Sizes {
  /** How many draws there are, each as likely as any other. */
  readonly outcomes: bigint;
  /** In how many of them so many given items do not come, others do, and one is the special one. */
  readonly outcomesWith: (composition: Composition) => bigint;
}

/** Draws in which no item is likelier than another. */
const counted = ({ outcomes, outcomesWith, ...sizes }: Counted): Draws => ({
  ...sizes,
  chance: (picked, isWon) => {
    const won = pairsOf(picked, sizes)
      .filter((pair) => isWon(...pair))
      .reduce(
        (sum, pair) => sum + choicesOf(pair[0]) * choicesOf(pair[1]) * outcomesWith(together(pair)),
        0n,
      );
    return ratio(won, outcomes);
  },
});

/** So many different balls, of which some may be special ones. */
export const ballDraws = (balls: number, drawn: number, special = 0): Draws => {
  const regular = drawn - special;
  const outcomesWith = ([missed, one, two]: Composition): bigint => {
    const others = balls - missed - one - two;
    return ways(others, regular - one) * ways(others - regular + one, special - two);
  };
  return counted({
    all: [drawn, drawn],
    special: [special, special],
    outcomes: outcomesWith([0, 0, 0]),
    outcomesWith,
  });
};

/** In how many of so many numbers that are drawn apart some given ones come, each once at least. */
export const drawsShowing = (given: number, base: number, draws: number): bigint => {
  let shown = 0n;
  for (let missed = 0; missed <= given; missed += 1) {
    const without = ways(given, missed) * BigInt(base - missed) ** BigInt(draws);
    shown += missed % 2 === 0 ? without : -without;
  }
  return shown;
};

/** So many numbers of a base that are drawn apart, so that one may come again. */
export const repeatedDraws = (base: number, draws: number): Draws =>
  counted({
    all: [1, draws],
    outcomes: BigInt(base) ** BigInt(draws),
    outcomesWith: ([missed, shown]) => drawsShowing(shown, base - missed, draws),
  });
