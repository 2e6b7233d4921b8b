const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long one may wait in a queue before it is called late. */
export const TARGETS = {
  /** What members are promised: money that is there is credited within a quarter of an hour. */
  deposits: 15 * MINUTE_MS,
  withdrawals: 30 * MINUTE_MS,
  applications: 24 * HOUR_MS,
  redemptions: 24 * HOUR_MS,
  /** A guest hears within a day. */
  cases: 24 * HOUR_MS,
  /** A guest of a chat hears at once. */
  chats: 2 * MINUTE_MS,
} as const;

/** The states of orders that wait for somebody. */
export const WAITING_STATES = {
  deposits: ['REVIEW', 'SUBMITTED', 'MATCHING'],
  withdrawals: ['RISK', 'REQUESTED'],
  applications: ['APPLYING'],
  redemptions: ['APPLYING'],
} as const;
