import { bounded, firstOf, type WordSource } from '@hintha/fairness';
import type { LotteryRules, Tier } from './game.ts';
import { ANIMALS } from './games/lhc-animals.ts';
import type { Result } from './play.ts';

export type ResultValidationError = 'result_malformed';

const readNumber = (text: string, { width, from, to }: Tier): number => {
  const isWritten =
    width === undefined ? /^\d{1,2}$/.test(text) : text.length === width && /^\d+$/.test(text);
  const number = isWritten ? Number(text) : Number.NaN;
  return number >= from && number <= to ? number : Number.NaN;
};

const readTier = (texts: readonly string[], tier: Tier): readonly number[] =>
  tier.code === 'YEAR'
    ? texts.map((text) => ANIMALS.findIndex((animal) => animal === text))
    : texts.map((text) => readNumber(text, tier));

/** Whether no ball comes twice. */
const areApart = (result: Result, tiers: readonly Tier[]): boolean => {
  const drawn = result.filter((_, at) => tiers[at]?.areBalls).flat();
  return new Set(drawn).size === drawn.length;
};

/**
 * A result from the texts of its tiers, in the order of the rules. Zeros in front count where numbers have digits; the
 * animal of the lunar year of the draw is the last tier of LHC.
 */
export const readResult = (
  { tiers }: LotteryRules,
  texts: readonly (readonly string[])[],
): Result | ResultValidationError => {
  const result = tiers.map((tier, at) => readTier(texts[at] ?? [], tier));
  const isWhole =
    texts.length === tiers.length &&
    result.every((numbers, at) => numbers.length === tiers[at]?.count && numbers.every((one) => one >= 0));
  return isWhole && areApart(result, tiers) ? result : 'result_malformed';
};

/** The texts of a result, tier by tier, as they are published. */
export const printResult = ({ tiers }: LotteryRules, result: Result): string[][] =>
  tiers.map(({ code, width, areBalls }, at) =>
    (result[at] ?? []).map((number) =>
      code === 'YEAR' ? (ANIMALS[number] ?? '') : String(number).padStart(width ?? (areBalls ? 2 : 1), '0'),
    ),
  );

/**
 * Draws the numbers of a first-party game from random words (rule book, section 9): balls over all their tiers in one
 * shuffle, digits one by one.
 *
 * @param year The place of the animal of the lunar year, for the games that have one.
 */
export const drawResult = ({ tiers }: LotteryRules, words: WordSource, year = 0): Result => {
  const ballTiers = tiers.filter(({ areBalls }) => areBalls);
  const balls = Array.from({ length: ballTiers[0]?.to ?? 0 }, (_, at) => at + 1);
  const count = ballTiers.reduce((sum, tier) => sum + tier.count, 0);
  const drawn = firstOf(words, balls, count);
  return tiers.map((tier) => {
    if (tier.areBalls) return drawn.splice(0, tier.count);
    if (tier.code === 'YEAR') return [year];
    return Array.from({ length: tier.count }, () => drawNumber(words, tier.width ?? 1));
  });
};

const drawNumber = (words: WordSource, width: number): number => {
  let number = 0;
  for (let place = 0; place < width; place += 1) number = number * 10 + bounded(words, 10);
  return number;
};
