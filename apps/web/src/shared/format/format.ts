import { splitAmount } from '@hintha/ui';

const NBSP = '\u00A0';

/** An amount of the wire for people, the same in every language: `Ks 1,284,650.00`. */
export const formatMoney = (amount: string, symbol: string): string => {
  const { minus, whole, decimals } = splitAmount(amount);
  return `${minus}${symbol}${NBSP}${whole}${decimals}`;
};

/** A count, a whole number: `9,842`, in Latin digits in every language. */
export const formatNumber = (count: number): string => `${count}`.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

const SHARE_DECIMALS = 4;

/** A share of one, an exact decimal of the wire, in hundredths: `0.001` is `0.1%`. */
export const formatShare = (share: string): string =>
  `${Number((Number(share) * 100).toFixed(SHARE_DECIMALS))}%`;
