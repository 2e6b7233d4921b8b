import { type Database, BusinessError } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import type { GamePage } from '../types.ts';
import {
  countOwnGames,
  deleteFavourite,
  insertFavourite,
  listOwnGames,
  type OwnList,
  upsertLaunch,
} from './list-store.ts';

const TABLES = { favourites: 'catalogue_favourite', recent: 'catalogue_launch' } as const;

interface Asked extends Omit<OwnList, 'table'> {
  list: keyof typeof TABLES;
}

/** One page of the games that are a member's favourites or that it has opened, the last one first. */
export const listOwnGamesPage = async (
  db: Database,
  { list, ...asked }: Asked,
  page: { no: number; size: number },
): Promise<GamePage> => {
  const chosen = { ...asked, table: TABLES[list] };
  const rows = await listOwnGames(db, chosen, page);
  const [first] = rows;
  return { games: rows, total: first ? Number(first.total) : await countOwnGames(db, chosen) };
};

interface Favourite {
  nodeId: number;
  vendor: string;
  gameType: string;
}

/** Adds a listed game to the favourites of a member; twice is once. */
export const addFavourite = async (ctx: AppContext, accountId: bigint, game: Favourite): Promise<void> => {
  const { nodeId: id, vendor, gameType: category } = game;
  const known = await insertFavourite(ctx.db, accountId, { id, vendor, category }, ctx.clock.now());
  if (!known) throw new BusinessError('not_found');
};

/** Removes a favourite; one that is not there is no error. */
export const removeFavourite = (ctx: AppContext, accountId: bigint, { nodeId }: Favourite): Promise<void> =>
  deleteFavourite(ctx.db, accountId, nodeId);

/** Records that a member has opened a game. */
export const noteLaunch = (
  { db, clock }: AppContext,
  accountId: bigint,
  game: { vendor: string; code: string },
): Promise<void> => upsertLaunch(db, accountId, game, clock.now());
