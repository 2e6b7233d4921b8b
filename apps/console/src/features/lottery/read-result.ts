import type { Numero } from './use-numeros.ts';

type Tier = Numero['tiers'][number];

/** The tiers that staff fills in; the animal of the year follows from the date. */
export const askedTiers = ({ tiers }: Pick<Numero, 'tiers'>): readonly Tier[] =>
  tiers.filter(({ code }) => code !== 'YEAR');

const isNumber = (text: string, { width }: Tier): boolean =>
  width === null ? /^\d{1,2}$/u.test(text) : /^\d+$/u.test(text) && text.length === width;

/** The numbers of a tier as they are typed, blanks or commas between them; undefined while they are not all there. */
export const readTier = (typed: string, tier: Tier): string[] | undefined => {
  const numbers = typed.split(/[\s,;-]+/u).filter((text) => text !== '');
  // The digits of one draw are written together, as they are published.
  const apart = tier.width === 1 && numbers.length === 1 ? (numbers[0] ?? '').split('') : numbers;
  return apart.length === tier.count && apart.every((text) => isNumber(text, tier)) ? apart : undefined;
};

/** A result in one line. */
export const printNumbers = (numbers: readonly (readonly string[])[]): string =>
  numbers.map((tier) => tier.join(' ')).join(' · ');

/** A result as it would be typed, tier by tier. */
export const typeResult = (
  numbers: readonly (readonly string[])[],
  { tiers }: Pick<Numero, 'tiers'>,
): string[] =>
  tiers.flatMap(({ code, width }, at) =>
    code === 'YEAR' ? [] : [(numbers[at] ?? []).join(width === 1 ? '' : ' ')],
  );

/** Every tier of a result as it goes over the wire; undefined while one is not filled in rightly. */
export const readResult = (typed: readonly string[], tiers: readonly Tier[]): string[][] | undefined => {
  const read = tiers.map((tier, at) => readTier(typed[at] ?? '', tier));
  return read.every((numbers) => numbers !== undefined) ? read : undefined;
};
