import type { Caller } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { receiveDue } from '../confirmation/receive-due.ts';
import { tellStories, type WithdrawalStory } from './tell-stories.ts';
import { countWithdrawals, selectWithdrawals } from './withdrawal-store.ts';

export interface WithdrawalPage {
  readonly pageNo: number;
  readonly pageSize: number;
}

/** A page of the caller's withdrawals, newest first, and how many there are. */
export const listWithdrawals = async (
  house: House,
  { accountId }: Caller,
  { pageNo, pageSize }: WithdrawalPage,
): Promise<{ stories: WithdrawalStory[]; total: number }> => {
  await receiveDue(house, accountId);
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  const stories = await tellStories(house.db, await selectWithdrawals(house.db, accountId, page));
  return { stories, total: await countWithdrawals(house.db, accountId) };
};
