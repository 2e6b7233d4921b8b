import type { Deposit } from './use-deposits.ts';

const SOON_MS = 1_500;
const OFTEN_MS = 4_000;
const SELDOM_MS = 20_000;

const EVERY_MS: Partial<Record<Deposit['state'], number>> = {
  CREATED: SOON_MS,
  AWAITING: OFTEN_MS,
  SUBMITTED: OFTEN_MS,
  MATCHING: OFTEN_MS,
  REVIEW: SELDOM_MS,
};

/** How often a deposit in that state is asked for; false when nothing more is waited for. */
export const pollMs = (state: Deposit['state'] | undefined): number | false =>
  state === undefined ? false : (EVERY_MS[state] ?? false);
