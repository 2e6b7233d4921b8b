import type { House } from '../../../house.ts';
import { tellStories, type WithdrawalStory } from './tell-stories.ts';
import type { Step } from './types.ts';
import { findWithdrawal, selectSteps } from './withdrawal-store.ts';

export interface WholeStory extends WithdrawalStory {
  readonly steps: readonly Step[];
}

/** One withdrawal of anybody with its timeline, as the staff sees it. */
export const readWithdrawalStory = async ({ db }: House, id: bigint): Promise<WholeStory | undefined> => {
  const withdrawal = await findWithdrawal(db, id);
  const [story] = withdrawal === undefined ? [] : await tellStories(db, [withdrawal]);
  return story && { ...story, steps: await selectSteps(db, id) };
};
