/**
 * What of a call may come sealed: its body as a JWE, or a JWE in the header X-Encrypted beside a plain body. Calls that
 * carry a password or another proof have one.
 */
export type Sealing = 'body' | 'header';

/** Method and path of a call, and what of it may come sealed. */
export type CallLine = readonly ['GET' | 'POST' | 'PUT' | 'DELETE', string, Sealing?];

/**
 * The calls of a first visit: all that the first page has to know of the table before it shows something, and those
 * whose answers its worker keeps, or that it makes itself.
 */
export const FIRST_PATHS = {
  readPermission: ['GET', '/wps/system/permission'],
  readFlags: ['GET', '/wps/system/menu'],
  readCountry: ['GET', '/wps/system/country'],
  readMember: ['GET', '/wps/member/info'],
  readBalance: ['GET', '/wps/v2/wallets/balance'],
  readHelp: ['GET', '/wps/system/helpCenter'],
  readNotices: ['GET', '/wps/announcement'],
  readGameMenus: ['GET', '/lgw/games/game_menus'],
  listHotGames: ['GET', '/lgw/games/hot'],
  listGames: ['GET', '/lgw/games/list'],
  listWinners: ['GET', '/lgw/winners'],
  readLotteryMenus: ['GET', '/lgw/lottery/menus'],
  listSportsEvents: ['GET', '/lgw/sports/events'],
  listPopularGames: ['GET', '/lgw/games/popular'],
  renewPush: ['POST', '/wps/push/renewal'],
  readSiteRoutes: ['GET', '/wps/system/domainRoute'],
} as const satisfies Record<string, CallLine>;

/** Where the operator tells what happens as it happens: to an account, and in a chat. */
export const STREAMS = { account: '/wps/events', chat: '/wps/chat/events' } as const;
