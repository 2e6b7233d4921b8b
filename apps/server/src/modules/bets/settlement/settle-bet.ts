import { addMoney, money, type Money, ZERO } from '@hintha/money';
import type { Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import { payoutKey, stakeKey } from '../rules.ts';
import type { LockedBet, Settlement } from './settlement-store.ts';
import type { Decision, MoneyMove, Place, Step, StepResult } from './steps.ts';
import { sumOf, takeSteps } from './take-steps.ts';
import type { BetMove } from '../types.ts';
import { type BetOutcome, validSettled } from '../valid-bet.ts';

export interface SettlementOrder extends Step {
  /** What comes back, the stake included. */
  readonly payout: Money;
  /** The part of the stake that is decided; all that is open when it is left out. */
  readonly stake?: Money;
  readonly outcome: BetOutcome;
  /** The most that counts of it, where its source knows of other bets beside it. */
  readonly mostValid?: Money;
  /** Decimal odds in ten-thousandths, where the bet has a price. */
  readonly price?: bigint;
}

/** Pays what a bet, or a part of it, comes to by its result, or by a price that its member took for it. */
export const settleBet = (tx: Transaction, order: SettlementOrder): Promise<StepResult> =>
  only(settleBets(tx, [order]));

/**
 * Settles bets together, each as `settleBet` does and once for its reference; a bet stands once among them.
 * @param read their bets, where all of them were read before while nothing had decided them.
 */
export const settleBets = (
  tx: Transaction,
  orders: readonly SettlementOrder[],
  read: readonly LockedBet[] = [],
): Promise<StepResult[]> => takeSteps(tx, orders, toSettlement, read);

const toSettlement = ({ bet, open }: Place, order: SettlementOrder): Decision | undefined => {
  if (open === 0n) return undefined;
  const { payout, outcome, price, mostValid, stake = open } = order;
  assert(stake > 0n && stake <= open, `bet ${bet.id} has ${open} open, not ${stake}`);
  const valid = validSettled({ category: bet.category, stake, payout, outcome, price, mostValid });
  return {
    move: moveOf(outcome, stake === open),
    stake,
    payout,
    valid,
    moves: toPayment(payout),
    after: { stake: bet.stake, payout: addMoney(bet.payout, payout), valid: addMoney(bet.valid, valid) },
  };
};

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
  only(resettleBets(tx, [order]));

/** Resettles bets together; a bet stands once among them. */
export const resettleBets = (tx: Transaction, orders: readonly ResettlementOrder[]): Promise<StepResult[]> =>
  takeSteps(tx, orders, toResettlement);

const toResettlement = ({ bet, steps }: Place, order: ResettlementOrder): Decision => {
  const { payout, outcome, price, mostValid } = order;
  const sold = steps.filter(isSold);
  const stake = money(bet.stake - sumOf(sold, 'stake'));
  const valid = validSettled({ category: bet.category, stake, payout, outcome, price, mostValid });
  return {
    move: 'resettle',
    stake,
    payout,
    valid,
    moves: [...toPayment(payout), ...standing(steps).flatMap((step) => toReversal(bet, step))],
    after: {
      stake: bet.stake,
      payout: addMoney(sumOf(sold, 'payout'), payout),
      valid: addMoney(sumOf(sold, 'valid'), valid),
    },
  };
};

export type VoidOrder = Step & { readonly reason: string };

/** Gives the stake back, takes back whatever was paid, and says why. */
export const voidBet = (tx: Transaction, order: VoidOrder): Promise<StepResult> =>
  only(voidBets(tx, [order]));

/** Voids bets together; a bet stands once among them. */
export const voidBets = (tx: Transaction, orders: readonly VoidOrder[]): Promise<StepResult[]> =>
  takeSteps(tx, orders, toVoid);

const toVoid = ({ bet, steps }: Place): Decision => {
  const paid = [...standing(steps), ...steps.filter(isSold)];
  return {
    move: 'void',
    stake: bet.stake,
    payout: ZERO,
    valid: ZERO,
    moves: [{ takeBack: stakeKey(bet.source, bet.id) }, ...paid.flatMap((step) => toReversal(bet, step))],
    after: { stake: ZERO, payout: ZERO, valid: ZERO },
  };
};

const toPayment = (payout: Money): MoneyMove[] => (payout === 0n ? [] : [{ pay: payout }]);

const toReversal = (bet: LockedBet, { number, payout }: Settlement): MoneyMove[] =>
  payout > 0n ? [{ takeBack: payoutKey(bet, number) }] : [];

const isSold = ({ move }: Settlement): boolean => move === 'cash_out_part' || move === 'cash_out';

/** The results that were paid and not replaced: a resettlement stands for all before it. */
const standing = (steps: readonly Settlement[]): Settlement[] => {
  const results = steps.filter((step) => !isSold(step));
  const last = results.findLastIndex(({ move }) => move === 'resettle');
  return results.slice(Math.max(last, 0));
};

const only = async (results: Promise<StepResult[]>): Promise<StepResult> => {
  const [result] = await results;
  assert(result !== undefined, 'a step was not answered');
  return result;
};
