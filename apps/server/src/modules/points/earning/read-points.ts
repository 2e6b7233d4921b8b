import type { House } from '../../../house.ts';
import { findBalance } from '../ledger/ledger-store.ts';
import { followToday } from './follow-today.ts';

/** The points of a member, with what was played today so far. */
export const readPoints = async (house: House, accountId: bigint): Promise<bigint> => {
  await followToday(house, accountId);
  return findBalance(house.db, accountId);
};
