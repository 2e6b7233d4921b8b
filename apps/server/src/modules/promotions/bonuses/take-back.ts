import assert from 'node:assert/strict';
import { money, ZERO, type Money } from '@hintha/money';
import type { Transaction } from '@hintha/platform';
import { post, postingKey, readBalance } from '../../wallet/index.ts';
import type { Grant } from '../bonus-types.ts';
import { addTakenBack, sumOwn } from './bonus-store.ts';

export const SOURCE = 'promotions';

/** What postings of a grant belong to. */
export const referenceOf = ({ kind, period }: Pick<Grant, 'kind' | 'period'>): string =>
  period === '' ? kind : `${kind}:${period}`;

/** What the wallet holds above the member's own money, as far as it can be spent. The wallet is locked. */
export const gainOf = async (tx: Transaction, grant: Grant): Promise<Money> => {
  const wallet = await readBalance(tx, grant.accountId);
  assert(wallet, 'a grant has a wallet');
  const gain = wallet.balance - (await sumOwn(tx, grant));
  const spendable = gain < wallet.available ? gain : wallet.available;
  return spendable > 0n ? money(spendable) : ZERO;
};

/** Takes what a bonus may not leave behind, once for each reason. The wallet is locked and can bear it. */
export const takeBack = async (
  tx: Transaction,
  grant: Grant,
  { amount, why }: { amount: Money; why: 'expired' | 'bounded' | 'revoked' },
): Promise<void> => {
  if (amount <= 0n) return;
  const result = await post(tx, grant.accountId, {
    kind: 'BONUS_FORFEIT',
    amount,
    key: postingKey(SOURCE, `${why}:${grant.requirementId}`),
    source: SOURCE,
    reference: referenceOf(grant),
  });
  assert(result.outcome === 'posted', `the bonus ${grant.id} was not taken back: ${result.outcome}`);
  await addTakenBack(tx, grant.id, amount);
};
