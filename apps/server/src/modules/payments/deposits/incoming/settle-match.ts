import type { Transaction } from '@hintha/platform';
import type { House } from '../../../../house.ts';
import { creditDeposit } from '../credit-deposit.ts';
import { linkIncoming } from './incoming-store.ts';
import { moveDeposit } from '../move-deposit.ts';
import { isSameName, mayBecome } from '../rules.ts';
import type { Deposit, StoredIncoming } from '../types.ts';

/**
 * Brings a line of a statement and the order it pays together; the transaction holds both. A manual transfer counts
 * only when the member itself has paid. An order that staff looks at keeps waiting for staff.
 */
export const settleMatch = async (
  house: House,
  tx: Transaction,
  deposit: Deposit,
  incoming: StoredIncoming,
): Promise<Deposit> => {
  await linkIncoming(tx, incoming.id, deposit.id);
  if (deposit.state === 'REVIEW' || !mayBecome(deposit.state, 'CREDITED')) return deposit;
  const isOwn = deposit.type !== 'MANUAL' || isSameName(deposit.payeeName ?? '', incoming.payerName);
  if (!isOwn) return moveDeposit(house, tx, deposit, { to: 'REVIEW', reason: 'NAME_DIFFERS' });
  return creditDeposit(house, tx, deposit, incoming.amount);
};
