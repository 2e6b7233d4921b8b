import { Refusal, type Database } from '@hintha/platform';
import { findDeposit } from './deposit-store.ts';
import type { Deposit } from './types.ts';

/** A deposit of the account; one of somebody else is as good as none. */
export const readDeposit = async (db: Database, accountId: bigint, id: bigint): Promise<Deposit> => {
  const deposit = await findDeposit(db, id);
  if (deposit === undefined || deposit.accountId !== accountId) throw new Refusal('not_found');
  return deposit;
};
