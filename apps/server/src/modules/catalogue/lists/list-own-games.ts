import { type Database, BusinessError } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import type { GamePage } from '../types.ts';
import * as store from './list-store.ts';
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

/** One page of the games that a member has put aside or has opened, the last one first. */
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

/** The games that a member has put aside, on the shelf or not, the last one first. */
export const listFavouriteIds = (db: Database, accountId: bigint): Promise<number[]> =>
  store.listFavouriteIds(db, accountId);

interface Favourite {
  nodeId: number;
  vendor: string;
  gameType: string;
}

/** Puts a game on the shelf aside for a member; twice is once. */
export const addFavourite = async (ctx: AppContext, accountId: bigint, game: Favourite): Promise<void> => {
  const { nodeId: id, vendor, gameType: category } = game;
  const known = await insertFavourite(ctx.db, accountId, { id, vendor, category }, ctx.clock.now());
  if (!known) throw new BusinessError('not_found');
};

/** Takes a game off a member's own; one that is not there is gone already. */
export const removeFavourite = (ctx: AppContext, accountId: bigint, { nodeId }: Favourite): Promise<void> =>
  deleteFavourite(ctx.db, accountId, nodeId);

/** Remembers that a member has opened a game. */
export const noteLaunch = (
  { db, clock }: AppContext,
  accountId: bigint,
  game: { vendor: string; code: string },
): Promise<void> => upsertLaunch(db, accountId, game, clock.now());
