import type { House } from '../../house.ts';
import { countUnreadMessages, updateRead } from './store.ts';

/** Marks messages of the account as read and answers how many are left unread. */
export const markRead = async (house: House, accountId: bigint, ids: readonly string[]): Promise<number> => {
  await updateRead(house.db, accountId, ids.map(BigInt), house.clock.now());
  return countUnreadMessages(house.db, accountId);
};
