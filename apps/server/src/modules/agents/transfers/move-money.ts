import type { BusinessErrorCode } from '@hintha/contract';
import { formatAmount, type Money, money } from '@hintha/money';
import { BusinessError, type Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import type { AppContext } from '../../../app-context.ts';
import { notifyMember } from '../../inbox/index.ts';
import { isReceipt, post, postingKey } from '../../wallet/index.ts';

const SOURCE = 'transfer';

export interface Legs {
  /** Of the transfer. */
  readonly id: bigint;
  readonly fromId: bigint;
  readonly toId: bigint;
  readonly amount: Money;
  /** What the two postings are told apart by from others of the transfer. */
  readonly legs?: string;
}

/** Posts both legs of a transfer, whose wallets are locked; refuses where one of them has no wallet or too little. */
export const postLegs = async (
  tx: Transaction,
  { id, fromId, toId, amount, legs = '' }: Legs,
  unavailable: BusinessErrorCode,
): Promise<void> => {
  const entry = { amount, source: SOURCE, reference: String(id) };
  const out = { ...entry, kind: 'TRANSFER_OUT', key: postingKey(SOURCE, `${id}${legs}:out`) } as const;
  const sent = await post(tx, fromId, out);
  if (sent.outcome === 'insufficient_funds') throw new BusinessError('insufficient_funds');
  assert(isReceipt(sent), `transfer ${id} did not leave: ${sent.outcome}`);
  const into = { ...entry, kind: 'TRANSFER_IN', key: postingKey(SOURCE, `${id}${legs}:in`) } as const;
  const come = await post(tx, toId, into);
  // A sub-account of an agent has no wallet of its own.
  if (come.outcome === 'unknown_wallet') throw new BusinessError(unavailable);
  assert(isReceipt(come), `transfer ${id} did not arrive: ${come.outcome}`);
};

/** Moves money between two accounts of a line, and tells who receives it. */
export const moveMoney = async (
  ctx: AppContext,
  tx: Transaction,
  { from, unavailable, ...transfer }: Legs & { from: string; unavailable: BusinessErrorCode },
): Promise<void> => {
  await postLegs(tx, transfer, unavailable);
  const values = { amount: formatAmount(transfer.amount), account: from };
  await notifyMember(ctx, tx, { accountId: transfer.toId, kind: 'transfer_received', values });
};

export const checkRange = (amount: Money, { least, most }: { least: Money; most: Money }): void => {
  if (amount >= least && amount <= most) return;
  const range = { least: formatAmount(least), most: formatAmount(most) };
  throw new BusinessError('amount_out_of_range', range);
};

export const checkDay = (amount: Money, left: bigint): void => {
  if (amount > left)
    throw new BusinessError('daily_limit_reached', { left: formatAmount(money(left > 0n ? left : 0n)) });
};
