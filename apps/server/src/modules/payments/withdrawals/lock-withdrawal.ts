import { Refusal, type Transaction } from '@hintha/platform';
import { lockWallets } from '../../wallet/index.ts';
import { findPart } from './part-store.ts';
import type { StoredPart, StoredWithdrawal } from './types.ts';
import { findWithdrawal, lockWithdrawalRow } from './withdrawal-store.ts';

/** Locks a withdrawal with all its parts, after the wallet of its member, as every deed does that moves its money. */
export const lockWithdrawal = async (tx: Transaction, id: bigint): Promise<StoredWithdrawal> => {
  const known = await findWithdrawal(tx, id);
  if (known === undefined) throw new Refusal('not_found');
  await lockWallets(tx, [known.accountId]);
  return (await lockWithdrawalRow(tx, id)) ?? known;
};

export interface LockedPart {
  readonly withdrawal: StoredWithdrawal;
  readonly part: StoredPart;
}

/** A part and its withdrawal as they stand once nobody else can change them. */
export const lockPart = async (tx: Transaction, id: bigint): Promise<LockedPart> => {
  const known = await findPart(tx, id);
  if (known === undefined) throw new Refusal('not_found');
  const withdrawal = await lockWithdrawal(tx, known.withdrawalId);
  return { withdrawal, part: (await findPart(tx, id)) ?? known };
};
