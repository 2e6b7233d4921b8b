import { floorRatio, money, type Money, negateMoney } from '@hintha/money';
import type { Channel, Coin } from './types.ts';

/** A rate is money for one coin, in ten-thousandths; coins are counted in hundredths. */
const SCALE = 10_000n;

export const parseRate = (text: string): bigint => BigInt(text.replace('.', ''));

export const formatRate = (rate: bigint): string =>
  `${rate / SCALE}.${String(rate % SCALE).padStart(4, '0')}`;

/** What coins are worth, to the operator's favour. */
export const toWorth = (coins: Money, rate: bigint): Money => floorRatio(coins, rate, SCALE);

/** The coins that pay for an amount in full. */
export const toCoins = (amount: Money, rate: bigint): Money =>
  negateMoney(floorRatio(negateMoney(amount), SCALE, rate));

export const buyCoins = (amount: Money, rate: bigint): Money => floorRatio(amount, SCALE, rate);

/** Ten coins: less than that waits until more has come. */
export const LEAST_COINS = money(10_00n);

export const leastOf = ({ coin, min }: Pick<Channel, 'coin' | 'min'>): Money =>
  coin ? toWorth(LEAST_COINS, coin.rate) : min;

/** A rate that is fed in counts for so long; after that nothing is ordered by it until the next comes. */
const RATE_AGE_MS = 10 * 60_000;

/** The earliest instant of a rate that still counts. */
export const ratesSince = (now: Date): Date => new Date(now.getTime() - RATE_AGE_MS);

export const isCurrent = ({ asOf = null }: Coin, now: Date): boolean =>
  asOf === null || asOf >= ratesSince(now);
