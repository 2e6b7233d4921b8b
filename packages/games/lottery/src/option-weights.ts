import { addRatios, divideRatios, multiplyRatios, type Ratio, ratio } from '@hintha/games-kit';
import type { Play, Prize } from './play.ts';

const ONE = ratio(1);

export const isSame = (one: Ratio, other: Ratio): boolean =>
  one.numerator * other.denominator === other.numerator * one.denominator;

const chanceOf = (prize: Prize | undefined): Ratio | undefined =>
  prize?.kind === 'fair' ? divideRatios(ONE, prize.odds) : undefined;

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

/**
 * The chance of each item of a play of options of which every draw names exactly one; undefined for other plays. Where
 * each has a prize of its own their chances are the other way round of them, and come to 1; where all share one, as many
 * combinations as the draws have.
 */
export const exclusiveChances = (play: Play): ReadonlyMap<number, Ratio> | undefined => {
  if (play.rule.kind !== 'options') return undefined;
  const items = itemsOf(play);
  const chances = items.map((item, at) => {
    const own = play.prizes.length === items.length ? chanceOf(play.prizes[at]) : undefined;
    if (own !== undefined) return own;
    const shared = play.prizes.length === 1 ? chanceOf(play.prizes[0]) : undefined;
    return shared && multiplyRatios(shared, ratio(unitsOf(play, item)));
  });
  if (!chances.every((chance) => chance !== undefined) || !isSame(sumOf(chances), ONE)) return undefined;
  return new Map(items.map((item, at) => [item, chances[at] ?? ratio(0)]));
};
