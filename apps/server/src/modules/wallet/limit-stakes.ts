import type { Transaction } from '@hintha/platform';
import { updateLargestStake } from './account-store.ts';

const NO_BETS = -1n;

/**
 * Says the most that the wallet stakes on one bet: null for any, 'none' for no bet at all. A bet of any process that is
 * committed after it keeps to it.
 */
export const limitStakes = (
  tx: Transaction,
  accountId: bigint,
  most: bigint | null | 'none',
): Promise<void> => updateLargestStake(tx, accountId, most === 'none' ? NO_BETS : most);
