import type { Database } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { isRestricted } from '../../protection/index.ts';
import { countOpenRewards, selectRewards, selectRewardsBefore } from './reward-store.ts';
import type { Reward } from './types.ts';

const MOST_SHOWN = 100;

/** What a member has won: what it can take first, then the latest. */
export const listRewards = ({ db, clock }: House, accountId: bigint): Promise<Reward[]> =>
  selectRewards(db, accountId, { at: clock.now(), limit: MOST_SHOWN });

/** A member's rewards from before one of them, the latest first. */
export const listRewardsBefore = (
  db: Database,
  accountId: bigint,
  page: { before: bigint | null; limit: number },
): Promise<Reward[]> => selectRewardsBefore(db, accountId, page);

/** How many rewards the member can take now. */
export const countRewards = async (house: House, accountId: bigint): Promise<number> =>
  (await isRestricted(house, house.db, accountId, 'BETTING'))
    ? 0
    : countOpenRewards(house.db, accountId, house.clock.now());
