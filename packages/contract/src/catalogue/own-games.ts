import { z } from 'zod';
import { pageQuery } from '../amount.ts';
import { AskedLanguage } from '../languages/asked-language.ts';
import { route } from '../route.ts';
import { CategoryCode, GameView, VendorCode } from './games.ts';

/** What a list of one's own is asked by; a token in the address is taken and not read, since addresses are logged. */
const ownList = {
  gameType: CategoryCode.optional(),
  vassalage: VendorCode,
  clientType: z.coerce.number().int().optional(),
  platform: z.string().max(32).optional(),
  token: z.string().max(255).optional(),
  language: AskedLanguage,
  ...pageQuery(24, 96),
};

export const listFavourites = route('listFavourites', {
  guard: 'player',
  summary: 'One page of the games that the caller has put aside, the last one first.',
  query: z.object(ownList),
  reply: z.object({ content: z.array(GameView), totalPages: z.int(), total: z.int() }),
});

export const listFavouriteIds = route('listFavouriteIds', {
  guard: 'player',
  summary: 'The numbers of the games that the caller has put aside.',
  reply: z.array(z.int()),
});

export const listRecentGames = route('listRecentGames', {
  guard: 'player',
  summary: 'One page of the games that the caller has opened, each once, the last one first.',
  query: z.object(ownList),
  reply: z.object({ list: z.array(GameView), totalPages: z.int(), total: z.int() }),
});

/** `vendor` is the vassalage of the game. */
const Favourite = z.object({
  nodeId: z.int().min(1).max(2_147_483_647),
  vendor: z.string().max(32),
  gameType: CategoryCode,
});

export const addFavourite = route('addFavourite', {
  guard: 'player',
  summary: 'Puts a game aside; twice is once.',
  body: Favourite,
  reply: z.object({}),
  errors: ['not_found'],
});

export const removeFavourite = route('removeFavourite', {
  guard: 'player',
  summary: 'Takes a game off the ones put aside.',
  body: Favourite,
  reply: z.object({}),
});
