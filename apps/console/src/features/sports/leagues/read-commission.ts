import { latinDigits } from '@hintha/money';

const PERCENT = /^\d(?:\.\d{1,2})?$/u;
const HUNDREDTHS = 100;
const LEAST = 300;
const MOST = 800;

/** Percent as staff types them, `5`, `5.25` or `၅`, in hundredths; undefined for what is below 3 or above 8. */
export const readCommission = (typed: string): number | undefined => {
  const text = latinDigits(typed).trim().replace(',', '.');
  if (!PERCENT.test(text)) return undefined;
  const commission = Math.round(Number(text) * HUNDREDTHS);
  return commission >= LEAST && commission <= MOST ? commission : undefined;
};

/** Hundredths of a percent as percent: `5`, `5.25`. */
export const printCommission = (commission: number): string => String(commission / HUNDREDTHS);
