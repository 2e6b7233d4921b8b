import { ratio } from '@hintha/games-kit';
import { floorRatio, money, type Money } from '@hintha/money';
import { type Dividends, payDividend, type Pool, type Side } from './dividends.ts';

/** Both dead and full time are a draw. */
export type FightResult = Side | 'draw' | 'cancelled';
export type Pick = Side | 'draw';

/** Who backs a draw against the operator is paid so many times the stake beside it. */
export const DRAW_ODDS = 8n;

/**
 * What a bet on a fight pays, floored to hundredths and stake included. A draw gives the stakes of both sides back
 * without commission; a fight that is cancelled, for whatever reason, gives all back.
 */
export const scoreBet = (
  { pick, stake }: { readonly pick: Pick; readonly stake: Money },
  result: FightResult,
  dividends: Dividends,
): Money => {
  if (result === 'cancelled' || dividends.cancelled !== undefined) return stake;
  if (result === 'draw') return pick === 'draw' ? money(stake * (DRAW_ODDS + 1n)) : stake;
  return pick === result ? payDividend(stake, dividends[result]) : money(0n);
};

/** The pool of draws that is carried over from fight to fight, where the operator keeps one instead of fixed odds. */
export interface DrawPool {
  /** Everything in it, the stakes of this fight among it. */
  readonly total: Money;
  /** What those have staked on a draw of this fight. */
  readonly staked: Money;
}

/** Of the pool this much is shared out on a draw. */
const SHARED = ratio(90, 100);

/** What a draw shares out, and what is carried on to the next fight. Without a bet on it everything is carried on. */
export const splitDrawPool = ({
  total,
  staked,
}: DrawPool): { readonly shared: Money; readonly carried: Money } => {
  const shared = staked === 0n ? money(0n) : floorRatio(total, SHARED.numerator, SHARED.denominator);
  return { shared, carried: money(total - shared) };
};

/** What a stake on the draw is paid of the pool, floored to hundredths. */
export const payDrawPool = (stake: Money, pool: DrawPool): Money =>
  floorRatio(splitDrawPool(pool).shared, stake, pool.staked);

/** Of what a member staked on both sides of a fight only the difference is valid. */
export const validOf = ({ meron, wala }: Pool): Money => money(meron > wala ? meron - wala : wala - meron);
