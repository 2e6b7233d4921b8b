import { money } from '@hintha/money';

/** The least and the most of one transfer, and the most of a business day. */
export const LEAST_TRANSFER = money(100_000n);
export const MOST_TRANSFER = money(500_000_000n);
export const MOST_A_DAY = money(5_000_000_000n);
