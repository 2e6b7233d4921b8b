import type { TeamRow } from './use-team.ts';

export type Rates = TeamRow['rates'];
export type Category = keyof Rates;

/** In the order in which they are shown: shares of valid bets, then prize modes. */
const SHARES = ['RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'PVP', 'SABONG'] as const;
const MODES = ['Lott', 'ZY', 'Elott', 'SEA'] as const;
export const CATEGORIES = [...SHARES, ...MODES] as const satisfies readonly Category[];

export const isMode = (category: Category): boolean => (MODES as readonly string[]).includes(category);

/** A share as it is typed, such as `0.80`; a prize mode as it is. */
export const typedRate = (category: Category, rate: number): string =>
  isMode(category) ? String(rate) : (rate / 100).toFixed(2);

/** The same with its unit. */
export const shownRate = (category: Category, rate: number): string =>
  isMode(category) ? `${rate} / 2000` : `${typedRate(category, rate)}%`;

/** What was typed as it goes on the wire: hundredths of a per cent, or two-thousandths; null for what is no rate. */
export const readRate = (category: Category, typed: string): number | null => {
  if (isMode(category)) return /^\d{4}$/.test(typed) ? Number(typed) : null;
  const [, whole, part = ''] = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(typed) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
};
