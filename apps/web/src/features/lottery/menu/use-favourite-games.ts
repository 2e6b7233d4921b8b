import { useEffect } from 'react';
import { readLotteries } from '../../../shared/game/favourite-lotteries.ts';
import { loadFavourites, useFavourites } from '../../../shared/game/favourites.ts';
import { useSession } from '../../../shared/session.ts';
import { useListedGames } from '../game/use-listed-games.ts';

/** The codes of the lotteries that this browser keeps for the member. */
export const useFavouriteCodes = (): string[] => {
  const { token, username } = useSession();
  const listed = useListedGames();
  useEffect(() => loadFavourites(token), [token]);
  // What is kept changes with the favourites.
  useFavourites(({ ids }) => ids);
  if (token === null) return [];
  const kept = readLotteries(username);
  return [...listed.values()].filter(({ nodeId }) => kept.has(nodeId)).map(({ gameCode }) => gameCode);
};
