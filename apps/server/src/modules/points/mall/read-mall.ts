import type { Database } from '@hintha/platform';
import { countShown, listAll, listShown } from './reward-store.ts';
import type { Reward } from './types.ts';

/** A page of the rewards that are shown, in the order of the shelf. */
export const listRewards = async (
  db: Database,
  { no, size }: { no: number; size: number },
): Promise<{ rewards: Reward[]; total: number }> => ({
  rewards: await listShown(db, { limit: size, offset: (no - 1) * size }),
  total: await countShown(db),
});

/** Every reward, those that are not shown too. */
export const listMall = (db: Database): Promise<Reward[]> => listAll(db);
