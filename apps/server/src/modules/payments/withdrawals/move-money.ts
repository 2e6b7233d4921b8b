import { addMoney, type Money, ZERO } from '@hintha/money';
import { BusinessError, type Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import { type Entry, hold, isReceipt, post, postingKey, release } from '../../wallet/index.ts';
import type { StoredPart } from './types.ts';

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

/** Sets the money of a part aside and answers the hold; the fee is held with it. */
export const holdPayout = async (tx: Transaction, part: HeldMoney): Promise<bigint> => {
  const { withdrawalId, accountId, amount, fee, name } = part;
  const held = await hold(tx, accountId, {
    amount: addMoney(amount, fee),
    key: postingKey('withdrawal-hold', `${withdrawalId}/${name}`),
    source: SOURCE,
    reference: referenceOf(withdrawalId),
  });
  if (held.outcome === 'poor') throw new BusinessError('insufficient_funds');
  assert(held.outcome === 'held', `a hold of withdrawal ${withdrawalId} gave ${held.outcome}`);
  return held.holdId;
};

/** The money of a part leaves the ledger: what was paid, and the fee apart from it. Once; later calls do nothing. */
export const letLeave = async (tx: Transaction, part: StoredPart): Promise<void> => {
  if (part.leftAt !== null) return;
  await endHold(tx, part);
  await postPart(tx, part, 'WITHDRAW');
};

/** The money of a part is the member's again: what is held is freed, what had left comes back. */
export const giveBack = async (tx: Transaction, part: StoredPart): Promise<void> =>
  part.leftAt === null ? endHold(tx, part) : postPart(tx, part, 'WITHDRAW_REFUND');

/** The hold under which a part is paid once more: its own, or one anew when its money had left. */
export const holdAnew = async (tx: Transaction, part: StoredPart): Promise<bigint> => {
  if (part.leftAt === null) return part.holdId;
  await giveBack(tx, part);
  return holdPayout(tx, { ...part, name: `again ${part.id}` });
};

const endHold = async (tx: Transaction, { id, holdId }: StoredPart): Promise<void> => {
  const { outcome } = await release(tx, holdId);
  assert(outcome === 'released', `the hold of part ${id} gave ${outcome}`);
};

const postPart = async (
  tx: Transaction,
  part: StoredPart,
  kind: 'WITHDRAW' | 'WITHDRAW_REFUND',
): Promise<void> => {
  const entry = { kind, source: SOURCE, reference: referenceOf(part.withdrawalId) };
  const key = postingKey(`part ${kind}`, String(part.id));
  await postSurely(tx, part, { ...entry, amount: part.amount, key });
  if (part.fee === ZERO) return;
  // The fee stays in the house and goes to no payer, so it is kept apart from what is paid out.
  const feeKey = postingKey(`part fee ${kind}`, String(part.id));
  await postSurely(tx, part, { ...entry, amount: part.fee, key: feeKey, systemAccount: 'fees' });
};

const postSurely = async (tx: Transaction, { id, accountId }: StoredPart, entry: Entry): Promise<void> => {
  const result = await post(tx, accountId, entry);
  assert(isReceipt(result), `a posting of part ${id} gave ${result.outcome}`);
};
