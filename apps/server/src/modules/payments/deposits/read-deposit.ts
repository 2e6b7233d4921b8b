import { type Database, BusinessError } from '@hintha/platform';
import { countDeposits, findDeposit, selectDeposits } from './deposit-store.ts';
import type { Deposit } from './types.ts';

/** A deposit of the account; one of somebody else is as good as none. */
export const readDeposit = async (db: Database, accountId: bigint, id: bigint): Promise<Deposit> => {
  const deposit = await findDeposit(db, id);
  if (deposit === undefined || deposit.accountId !== accountId) throw new BusinessError('not_found');
  return deposit;
};

/** One page of the account's deposits, newest first. */
export const listDeposits = async (
  db: Database,
  accountId: bigint,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ deposits: Deposit[]; total: number }> => {
  const [deposits, total] = await Promise.all([
    selectDeposits(db, accountId, pageSize, (pageNo - 1) * pageSize),
    countDeposits(db, accountId),
  ]);
  return { deposits, total };
};
