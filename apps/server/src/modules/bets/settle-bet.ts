import { addMoney, money, type Money, ZERO } from '@hintha/money';
import type { Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import type { Settlement } from './settlement-store.ts';
import {
  pay,
  stakeKey,
  type Step,
  type StepResult,
  sumOf,
  takeBack,
  takeBackPayouts,
  takeStep,
} from './take-step.ts';
import type { BetMove } from './types.ts';
import { type BetOutcome, validSettled } from './valid-bet.ts';

export interface SettlementOrder extends Step {
  /** What comes back, the stake included. */
  readonly payout: Money;
  /** The part of the stake that is decided; all that is open when it is left out. */
  readonly stake?: Money;
  readonly outcome: BetOutcome;
  /** Decimal odds in ten-thousandths, where the bet has a price. */
  readonly price?: bigint;
}

/** Pays what a bet, or a part of it, comes to by its result, or by a price that its member took for it. */
export const settleBet = (tx: Transaction, order: SettlementOrder): Promise<StepResult> =>
  takeStep(tx, order, (place) => {
    const { bet, open } = place;
    if (open === 0n) return undefined;
    const { payout, outcome, price, stake = open } = order;
    assert(stake > 0n && stake <= open, `bet ${bet.id} has ${open} open, not ${stake}`);
    const valid = validSettled({ category: bet.category, stake, payout, outcome, price });
    return {
      move: moveOf(outcome, stake === open),
      stake,
      payout,
      valid,
      execute: () => pay(tx, place, payout),
      after: { stake: bet.stake, payout: addMoney(bet.payout, payout), valid: addMoney(bet.valid, valid) },
    };
  });

const moveOf = (outcome: BetOutcome, whole: boolean): BetMove => {
  if (outcome === 'cash_out') return whole ? 'cash_out' : 'cash_out_part';
  return whole ? 'settle' : 'settle_part';
};

export type ResettlementOrder = Omit<SettlementOrder, 'stake' | 'outcome'> & {
  readonly outcome: Exclude<BetOutcome, 'cash_out'>;
};

/**
 * Puts another result in place of the one that was paid. The new payout comes first, so that the wallet can bear the
 * reversal of the old. What was cashed out before stays.
 */
export const resettleBet = (tx: Transaction, order: ResettlementOrder): Promise<StepResult> =>
  takeStep(tx, order, (place) => {
    const { bet, steps } = place;
    const { payout, outcome, price } = order;
    const sold = steps.filter(isSold);
    const stake = money(bet.stake - sumOf(sold, 'stake'));
    const valid = validSettled({ category: bet.category, stake, payout, outcome, price });
    return {
      move: 'resettle',
      stake,
      payout,
      valid,
      execute: async () => {
        const paid = await pay(tx, place, payout);
        return (await takeBackPayouts(tx, place, standing(steps))) ?? paid;
      },
      after: {
        stake: bet.stake,
        payout: addMoney(sumOf(sold, 'payout'), payout),
        valid: addMoney(sumOf(sold, 'valid'), valid),
      },
    };
  });

/** Gives the stake back, takes back whatever was paid, and says why. */
export const voidBet = (tx: Transaction, order: Step & { readonly reason: string }): Promise<StepResult> =>
  takeStep(tx, order, (place) => {
    const { bet, steps } = place;
    return {
      move: 'void',
      stake: bet.stake,
      payout: ZERO,
      valid: ZERO,
      execute: async () => {
        const refunded = await takeBack(tx, bet, stakeKey(bet.source, bet.id));
        const paid = [...standing(steps), ...steps.filter(isSold)];
        return (await takeBackPayouts(tx, place, paid)) ?? refunded;
      },
      after: { stake: ZERO, payout: ZERO, valid: ZERO },
    };
  });

const isSold = ({ move }: Settlement): boolean => move === 'cash_out_part' || move === 'cash_out';

/** The results that were paid and not replaced: a resettlement stands for all before it. */
const standing = (steps: readonly Settlement[]): Settlement[] => {
  const results = steps.filter((step) => !isSold(step));
  const last = results.findLastIndex(({ move }) => move === 'resettle');
  return results.slice(Math.max(last, 0));
};
