import { floorOf, multiplyRatios, ratio, type Ratio, subtractRatios } from '@hintha/games-kit';
import { floorRatio, money, type Money } from '@hintha/money';

/** The two sides of a fight: meron wears red and is the favourite as a rule, wala white or blue. */
export const SIDES = ['meron', 'wala'] as const;
export type Side = (typeof SIDES)[number];

/** What was accepted on each side, in hundredths. */
export type Pool = Readonly<Record<Side, Money>>;

/** What one unit of stake on a side is paid when it wins, stake included, in ten-thousandths. */
export type Dividend = bigint;

export type CancelReason = 'pool_empty' | 'dividend_too_low';

export interface Dividends {
  /** What is shared out: the pool of both sides less the commission, floored to hundredths. */
  readonly net: Money;
  readonly meron: Dividend;
  readonly wala: Dividend;
  /** Why all bets come back instead; undefined when the fight goes on. */
  readonly cancelled: CancelReason | undefined;
}

const PLACES = 10_000n;
/** A fight on which a side would be paid 1.07 or less is cancelled (rule book, section 4). */
const TOO_LOW: Dividend = 10_700n;

/** What is shared out of a pool. */
const netOf = ({ meron, wala }: Pool, commission: Ratio): Money => {
  const kept = subtractRatios(ratio(1), commission);
  return floorRatio(money(meron + wala), kept.numerator, kept.denominator);
};

const dividendOf = (net: Money, side: Money): Dividend =>
  side === 0n ? 0n : floorOf(multiplyRatios(ratio(net, side), ratio(PLACES)));

/**
 * The dividends of a pool (rule book, section 3). They are final once betting is closed, and a forecast before.
 *
 * @param commission The plasada, 0 to 1; 5 % unless the operator has another.
 */
export const dividendsOf = (pool: Pool, commission: Ratio): Dividends => {
  const net = netOf(pool, commission);
  const [meron, wala] = [dividendOf(net, pool.meron), dividendOf(net, pool.wala)];
  return { net, meron, wala, cancelled: findReason(pool, meron, wala) };
};

const findReason = (pool: Pool, meron: Dividend, wala: Dividend): CancelReason | undefined => {
  if (pool.meron === 0n || pool.wala === 0n) return 'pool_empty';
  return meron <= TOO_LOW || wala <= TOO_LOW ? 'dividend_too_low' : undefined;
};

/** With four places: `1.5833`. */
export const printDividend = (dividend: Dividend): string =>
  `${dividend / PLACES}.${String(dividend % PLACES).padStart(4, '0')}`;

/** As arenas show it, for a hundred that is staked: `158.33`. */
export const showDividend = (dividend: Dividend): string =>
  `${dividend / 100n}.${String(dividend % 100n).padStart(2, '0')}`;

/** What a stake on the side that won is paid, floored to hundredths. */
export const payDividend = (stake: Money, dividend: Dividend): Money => floorRatio(stake, dividend, PLACES);

/** What is left of the net pool when all winners are paid; it belongs to the operator. */
export const breakageOf = (net: Money, payouts: readonly Money[]): Money =>
  money(payouts.reduce((left, payout) => left - payout, net as bigint));
