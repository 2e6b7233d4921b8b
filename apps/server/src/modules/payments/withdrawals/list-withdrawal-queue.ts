import type { House } from '../../../house.ts';
import { selectQueue, type WithdrawalQueue } from './queue-store.ts';
import { tellStories, type WithdrawalStory } from './tell-stories.ts';

/** The withdrawals that wait in one state, oldest first, as the staff works them off. */
export const listWithdrawalQueue = async (
  { db }: House,
  queue: WithdrawalQueue,
): Promise<WithdrawalStory[]> => tellStories(db, await selectQueue(db, queue));
