import { type Ratio, ratio } from '@hintha/games-kit';
import { picksOf, setsOf } from './combinations.ts';
import { exclusiveChances, isSame, itemsOf, unitsOf } from './option-weights.ts';
import type { Play } from './play.ts';
import { partsOf, type Selection } from './selection.ts';

/** The two sides of which one loses where the other wins. */
const OPPOSED = [
  ['BIG', 'SMALL'],
  ['ODD', 'EVEN'],
  ['D', 'T'],
] as const;

/** The pairs of opposed items of a play; none for a play without sides. */
export const opposedItems = ({ grammar: { parts } }: Play): readonly (readonly [number, number])[] => {
  const symbols = parts[0]?.symbols;
  if (parts.length !== 1 || symbols === undefined) return [];
  return OPPOSED.flatMap(([one, other]): [number, number][] => {
    const [a, b] = [symbols.read(one), symbols.read(other)];
    return a === undefined || b === undefined ? [] : [[a, b]];
  });
};

/** Outcomes of which a draw decides, each with its weight, and what a selection covers of them. */
interface Space {
  readonly all: bigint;
  /** No less than what the selection covers. */
  readonly bound: (selection: Selection) => bigint;
  readonly covered: (selection: Selection) => Iterable<readonly [outcome: string, weight: bigint]>;
}

const isMore = (one: Ratio, other: Ratio): boolean =>
  one.numerator * other.denominator > other.numerator * one.denominator;

/** What selections cover together, which is looked at one by one only where it may be more than enough. */
const coveredOf = (
  { all, bound, covered }: Space,
  selections: readonly Selection[],
  enough: Ratio,
): Ratio => {
  const atMost = selections.reduce((sum, selection) => sum + bound(selection), 0n);
  if (!isMore(ratio(atMost, all), enough)) return ratio(atMost, all);
  const seen = new Set<string>();
  let sum = 0n;
  for (const selection of selections)
    for (const [outcome, weight] of covered(selection)) {
      if (!seen.has(outcome)) sum += weight;
      seen.add(outcome);
    }
  return ratio(sum, all);
};

/**
 * Whether selections of a play cover together more than a share of its outcomes, or of those of one of its places
 * (rule book, section 6). Sides that are opposed are netted instead, and cover nothing here.
 */
export const coversMore = (play: Play, selections: readonly Selection[], percent: number): boolean => {
  const share = ratio(percent, 100);
  return spacesOf(play).some((space) => isMore(coveredOf(space, selections, share), share));
};

/** The largest share of a play's outcomes, or of those of one of its places, that selections cover; 1 is all. */
export const coverageOf = (play: Play, selections: readonly Selection[]): Ratio =>
  spacesOf(play).reduce((most, space) => {
    const share = coveredOf(space, selections, ratio(0));
    return isMore(share, most) ? share : most;
  }, ratio(0));

// They follow from the play alone, and every member of a numero is asked about them.
const known = new WeakMap<Play, readonly Space[]>();

const spacesOf = (play: Play): readonly Space[] => {
  const spaces = known.get(play) ?? buildSpaces(play);
  known.set(play, spaces);
  return spaces;
};

const buildSpaces = (play: Play): readonly Space[] => {
  if (opposedItems(play).length > 0) return [];
  const { rule } = play;
  if (rule.kind === 'any places') return spacesOfPlaces(play, rule.count);
  if (rule.kind === 'options') return [spaceOfOptions(play)];
  if (rule.kind === 'straight') return [spaceOf(play, straightOutcomes(play))];
  if (rule.kind === 'subset') return [spaceOf(play, setOutcomes(rule.count))];
  return [spaceOf(play, groupOutcomes(rule.times))];
};

type Outcomes = (selection: Selection) => Iterable<string>;

function* weighOne(outcomes: Iterable<string>): Generator<readonly [string, bigint]> {
  for (const outcome of outcomes) yield [outcome, 1n];
}

/** A play whose combinations are its outcomes: all of them are those of a selection with everything. */
const spaceOf = (play: Play, outcomes: Outcomes): Space => {
  const everything = play.grammar.parts.map(({ symbols }) =>
    Array.from({ length: symbols.size }, (_, item) => item),
  );
  return {
    all: BigInt(play.count({ kind: 'parts', parts: everything })),
    bound: (selection) => BigInt(play.count(selection)),
    covered: (selection) => weighOne(outcomes(selection)),
  };
};

const straightOutcomes = ({ grammar: { distinct = false } }: Play): Outcomes =>
  function* outcomes(selection) {
    const picks = selection.kind === 'list' ? selection.combinations : picksOf(partsOf(selection));
    for (const pick of picks) if (!distinct || new Set(pick).size === pick.length) yield pick.join();
  };

const setOutcomes = (size: number): Outcomes =>
  function* outcomes(selection) {
    const [bankers, drags] =
      selection.kind === 'bankers' ? [selection.bankers, selection.drags] : [[], partsOf(selection)[0] ?? []];
    for (const set of setsOf(drags, size - bankers.length))
      yield [...bankers, ...set].toSorted((a, b) => a - b).join();
  };

/** So many different digits that come as often as each other, and others that come less often. */
const groupOutcomes = (times: readonly number[]): Outcomes => {
  const [most = 1] = times;
  const first = times.filter((count) => count === most).length;
  return function* outcomes(selection) {
    const [digits = [], others = digits] = partsOf(selection);
    for (const often of setsOf(digits, first)) {
      const left = others.filter((digit) => !often.includes(digit));
      for (const seldom of setsOf(left, times.length - first)) yield `${often.join()}|${seldom.join()}`;
    }
  };
};

/** Each set of so many places is a space of its own: who covers one place has bet on nothing there. */
const spacesOfPlaces = ({ grammar: { parts } }: Play, count: number): Space[] => {
  const places = Array.from(parts, (_, place) => place);
  return [...setsOf(places, count)].map((set): Space => {
    const picked = (selection: Selection) => set.map((place) => partsOf(selection)[place] ?? []);
    return {
      all: set.reduce((product, place) => product * BigInt(parts[place]?.symbols.size ?? 0), 1n),
      bound: (selection) => picked(selection).reduce((product, { length }) => product * BigInt(length), 1n),
      *covered(selection) {
        for (const pick of picksOf(picked(selection))) yield [pick.join(), 1n];
      },
    };
  });
};

const pickedOf = (selection: Selection): readonly number[] => partsOf(selection)[0] ?? [];

const spaceOfOptions = (play: Play): Space => {
  const weightOf = weigherOf(play);
  const weigh = (items: readonly number[]) => items.reduce((sum, item) => sum + weightOf(item), 0n);
  return {
    all: weigh(itemsOf(play)),
    bound: (selection) => weigh(pickedOf(selection)),
    covered: (selection) => pickedOf(selection).map((item) => [String(item), weightOf(item)] as const),
  };
};

/** Options weigh as much as they are likely where one of them comes with every draw, and else as much as they cost. */
const weigherOf = (play: Play): ((item: number) => bigint) => {
  const chances = exclusiveChances(play);
  if (chances === undefined) return (item) => BigInt(unitsOf(play, item));
  const [first, ...others] = chances.values();
  // Most plays have thousands of numbers that are all as likely.
  if (first !== undefined && others.every((chance) => isSame(chance, first))) return () => 1n;
  return weigherBy(chances);
};

const weigherBy = (chances: ReadonlyMap<number, Ratio>): ((item: number) => bigint) => {
  const common = [...chances.values()].reduce((product, { denominator }) => lcm(product, denominator), 1n);
  const weights = new Map(
    [...chances].map(([item, { numerator, denominator }]) => [item, (numerator * common) / denominator]),
  );
  return (item) => weights.get(item) ?? 0n;
};

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
const lcm = (a: bigint, b: bigint): bigint => (a / gcd(a, b)) * b;
