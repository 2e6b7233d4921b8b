import { money, type Money, ZERO } from '@hintha/money';
import type { KnownGame } from '../catalogue/index.ts';
import { WEIGHED } from './rules.ts';
import type { Bet } from './types.ts';

/** How a bet of the operator's own books ended, by its rule book. */
export type BetOutcome = 'decided' | 'half' | 'push' | 'cash_out';

interface Decided {
  readonly category: string;
  readonly stake: Money;
  readonly payout: Money;
}

const PRICED: readonly string[] = ['SPORTS', 'ESPORTS'];
const LOWEST_PRICE = 15_000n;
const CASH_OUT_SHARE = 10n;

/**
 * What of a decided round counts. Of a table only what went in and what came out is known, and not the bets between, so
 * the smaller of stake and result counts: a push counts nothing, and opposite bets no more than what they risked.
 */
export const validBet = ({ category, stake, payout }: Decided): Money => {
  if (stake <= 0n) return ZERO;
  const result = payout > stake ? payout - stake : stake - payout;
  if (WEIGHED.byResult.includes(category)) return money(result);
  if (WEIGHED.byRisk.includes(category)) return money(result < stake ? result : stake);
  return stake;
};

interface Settled extends Decided {
  readonly outcome: BetOutcome;
  readonly price?: bigint | undefined;
  readonly mostValid?: Money | undefined;
}

/** What counts of a bet, or of a part of one, that its source settles (wallet-payments §6). */
export const validSettled = ({ mostValid, ...settled }: Settled): Money => {
  const valid = validByOutcome(settled);
  return mostValid !== undefined && mostValid < valid ? mostValid : valid;
};

const validByOutcome = ({ outcome, price, ...decided }: Omit<Settled, 'mostValid'>): Money => {
  const { category, stake, payout } = decided;
  if (outcome === 'push') return ZERO;
  if (outcome === 'half') return money(stake / 2n);
  if (outcome === 'cash_out') {
    const away = payout > stake ? payout - stake : stake - payout;
    return away * CASH_OUT_SHARE >= stake ? stake : ZERO;
  }
  if (PRICED.includes(category) && price !== undefined && price < LOWEST_PRICE) return ZERO;
  return validBet(decided);
};

interface Sum {
  readonly category: string;
  readonly stake: bigint;
  readonly result: bigint;
  readonly risked: bigint;
  readonly valid: bigint | null;
}

/** What counts of bets that were summed by what they are weighed by: the same as bet by bet. */
export const validSum = ({ category, stake, result, risked, valid }: Sum): Money => {
  if (valid !== null) return money(valid);
  if (WEIGHED.byResult.includes(category)) return money(result);
  return money(WEIGHED.byRisk.includes(category) ? risked : stake);
};

/** What counts of a bet as it stands now. */
export const validOf = (
  { valid, stake, payout }: Pick<Bet, 'valid' | 'stake' | 'payout'>,
  category: string,
): Money => valid ?? validBet({ category, stake, payout });

/** What a bet is weighed by: its own category, or that of its game; nothing for a game that is gone. */
export const weightCodeOf = (
  { category: own }: Pick<Bet, 'category'>,
  game: Pick<KnownGame, 'category' | 'classify'> | undefined,
): string => {
  if (own !== null) return own;
  if (game === undefined) return '';
  const { category, classify } = game;
  return classify !== null && WEIGHED.classes.includes(classify) ? classify : category;
};
