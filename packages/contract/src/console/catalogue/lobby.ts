import { z } from 'zod';
import { CATEGORIES } from '../../catalogue/index.ts';
import { Change, Nothing, sought, words } from '../fields.ts';
import { consoleRoute } from '../route.ts';

const params = z.object({ category: z.enum(CATEGORIES) });

const LobbyVendorView = z.object({
  code: z.string(),
  name: z.string(),
  games: z.int(),
  shown: z.boolean(),
  /** Whether its integration is switched on; without it nobody sees the vendor. */
  connected: z.boolean(),
  maintenance: z.boolean(),
});

const LobbyGameView = z.object({
  id: z.int(),
  code: z.string(),
  title: z.string(),
  vendor: z.string(),
  vendorName: z.string(),
  hot: z.boolean(),
});

export const readLobby = consoleRoute('readLobby', {
  summary: 'The menus of the lobby in their order, each with its vendors and its hot games.',
  reply: z.object({
    menus: z.array(
      z.object({
        category: z.enum(CATEGORIES),
        shown: z.boolean(),
        vendors: z.array(LobbyVendorView),
        hot: z.array(LobbyGameView),
      }),
    ),
    /** Null when nobody has ordered anything. */
    changed: Change.nullable(),
  }),
});

export const orderMenus = consoleRoute('orderMenus', {
  summary:
    'Puts the menus of the lobby in order, and says which are shown; others follow behind them, shown.',
  body: z.object({
    menus: z.array(z.object({ category: z.enum(CATEGORIES), shown: z.boolean() })).max(CATEGORIES.length),
    reason: words,
  }),
  reply: Nothing,
});

export const orderVendors = consoleRoute('orderVendors', {
  summary: 'Puts the vendors of a menu in order, and says which are shown; others follow behind them.',
  params,
  body: z.object({
    vendors: z
      .array(z.object({ code: z.string().regex(/^[A-Z0-9_]{1,32}$/), shown: z.boolean() }))
      .max(1_000),
    reason: words,
  }),
  reply: Nothing,
  errors: ['not_found'],
});

export const setHotGames = consoleRoute('setHotGames', {
  summary: 'Names the hot games of a category in their order; every other game of it is hot no more.',
  params,
  body: z.object({ games: z.array(z.int().min(1).max(2_147_483_647)).max(100), reason: words }),
  reply: Nothing,
  errors: ['not_found'],
});

export const searchLobbyGames = consoleRoute('searchLobbyGames', {
  summary: 'The games of a category whose name or code holds a text, at most thirty.',
  params,
  query: z.object({ name: sought }),
  reply: z.array(LobbyGameView),
});
