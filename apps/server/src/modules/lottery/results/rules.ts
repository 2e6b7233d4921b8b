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

/** An official numero that waits for its result. */
export const isWaiting = ({ state, entropy }: Pick<Numero, 'state' | 'entropy'>): boolean =>
  (state === 'LOCKED' || state === 'DELAYED') && entropy === null;

export type Entered = Pick<EnteredResult, 'result' | 'source' | 'staffId' | 'keyStaffId'>;

/** Who of the staff has entered a result, or could have signed it with a key that they set. */
const personOf = ({ staffId, keyStaffId }: Entered): bigint | null => staffId ?? keyStaffId;

/** Whether two that were entered confirm one another: by different people, and unless both are staff by different sources. */
export const doAgree = (one: Entered, other: Entered): boolean => {
  if (!isSameResult(one.result, other.result)) return false;
  const person = personOf(one);
  if (person !== null && person === personOf(other)) return false;
  return (one.staffId !== null && other.staffId !== null) || one.source !== other.source;
};

const reporterOf = ({ source, staffId }: Entered): string =>
  staffId === null ? `source ${source}` : `staff ${staffId}`;

/** What each source and each of the staff has said last. */
const lastWords = (results: readonly Entered[]): Entered[] => [
  ...new Map(results.map((one) => [reporterOf(one), one])).values(),
];

export const isDisputed = (results: readonly Entered[]): boolean => {
  const [first, ...others] = lastWords(results);
  return first !== undefined && others.some((other) => !isSameResult(other.result, first.result));
};

/** Whether a source confirms a result by itself: another agrees with it, and nobody says anything else. */
export const confirms = (results: readonly Entered[], reported: Entered): boolean =>
  !isDisputed([...results, reported]) && lastWords(results).some((other) => doAgree(other, reported));
