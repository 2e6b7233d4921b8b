import type { Money } from '@hintha/money';
import type { Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import { lockWallets } from './balance.ts';
import { postLeg } from './post.ts';
import { isReceipt, postingKey, toLeg } from './rules.ts';
import type { PlainResult } from './types.ts';

export interface PassedOn {
  readonly from: bigint;
  readonly to: bigint;
  readonly as: 'SALARY' | 'DIVIDEND';
  /** Above zero. */
  readonly amount: Money;
  readonly source: string;
  readonly reference: string;
  /** What it is for there: the same one moves money once. */
  readonly id: string;
}

/**
 * Moves what one member owes another from wallet to wallet, both legs or neither. The operator gives nothing, so that no
 * budget is asked. Answers what became of the leg of the one who pays.
 */
export const passOn = async (tx: Transaction, order: PassedOn): Promise<PlainResult> => {
  const { from, to, as, amount, source, reference, id } = order;
  await lockWallets(tx, [from, to]);
  const entry = { amount, source, reference };
  const out = toLeg({ ...entry, kind: `${as}_OUT`, key: postingKey(source, `${id}:out`) });
  const left = await postLeg(tx, from, out);
  if (!isReceipt(left)) return left;
  const come = await postLeg(
    tx,
    to,
    toLeg({ ...entry, kind: `${as}_IN`, key: postingKey(source, `${id}:in`) }),
  );
  assert(isReceipt(come), `${source} ${id} did not arrive: ${come.outcome}`);
  return left;
};
