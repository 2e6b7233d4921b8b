import type { House } from '../../../../house.ts';
import { judgeWithdrawal } from './judge-withdrawal.ts';
import { selectUnjudged } from '../withdrawal-store.ts';

const PATIENCE_MS = 60_000;

/** Takes up the withdrawals whose own job was lost with the program that ran it. */
export const judgeWithdrawals = async (house: House): Promise<void> => {
  const until = new Date(house.clock.now().getTime() - PATIENCE_MS);
  for (const id of await selectUnjudged(house.db, until)) await judgeWithdrawal(house, id);
};
