import type { agents } from '@hintha/contract';

export type RateCategory = agents.RateCategory;
export type SomeRates = Partial<agents.Rates>;

/** In the order in which they are shown: shares of valid bets, then prize modes. */
export const SHARES = ['RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'PVP', 'SABONG'] as const;
export const MODES = ['Lott', 'ZY', 'Elott', 'SEA'] as const;

const isMode = (category: RateCategory): boolean => (MODES as readonly string[]).includes(category);

/** A share as a percentage, `0.80`; a prize mode as it is. */
export const rateText = (category: RateCategory, rate: number): string =>
  isMode(category) ? String(rate) : (rate / 100).toFixed(2);

/** The same with its sign. */
export const shownRate = (category: RateCategory, rate: number): string =>
  isMode(category) ? String(rate) : `${rateText(category, rate)}%`;

/** What was typed as it goes on the wire; null for what is no rate at all. */
export const parseRate = (category: RateCategory, text: string): number | null => {
  const typed = text.trim().replace(',', '.');
  if (isMode(category)) return /^\d{4}$/u.test(typed) && Number(typed) % 2 === 0 ? Number(typed) : null;
  if (!/^\d{1,2}(?:\.\d{0,2})?$/u.test(typed)) return null;
  const [whole = '', part = ''] = typed.split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
};

export interface Typed {
  /** What was typed and differs from what there was; empty fields say nothing. */
  readonly rates: SomeRates;
  /** Of which something is no rate, or more than can be given. */
  readonly wrong: readonly RateCategory[];
}

const readWithin = (
  category: RateCategory,
  text: string,
  { least, most }: { least: number; most: number },
): number | null => {
  const rate = parseRate(category, text);
  return rate === null || rate < least || rate > most ? null : rate;
};

/** Reads the fields of a form of rates, of which each is at most the agent's own. */
export const readTyped = (
  texts: Readonly<Partial<Record<RateCategory, string>>>,
  { most, leastMode, before = {} }: { most: agents.Rates; leastMode: number; before?: SomeRates },
): Typed => {
  const wrong: RateCategory[] = [];
  const rates: SomeRates = {};
  for (const category of [...SHARES, ...MODES]) {
    const text = texts[category]?.trim() ?? '';
    if (text === '') continue;
    const rate = readWithin(category, text, {
      most: most[category],
      least: isMode(category) ? leastMode : 0,
    });
    if (rate === null) wrong.push(category);
    else if (rate !== before[category]) rates[category] = rate;
  }
  return { rates, wrong };
};
