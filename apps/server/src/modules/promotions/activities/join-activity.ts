import type { House } from '../../../house.ts';
import { insertJoined } from './activity-store.ts';
import { getActivity } from './read-activities.ts';

/** Lets a member take part in an activity; whoever does so already goes on. */
export const joinActivity = async (house: House, accountId: bigint, kind: string): Promise<void> => {
  await getActivity(house.db, kind);
  await insertJoined(house.db, { kind, accountId, at: house.clock.now() });
};
