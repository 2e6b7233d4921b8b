import { Refusal } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { deleteFavourite, insertFavourite } from './list-store.ts';

interface Favourite {
  nodeId: number;
  vendor: string;
  gameType: string;
}

/** Puts a game on the shelf aside for a member; twice is once. */
export const addFavourite = async (house: House, accountId: bigint, game: Favourite): Promise<void> => {
  const { nodeId: id, vendor, gameType: category } = game;
  const known = await insertFavourite(house.db, accountId, { id, vendor, category }, house.clock.now());
  if (!known) throw new Refusal('not_found');
};

/** Takes a game off a member's own; one that is not there is gone already. */
export const removeFavourite = (house: House, accountId: bigint, { nodeId }: Favourite): Promise<void> =>
  deleteFavourite(house.db, accountId, nodeId);
