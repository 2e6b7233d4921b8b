import { floorRatio, type Money, negateMoney } from '@hintha/money';
import { SCALE as SHARE_SCALE, toScaled } from '../../turnover/index.ts';
import type { CoinSettings } from './settings.ts';
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

export const leastOf = (
  { coin, min }: Pick<Channel, 'coin' | 'min'>,
  { least }: Pick<CoinSettings, 'least'>,
): Money => (coin ? toWorth(least, coin.rate) : min);

/** Whether a rate differs from the one that counts by no more than the operator lets it, up or down. */
export const isNear = (
  rate: bigint,
  known: bigint,
  { mostRateGap }: Pick<CoinSettings, 'mostRateGap'>,
): boolean => {
  const gap = rate > known ? rate - known : known - rate;
  return gap * SHARE_SCALE <= known * toScaled(mostRateGap);
};

const MINUTE_MS = 60_000;

type RateAge = Pick<CoinSettings, 'rateMinutes'>;

/** The earliest instant of a rate that still counts. */
export const ratesSince = (now: Date, { rateMinutes }: RateAge): Date =>
  new Date(now.getTime() - rateMinutes * MINUTE_MS);

export const isCurrent = ({ asOf = null }: Coin, now: Date, age: RateAge): boolean =>
  asOf === null || asOf >= ratesSince(now, age);

/** Until when an order that is made now keeps its rate. */
export const rateUntil = (now: Date, { rateKeptMinutes }: CoinSettings): Date =>
  new Date(now.getTime() + rateKeptMinutes * MINUTE_MS);
