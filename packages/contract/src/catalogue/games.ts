import { z } from 'zod';
import { AskedLanguage } from '../languages/asked-language.ts';
import { Amount, pageQuery } from '../amount.ts';
import { route } from '../route.ts';

/** The game areas of the product, in the order of the navigation. */
export const CATEGORIES = [
  'LOTT',
  'ELOTT',
  'LIVE',
  'RNG',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'SV3',
] as const;
export type Category = (typeof CATEGORIES)[number];

const language = AskedLanguage;
export const VendorCode = z
  .string()
  .regex(/^[A-Z0-9_]{0,32}$/)
  .optional();
export const CategoryCode = z.enum(CATEGORIES);

export const GameView = z.object({
  nodeId: z.int(),
  vassalage: z.string(),
  vendorName: z.string(),
  gameType: z.string(),
  gameCode: z.string(),
  name: z.string(),
  /** The title drawn on the cover, in Latin letters. */
  title: z.string(),
  isGame: z.string(),
  classify: z.string().nullable(),
  minBet: Amount,
  minLineNum: z.int(),
  isHot: z.boolean(),
  isNew: z.boolean(),
  available: z.boolean(),
  cover: z.string(),
});
export type GameView = z.infer<typeof GameView>;

export const VOLATILITIES = ['low', 'medium', 'high'] as const;
export type Volatility = (typeof VOLATILITIES)[number];

/** What a vendor may tell of a game beside its figures. */
export const GAME_FEATURES = [
  'free_spins',
  'multipliers',
  'wilds',
  'respins',
  'bonus_round',
  'buy_feature',
] as const;
export type GameFeature = (typeof GAME_FEATURES)[number];

/** The steps of the least return to player that a list is narrowed to, in percent. */
export const RETURN_STEPS = ['94', '95', '96', '97'] as const;
export type ReturnStep = (typeof RETURN_STEPS)[number];

const VendorView = z.object({
  vendor: z.string(),
  name: z.string(),
  emblem: z.string(),
  games: z.int(),
  maintenance: z.boolean(),
  /** Its first games are still to come. */
  opensSoon: z.boolean(),
});
export type VendorView = z.infer<typeof VendorView>;

/** By what a category can be narrowed down so that something is left. */
const GameFilters = z.object({
  returns: z.array(z.enum(RETURN_STEPS)),
  volatilities: z.array(z.enum(VOLATILITIES)),
  features: z.array(z.enum(GAME_FEATURES)),
});
export type GameFilters = z.infer<typeof GameFilters>;

const GameMenuView = z.object({
  gameCategory: CategoryCode,
  vendors: z.array(VendorView),
  filters: GameFilters,
});
export type GameMenuView = z.infer<typeof GameMenuView>;

export const readGameMenus = route('readGameMenus', {
  guard: 'visitor',
  summary: 'The categories that have a vendor, with their vendors.',
  query: z.object({ language }),
  reply: z.array(GameMenuView),
});

export const listGameTypes = route('listGameTypes', {
  guard: 'visitor',
  summary: 'The categories that have a vendor.',
  reply: z.array(CategoryCode),
});

export const listVendors = route('listVendors', {
  guard: 'visitor',
  summary: 'Vendor lanes: a title and its cards.',
  query: z.object({ merchantCode: z.string().max(64).optional() }),
  reply: z.array(
    z.object({
      title: z.string(),
      cards: z.array(z.object({ vassalage: z.string(), gameType: z.string(), isHot: z.boolean() })),
    }),
  ),
});

const GamePageView = z.object({
  games: z.array(GameView),
  totalPages: z.int(),
  total: z.int(),
});
export type GamePageView = z.infer<typeof GamePageView>;

/** The minimum-bet filter's steps, in base units of the currency. */
export const MIN_BET_STEPS = ['0.01', '0.05', '0.1', '0.5', '0.75'] as const;

/** The orders of a list beside the usual one: the hot games first, then what is played most, then the newest. */
export const GAME_ORDERS = ['newest', 'name'] as const;
export type GameOrder = (typeof GAME_ORDERS)[number];

export const listGames = route('listGames', {
  guard: 'visitor',
  summary:
    'One page of games by CategoryCode, vendor, class, name, minimum bet and how they play, in an order.',
  query: z.object({
    gameType: CategoryCode.default('RNG'),
    vassalage: VendorCode,
    gameClassify: z.enum(['', 'JP', 'TG', 'AC', 'BG']).optional(),
    gameName: z.string().max(64).optional(),
    minBet: z.enum(['', ...MIN_BET_STEPS]).optional(),
    minLineNum: z.coerce.number().int().min(0).max(10_000).optional(),
    /** A game whose vendor does not tell is none that fits. */
    minReturn: z.enum(['', ...RETURN_STEPS]).optional(),
    volatility: z.enum(['', ...VOLATILITIES]).optional(),
    /** Those that a game must have, all of them, with a comma between. */
    features: z
      .string()
      .regex(new RegExp(`^(?:(?:${GAME_FEATURES.join('|')})(?:,|$))*$`))
      .max(120)
      .optional(),
    /** By name is by the names of the language that is asked for. */
    sortBy: z.enum(['', ...GAME_ORDERS]).optional(),
    clientType: z.coerce.number().int().optional(),
    platform: z.string().max(32).optional(),
    channel: z.string().max(32).optional(),
    merchant: z.string().max(64).optional(),
    prizeMode: z.string().max(32).optional(),
    language,
    ...pageQuery(24, 96),
  }),
  reply: GamePageView,
});

export const listHotGames = route('listHotGames', {
  guard: 'visitor',
  summary: 'The hot games of a vendor or of all.',
  query: z.object({
    merchantCode: z.string().max(64).optional(),
    isPlatform: z.coerce.number().int().default(2),
    vassalage: VendorCode,
    platform: z.string().max(32).optional(),
    language,
  }),
  reply: z.object({ list: z.array(GameView) }),
});

export const listChildGames = route('listChildGames', {
  guard: 'visitor',
  summary: 'What the popup of a vendor shows: its first games of a kind, at most 48, and how many there are.',
  query: z.object({
    vassalage: z.string().regex(/^[A-Z0-9_]{1,32}$/),
    gameType: CategoryCode,
    language,
  }),
  reply: z.object({ games: z.array(GameView), total: z.int() }),
});

const GameDetailsView = z.object({
  minBet: Amount,
  /** The vendor's bound or the operator's, whichever is less. */
  maxBet: Amount.nullable(),
  /** In percent with two decimals, never more than it is. */
  returnToPlayer: z.string().nullable(),
  volatility: z.enum(VOLATILITIES).nullable(),
  /** Of those that a list can be narrowed by; none where its vendor tells none. */
  features: z.array(z.enum(GAME_FEATURES)),
});
export type GameDetailsView = z.infer<typeof GameDetailsView>;

export const readGameDetails = route('readGameDetails', {
  guard: 'visitor',
  summary: 'What one game takes and returns; null is what its vendor does not tell.',
  query: z.object({
    vassalage: z.string().regex(/^[A-Z0-9_]{1,32}$/),
    gameCode: z.string().min(1).max(64),
    language,
  }),
  reply: GameDetailsView,
  errors: ['not_found'],
});

export const listPopularGames = route('listPopularGames', {
  guard: 'visitor',
  summary: 'The most played games.',
  query: z.object({ count: z.coerce.number().int().min(1).max(100).default(20), language }),
  reply: z.object({ games: z.array(GameView) }),
});
