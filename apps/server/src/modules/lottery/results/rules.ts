import { ANIMALS, lunarAnimal, printResult } from '@hintha/lottery';
import { rulesOf } from '../orders/price-bet.ts';
import { drawnOn } from '../rules.ts';
import { gameOf, readOf } from '../settlement/publish-result.ts';
import type { Numero } from '../types.ts';
import type { EnteredResult } from './result-store.ts';

type Texts = NonNullable<Numero['result']>;

/** A result as it is published: with the animal of the year where there is one, and every ball with two digits. */
export const completeResult = (numero: Numero, texts: Texts): string[][] => {
  const game = gameOf(numero);
  const rules = rulesOf(game);
  const year = [ANIMALS[lunarAnimal(drawnOn(game, numero)) ?? 0] ?? ''];
  const hasYear = rules.tiers.some(({ code }) => code === 'YEAR');
  return printResult(rules, readOf(game, hasYear ? [...texts, year] : texts));
};

export const isSameResult = (one: Texts, other: Texts): boolean =>
  one.length === other.length && one.every((tier, at) => tier.join() === other[at]?.join());

type Entered = Pick<EnteredResult, 'result' | 'source' | 'staffId'>;

/**
 * Whether two that were entered confirm one another: two sources that report by themselves, a source and one of the staff
 * who read it elsewhere, or two of the staff. What one person enters twice counts once.
 */
export const doAgree = (one: Entered, other: Entered): boolean => {
  if (!isSameResult(one.result, other.result)) return false;
  if (one.staffId !== null && other.staffId !== null) return one.staffId !== other.staffId;
  return one.source !== other.source;
};
