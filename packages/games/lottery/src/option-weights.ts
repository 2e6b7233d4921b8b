import { addRatios, type Ratio, ratio } from '@hintha/games-kit';
import type { Play } from './play.ts';

const ONE = ratio(1);

export const isSame = (one: Ratio, other: Ratio): boolean =>
  one.numerator * other.denominator === other.numerator * one.denominator;

const sumOf = (shares: readonly Ratio[]): Ratio =>
  shares.reduce((sum, share) => addRatios(sum, share), ratio(0));

/** The items that can be picked: of numbers in any order the one that stands for all its orders. */
export const itemsOf = ({ grammar: { parts } }: Play): readonly number[] => {
  const symbols = parts[0]?.symbols;
  if (symbols === undefined) return [];
  const places = Array.from({ length: symbols.size }, (_, item) => item);
  return places.filter((item) => symbols.read(symbols.print(item)) === item);
};

export const unitsOf = (play: Play, item: number): number => play.count({ kind: 'parts', parts: [[item]] });

/** The chance of each item of a play of options of which every draw names exactly one; undefined for other plays. */
export const exclusiveChances = (play: Play): ReadonlyMap<number, Ratio> | undefined => {
  if (play.rule.kind !== 'options') return undefined;
  const items = itemsOf(play);
  const chances = items.map((item) => play.chance({ kind: 'parts', parts: [[item]] }));
  if (!chances.every((chance) => chance !== undefined) || !isSame(sumOf(chances), ONE)) return undefined;
  return new Map(items.map((item, at) => [item, chances[at] ?? ratio(0)]));
};
