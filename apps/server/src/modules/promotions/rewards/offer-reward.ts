import type { Transaction } from '@hintha/platform';
import { findRewardFor, insertReward } from './reward-store.ts';
import type { NewReward } from './types.ts';

/** Puts a reward into the member's reward centre, once for what it was won by; its id either way. */
export const offerReward = async (tx: Transaction, offered: NewReward): Promise<bigint> => {
  const id = (await insertReward(tx, offered)) ?? (await findRewardFor(tx, offered));
  if (id === undefined) throw new Error(`the reward ${offered.kind} ${offered.reference} is gone`);
  return id;
};
