import type { Database } from '@hintha/platform';
import { countDeposits, selectDeposits } from './deposit-store.ts';
import type { Deposit } from './types.ts';

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
