import type { Deposit } from '../types.ts';

/** How many blocks have to stand upon a transfer before it is credited. */
export const CONFIRMATIONS = 20;

/** For how long an order keeps its rate. */
export const RATE_KEPT_MS = 15 * 60_000;

/** The rate for a transfer: that of its order when it was on its way in time, else that of the hour. */
export const rateFor = (order: Deposit | undefined, seenAt: Date, now: bigint): bigint => {
  if (order === undefined || order.coinRate === null) return now;
  const ageMs = seenAt.getTime() - order.createdAt.getTime();
  return ageMs >= 0 && ageMs <= RATE_KEPT_MS ? order.coinRate : now;
};
