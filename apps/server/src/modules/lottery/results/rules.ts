import { ANIMALS, lunarAnimal, printResult } from '@hintha/lottery';
import { openConfirmation } from '../../../confirmation.ts';
import { rulesOf } from '../orders/price-bet.ts';
import { drawnOn } from '../rules.ts';
import { gameOf, readOf } from '../settlement/publish-result.ts';
import type { Numero } from '../types.ts';

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

/** An official numero that waits for its result. */
export const isWaiting = ({ state, entropy }: Pick<Numero, 'state' | 'entropy'>): boolean =>
  (state === 'LOCKED' || state === 'DELAYED') && entropy === null;

export const { doAgree, isDisputed, confirms } = openConfirmation(isSameResult);
