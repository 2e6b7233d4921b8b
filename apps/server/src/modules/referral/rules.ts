import { floorRatio, money, type Money } from '@hintha/money';

const DAY_MS = 24 * 3_600_000;

/** A friend's first deposit has to be this much, and to be bet three times within seven days. */
const LEAST_DEPOSIT = money(10_000_00n);
const TIMES = 3n;
export const QUALIFYING_MS = 7 * DAY_MS;

/** For so many business days a friend's bets bring something, that of the qualifying included. */
export const PLAY_DAYS = 90;

const MOST_FOR_DEPOSIT = money(30_000_00n);
/** What the friend gets. */
export const WELCOME = money(3_000_00n);

export const qualifies = (deposit: Money, bet: Money): boolean =>
  deposit >= LEAST_DEPOSIT && bet >= deposit * TIMES;

export const canQualify = (deposit: Money): boolean => deposit >= LEAST_DEPOSIT;

/** What a friend's first deposit brings: a tenth, up to 30,000. */
export const rewardOn = (deposit: Money): Money => {
  const tenth = floorRatio(deposit, 1n, 10n);
  return tenth < MOST_FOR_DEPOSIT ? tenth : MOST_FOR_DEPOSIT;
};

/** What a friend's bets of a day bring: one in a thousand. */
export const shareOf = (bet: Money): Money => floorRatio(bet, 1n, 1_000n);
