/** The games and their vendors: menus, lists, what a member puts aside, areas that open, and who has won. */
export {
  CATEGORIES,
  VOLATILITIES,
  GAME_FEATURES,
  RETURN_STEPS,
  readGameMenus,
  listGameTypes,
  listVendors,
  MIN_BET_STEPS,
  GAME_ORDERS,
  listGames,
  listHotGames,
  listChildGames,
  readGameDetails,
  listPopularGames,
  type Category,
  type GameView,
  type Volatility,
  type GameFeature,
  type ReturnStep,
  type VendorView,
  type GameFilters,
  type GameMenuView,
  type GamePageView,
  type GameOrder,
  type GameDetailsView,
} from './games.ts';
export {
  listFavourites,
  listFavouriteIds,
  listRecentGames,
  addFavourite,
  removeFavourite,
} from './own-games.ts';
export { openingRoutes } from './openings.ts';
export { listWinners, type PlayingStreamMessage, type PlayingView, type WinnerView } from './winners.ts';
