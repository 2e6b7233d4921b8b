import { addMoney, type Money, ZERO } from '@hintha/money';
import { BusinessError, type Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import { type Entry, hold, isReceipt, post, postingKey, release } from '../../wallet/index.ts';
import type { StoredPayout } from './types.ts';

const SOURCE = 'payments';

/** What a withdrawal is called in the ledger. */
const referenceOf = (withdrawalId: bigint): string => `withdrawal:${withdrawalId}`;

export interface HeldMoney {
  readonly withdrawalId: bigint;
  readonly accountId: bigint;
  readonly amount: Money;
  readonly fee: Money;
  /** Which of the holds of the withdrawal it is. */
  readonly name: string;
}

/** Sets the money of a payoutaside and answers the hold; the fee is held with it. */
export const holdPayout = async (tx: Transaction, payout: HeldMoney): Promise<bigint> => {
  const { withdrawalId, accountId, amount, fee, name } = payout;
  const held = await hold(tx, accountId, {
    amount: addMoney(amount, fee),
    key: postingKey('withdrawal-hold', `${withdrawalId}/${name}`),
    source: SOURCE,
    reference: referenceOf(withdrawalId),
  });
  if (held.outcome === 'insufficient_funds') throw new BusinessError('insufficient_funds');
  assert(held.outcome === 'held', `a hold of withdrawal ${withdrawalId} gave ${held.outcome}`);
  return held.holdId;
};

/** The money of a payoutleaves the ledger: what was paid, and the fee apart from it. Once; later calls do nothing. */
export const letLeave = async (tx: Transaction, payout: StoredPayout): Promise<void> => {
  if (payout.leftAt !== null) return;
  await endHold(tx, payout);
  await postPayout(tx, payout, 'WITHDRAW');
};

/** The money of a payoutis the member's again: what is held is freed, what had left comes back. */
export const giveBack = async (tx: Transaction, payout: StoredPayout): Promise<void> =>
  payout.leftAt === null ? endHold(tx, payout) : postPayout(tx, payout, 'WITHDRAW_REFUND');

/** The hold under which a payout ispaid once more: its own, or one anew when its money had left. */
export const holdAnew = async (tx: Transaction, payout: StoredPayout): Promise<bigint> => {
  if (payout.leftAt === null) return payout.holdId;
  await giveBack(tx, payout);
  return holdPayout(tx, { ...payout, name: `again ${payout.id}` });
};

const endHold = async (tx: Transaction, { id, holdId }: StoredPayout): Promise<void> => {
  const { outcome } = await release(tx, holdId);
  assert(outcome === 'released', `the hold of payout${id} gave ${outcome}`);
};

const postPayout = async (
  tx: Transaction,
  payout: StoredPayout,
  kind: 'WITHDRAW' | 'WITHDRAW_REFUND',
): Promise<void> => {
  const entry = { kind, source: SOURCE, reference: referenceOf(payout.withdrawalId) };
  const key = postingKey(`part ${kind}`, String(payout.id));
  await postSurely(tx, payout, { ...entry, amount: payout.amount, key });
  if (payout.fee === ZERO) return;
  // The fee stays with the operator and goes to no payer, so it is kept apart from what is paid out.
  const feeKey = postingKey(`part fee ${kind}`, String(payout.id));
  await postSurely(tx, payout, { ...entry, amount: payout.fee, key: feeKey, systemAccount: 'fees' });
};

const postSurely = async (tx: Transaction, { id, accountId }: StoredPayout, entry: Entry): Promise<void> => {
  const result = await post(tx, accountId, entry);
  assert(isReceipt(result), `a posting of payout${id} gave ${result.outcome}`);
};
