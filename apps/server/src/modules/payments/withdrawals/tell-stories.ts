import type { Database } from '@hintha/platform';
import { selectPayeesById } from '../payees/payee-store.ts';
import type { StoredPayee } from '../payees/types.ts';
import { selectParts } from './part-store.ts';
import type { StoredPart, StoredWithdrawal } from './types.ts';

/** A withdrawal with all there is to show of it. */
export interface WithdrawalStory {
  readonly withdrawal: StoredWithdrawal;
  readonly payee: StoredPayee;
  readonly parts: readonly StoredPart[];
}

/** The withdrawals with their payees and payments, in the order they are given. */
export const tellStories = async (
  db: Database,
  withdrawals: readonly StoredWithdrawal[],
): Promise<WithdrawalStory[]> => {
  const payeeIds = withdrawals.map(({ payeeId }) => payeeId);
  const payees = new Map((await selectPayeesById(db, payeeIds)).map((payee) => [payee.id, payee]));
  const parts = Map.groupBy(
    await selectParts(
      db,
      withdrawals.map(({ id }) => id),
    ),
    ({ withdrawalId }) => withdrawalId,
  );
  return withdrawals.map((withdrawal) => {
    const payee = payees.get(withdrawal.payeeId);
    if (payee === undefined) throw new Error(`withdrawal ${withdrawal.id} has no payee`);
    return { withdrawal, payee, parts: parts.get(withdrawal.id) ?? [] };
  });
};
