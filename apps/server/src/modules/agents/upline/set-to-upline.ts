import { Refusal, type Transaction } from '@hintha/platform';
import { updateToUpline } from './upline-store.ts';

/** Gives an account the right to send money to the one above it, or takes it; refuses where nobody is above. */
export const setToUpline = async (tx: Transaction, accountId: bigint, on: boolean): Promise<void> => {
  if (!(await updateToUpline(tx, accountId, on))) throw new Refusal('not_found');
};
