import { Refusal, type Caller } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { receiveDue } from '../confirmation/receive-due.ts';
import { readWithdrawalStory, type WholeStory } from './read-withdrawal-story.ts';

/** One withdrawal of the caller with its timeline; that of anybody else does not exist for the caller. */
export const readWithdrawal = async (
  house: House,
  { accountId }: Caller,
  id: bigint,
): Promise<WholeStory> => {
  await receiveDue(house, accountId);
  const story = await readWithdrawalStory(house, id);
  if (story?.withdrawal.accountId !== accountId) throw new Refusal('not_found');
  return story;
};
