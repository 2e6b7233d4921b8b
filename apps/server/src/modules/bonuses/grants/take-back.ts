import { money, type Money, ZERO } from '@hintha/money';
import { type Database, transaction, type Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import { listFulfilled, remainingTurnover, sumDepositsAfter } from '../../turnover/index.ts';
import { sumVendorBalances } from '../../vendors/index.ts';
import { post, postingKey, readBalance } from '../../wallet/index.ts';
import type { Grant } from '../types.ts';
import { addTakenBack, listAllUncapped, listUncapped, markCapped } from './bonus-store.ts';

export const SOURCE = 'promotions';

/** What postings of a grant belong to. */
export const referenceOf = ({ kind, period }: Pick<Grant, 'kind' | 'period'>): string =>
  period === '' ? kind : `${kind}:${period}`;

/** What the wallet holds above the member's own money, as far as it can be spent. The wallet is locked. */
export const gainOf = async (tx: Transaction, grant: Grant): Promise<Money> => {
  const wallet = await readBalance(tx, grant.accountId);
  assert(wallet, 'a grant has a wallet');
  const { accountId, ownBefore, postingSeq } = grant;
  // The member's own money: what there was before the bonus and what has been deposited since.
  const own = ownBefore + (await sumDepositsAfter(tx, accountId, postingSeq));
  const gain = wallet.balance - own;
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

/**
 * When a bonus that cost nothing has been played through, what stands above the member's own money stays up to the
 * bonus's bound and is taken back beyond it. The wallet is locked, so this comes before any money can leave. Nobody
 * knows what stands there before what is at vendors has come home, so it waits for that.
 */
const capWinnings = async (tx: Transaction, accountId: bigint): Promise<void> => {
  const unsettled = await listPlayedThrough(tx, accountId);
  if (unsettled.length === 0 || (await sumVendorBalances(tx, accountId)) > 0n) return;
  for (const grant of unsettled) {
    const beyond = (await gainOf(tx, grant)) - (grant.mostKept ?? 0n);
    const amount = beyond > 0n ? money(beyond) : ZERO;
    await takeBack(tx, grant, { amount, why: 'bounded' });
    await markCapped(tx, grant.id, amount);
  }
};

/**
 * Takes what bonuses may not leave behind and says whether one still waits for money to come home. Asked before money
 * leaves; the wallet is locked, and every bet so far is counted.
 */
export const hasUncappedWinnings = async (tx: Transaction, accountId: bigint): Promise<boolean> => {
  await capWinnings(tx, accountId);
  return (await listPlayedThrough(tx, accountId)).length > 0;
};

/** Takes what bonuses that were played through may not leave behind, wherever that can be said by now. */
export const capOpenWinnings = async (db: Database): Promise<void> => {
  const uncapped = await listAllUncapped(db);
  const filled = await listFulfilled(
    db,
    uncapped.map(({ requirementId }) => requirementId),
  );
  const due = uncapped.filter(({ requirementId }) => filled.has(requirementId));
  for (const accountId of new Set(due.map((grant) => grant.accountId))) {
    await transaction(db, async (tx) => {
      await remainingTurnover(tx, accountId);
      await capWinnings(tx, accountId);
    });
  }
};

/** Grants with a bound on what may be kept that have been played through and not been looked at. */
const listPlayedThrough = async (tx: Transaction, accountId: bigint): Promise<Grant[]> => {
  const uncapped = await listUncapped(tx, accountId);
  if (uncapped.length === 0) return [];
  const filled = await listFulfilled(
    tx,
    uncapped.map(({ requirementId }) => requirementId),
  );
  return uncapped.filter(({ requirementId }) => filled.has(requirementId));
};
