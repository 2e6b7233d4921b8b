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

/** The lobbies whose first covers come along with the page, by their paths. */
export const GAME_LOBBIES = { '/rng': 'RNG', '/pvp': 'PVP', '/fish': 'FISH' } as const;

/** So many covers of a lobby are seen on a phone before anybody scrolls. */
export const SEEN_AT_FIRST = 6;

/** Where the operator says what happens as it happens. */
export const STREAMS = {
  /** To an account. */
  account: '/wps/events',
  /** In a chat. */
  chat: '/wps/chat/events',
  /** Bets as members place them, in the language that is named as `language`. */
  playing: '/lgw/playing/stream',
  /** Changes of the sports events that are named, as in `?events=1,2,3`. */
  sports: '/lgw/sports/stream',
  /** Fights of an arena, by its code as `arena`. */
  sabong: '/lgw/sabong/stream',
} as const;
