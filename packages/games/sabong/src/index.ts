/**
 * Sabong as a totalisator: the two sides of a fight share what both have staked, less the plasada. Numbers are those of
 * the rule book.
 *
 * - `dividendsOf({ meron, wala }, commission)` → what is shared out, what each side is paid in ten-thousandths of a
 *   stake, and why the fight is cancelled where it is. Amounts are hundredths, the commission a fraction such as 5/100.
 * - `scoreBet({ pick, stake }, result, dividends)` → what a bet pays, floored to hundredths and stake included.
 * - `payDrawPool(stake, pool)` and `splitDrawPool(pool)` where draws have a pool that is carried over.
 */
export {
  breakageOf,
  type CancelReason,
  type Dividend,
  type Dividends,
  dividendsOf,
  payDividend,
  type Pool,
  printDividend,
  showDividend,
  SIDES,
  type Side,
} from './dividends.ts';
export {
  DRAW_ODDS,
  type DrawPool,
  type FightResult,
  payDrawPool,
  type Pick,
  scoreBet,
  splitDrawPool,
  validOf,
} from './score-bet.ts';
