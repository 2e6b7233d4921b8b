/** Method and path of every call, apart from the schemas so that a page can import them without a validator. */
export const PATHS = {
  readStatus: ['GET', '/wps/system/status'],
  readPermission: ['GET', '/wps/system/permission'],
  readSettings: ['GET', '/wps/system/whitelabel'],
  readFlags: ['GET', '/wps/system/menu'],
  readCountry: ['GET', '/wps/system/country'],
  readRegisterRules: ['GET', '/wps/system/setting/register'],
  logIn: ['POST', '/wps/session/login'],
  logOut: ['DELETE', '/wps/session/logout'],
  register: ['PUT', '/wps/member/register'],
  readMember: ['GET', '/wps/member/info'],
  readBalance: ['GET', '/wps/v2/wallets/balance'],
  readMerchantWallet: ['GET', '/wps/v2/wallets/merchant'],
  launchGame: ['POST', '/wps/game/launchGame'],
  readNotices: ['GET', '/wps/announcement'],
  listBets: ['GET', '/wps/records/bets'],
  readBet: ['GET', '/wps/records/bets/:id'],
  readGameMenus: ['GET', '/lgw/games/game_menus'],
  listGameTypes: ['GET', '/lgw/games/types'],
  listVendors: ['GET', '/lgw/games/vendors'],
  listGames: ['GET', '/lgw/games/list'],
  listHotGames: ['GET', '/lgw/games/hot'],
  listPopularGames: ['GET', '/lgw/games/popular'],
  listWinners: ['GET', '/lgw/winners'],
} as const satisfies Record<string, readonly ['GET' | 'POST' | 'PUT' | 'DELETE', string]>;

export type CallName = keyof typeof PATHS;
