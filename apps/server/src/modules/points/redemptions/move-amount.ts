import assert from 'node:assert/strict';
import { Refusal, type Transaction } from '@hintha/platform';
import { isReceipt, post, postingKey } from '../../wallet/index.ts';
import { SOURCE } from '../rules.ts';
import type { Redemption } from './types.ts';

type Paid = Pick<Redemption, 'id' | 'accountId' | 'amount'>;

/** What postings of a redemption belong to. */
export const referenceOf = (id: bigint): string => `redemption:${id}`;

/** Takes what is paid on top of the points. The wallet is locked. */
export const takeAmount = async (tx: Transaction, { id, accountId, amount }: Paid): Promise<void> => {
  if (amount === 0n) return;
  const reference = referenceOf(id);
  const key = postingKey(SOURCE, reference);
  const posted = await post(tx, accountId, { kind: 'MALL', amount, key, source: SOURCE, reference });
  if (posted.outcome === 'poor') throw new Refusal('insufficient_funds');
  assert(isReceipt(posted), `${reference} was not paid: ${posted.outcome}`);
};

/** Gives back what was paid on top. The wallet is locked. */
export const returnAmount = async (tx: Transaction, { id, accountId, amount }: Paid): Promise<void> => {
  if (amount === 0n) return;
  const reference = referenceOf(id);
  const key = postingKey(SOURCE, `${reference}:back`);
  const posted = await post(tx, accountId, { kind: 'MALL_REFUND', amount, key, source: SOURCE, reference });
  assert(isReceipt(posted), `${reference} was not given back: ${posted.outcome}`);
};
