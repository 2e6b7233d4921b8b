import { money, type Money } from '@hintha/money';
import type { Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import { isReceipt, lockWallets, post, type PostingKey, postingKey, reverse } from '../wallet/index.ts';
import { moveBet } from './moves.ts';
import {
  findAccountOf,
  insertSettlement,
  listSettlements,
  lockBet,
  type LockedBet,
  type Settlement,
  updateBet,
} from './settlement-store.ts';
import type { BetMove, BetState } from './types.ts';

/** A step that decides a bet, or a part of it. */
export interface Step {
  readonly betId: string;
  /** What the source calls this step; the same name does it once. */
  readonly reference: string;
  readonly reason?: string;
  readonly at: Date;
}

export type StepResult =
  | { readonly outcome: 'done' | 'replayed'; readonly state: BetState }
  | { readonly outcome: 'illegal_move'; readonly state: BetState }
  | { readonly outcome: 'unknown_bet' };

/** The bet that a step is taken on, with its wallet and its row locked. */
export interface Place {
  readonly bet: LockedBet;
  readonly steps: readonly Settlement[];
  /** What of the stake is not decided yet. */
  readonly open: Money;
  /** The number of the step. */
  readonly number: number;
}

type Figures = Pick<Settlement, 'stake' | 'payout' | 'valid'>;

/** What a step comes to: the part of the stake that it decides, and what the bet stands at afterwards. */
export interface Decision extends Figures {
  readonly move: BetMove;
  /** Posts what the step moves; answers the number of the last posting. */
  readonly execute: () => Promise<bigint | null>;
  readonly after: Figures;
}

/** Takes one step once: judged by the table of moves, posted, and written down beside those before it. */
export const takeStep = async (
  tx: Transaction,
  step: Step,
  decide: (place: Place) => Decision | undefined,
): Promise<StepResult> => {
  const place = await lockPlace(tx, step.betId);
  if (place === undefined) return { outcome: 'unknown_bet' };
  const { bet, steps, number } = place;
  if (steps.some(({ reference }) => reference === step.reference))
    return { outcome: 'replayed', state: bet.state };
  const decision = decide(place);
  const state = decision && moveBet(bet.state, decision.move);
  if (decision === undefined || state === undefined) return { outcome: 'illegal_move', state: bet.state };
  const { execute, after, ...figures } = decision;
  const { reference, reason = null, at } = step;
  const lastSeq = await execute();
  await insertSettlement(tx, bet.id, { ...figures, number, reference, reason, at });
  const settledAt = state === 'open' ? null : at;
  const voidReason = state === 'void' ? reason : null;
  await updateBet(tx, { id: bet.id, state, ...after, lastSeq, settledAt, voidReason });
  return { outcome: 'done', state };
};

const lockPlace = async (tx: Transaction, betId: string): Promise<Place | undefined> => {
  const accountId = await findAccountOf(tx, betId);
  if (accountId === undefined) return undefined;
  await lockWallets(tx, [accountId]);
  const bet = await lockBet(tx, betId);
  assert(bet !== undefined, `bet ${betId} is gone`);
  const steps = await listSettlements(tx, betId);
  const decided = steps.filter(({ move }) => move === 'settle_part' || move === 'cash_out_part');
  const open = bet.state === 'open' ? money(bet.stake - sumOf(decided, 'stake')) : money(0n);
  return { bet, steps, open, number: steps.length + 1 };
};

export const sumOf = (steps: readonly Settlement[], figure: keyof Figures): Money =>
  money(steps.reduce((sum, step) => sum + step[figure], 0n));

/** The key of the posting that took the stake. */
export const stakeKey = (source: string, betId: string): PostingKey => postingKey(source, `${betId}/stake`);

const payoutKey = ({ source, id }: LockedBet, number: number): PostingKey =>
  postingKey(source, `${id}/${number}`);

export const pay = async (tx: Transaction, { bet, number }: Place, amount: Money): Promise<bigint | null> => {
  if (amount === 0n) return null;
  const { id, source, accountId } = bet;
  const key = payoutKey(bet, number);
  const receipt = await post(tx, accountId, { kind: 'PAYOUT', amount, key, source, reference: id });
  assert(isReceipt(receipt), `payout ${number} of bet ${id} gave ${receipt.outcome}`);
  return receipt.seq;
};

export const takeBackPayouts = async (
  tx: Transaction,
  { bet }: Place,
  steps: readonly Settlement[],
): Promise<bigint | null> => {
  let last: bigint | null = null;
  for (const { number, payout } of steps)
    if (payout > 0n) last = await takeBack(tx, bet, payoutKey(bet, number));
  return last;
};

/** Reverses one posting of a bet; one that was spent is lent by the ledger. */
export const takeBack = async (tx: Transaction, bet: LockedBet, original: PostingKey): Promise<bigint> => {
  const { id, source, accountId } = bet;
  const key = postingKey(source, `${original}/reversed`);
  const result = await reverse(tx, accountId, { key, original, source, reference: id });
  assert(result.outcome === 'reversed', `a reversal of bet ${id} gave ${result.outcome}`);
  return result.seq;
};
