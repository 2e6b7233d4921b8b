import { type Money, parseAmount } from '@hintha/money';
import type { Limits, Pick } from '../live/use-arenas.ts';

const PRESETS = ['500.00', '1000.00', '5000.00', '10000.00', '50000.00', '100000.00'] as const;

const read = (amount: string): Money | null => {
  const parsed = parseAmount(amount);
  return parsed === 'not_an_amount' ? null : parsed;
};

const isWithin = (amount: string, least: string, most: string): boolean => {
  const [asked, low, high] = [read(amount), read(least), read(most)];
  return asked !== null && low !== null && high !== null && asked >= low && asked <= high;
};

/** The amounts that are offered, as far as a bet may be of them. */
export const presetsOf = ({ least, most }: Limits): string[] =>
  PRESETS.filter((preset) => isWithin(preset, least, most));

/** Whether an amount can be bet on something. */
export const isBettable = (amount: string, pick: Pick, limits: Limits): boolean =>
  isWithin(amount, limits.least, pick === 'draw' ? limits.mostOnDraw : limits.most);
