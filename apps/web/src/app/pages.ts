import {
  CHAT,
  CLUB,
  DOWNLOAD,
  HELP,
  JOIN,
  MEMBER_HELP,
  REWARDS_STORE,
  PROMO_DETAIL,
  PROMOTIONS,
  TERMS,
} from './areas.ts';
import { page, type Page } from './load-page.ts';

const HOME = page(
  () => import('../features/home/index.ts'),
  (home) => home.HomePage,
);
const LOBBY = page(
  async () => {
    const lobby = await import('../features/lobby/index.ts');
    void lobby.prepareLobby();
    return lobby;
  },
  (lobby) => lobby.LobbyPage,
);
const LIVE = page(
  () => import('./screens/live.ts'),
  (lobby) => lobby.LobbyPage,
);
const LOTTERY = page(
  () => import('./screens/lottery.ts'),
  (lottery) => lottery.LotteryScreen,
);
const NOTICES = page(
  () => import('../features/content/notices/index.ts'),
  (notices) => notices.NoticePage,
);
const SABONG = page(
  () => import('./screens/sabong.ts'),
  (sabong) => sabong.SabongScreen,
);
const BY_IFRAME = page(
  () => import('./screens/by-iframe.ts'),
  (play) => play.IframePage,
);
const loadSports = () => import('./screens/sports.ts');
const SPORTS = page(loadSports, (sports) => sports.SportsScreen);
const FB_SPORTS = page(loadSports, (sports) => sports.FbSportsScreen);
const PLAY = page(
  () => import('../features/play/index.ts'),
  (play) => play.PlayPage,
);

/**
 * A screen: its page group, and what of the shell is around it: all, all but the side menu, the header alone, or
 * nothing. A path that ends in `*` stands for all that begin with it.
 */
export interface Screen {
  name: string;
  paths: readonly string[];
  page: Page<object>;
  shell?: 'menuless' | 'bare' | 'headless';
  /** A page to read keeps its margins also under the header alone; a game has the room to its edges. */
  withMargins?: true;
  /** A window of its own, which is there also where the site is shut. */
  alone?: true;
  /** The modal that lies over it from the start. */
  modal?: 'login' | 'register' | 'deposit';
}

/** Every path of the site; any other leads home. */
const SCREENS: readonly Screen[] = [
  { name: 'home', paths: ['/', '/index', '/index.html', '/home'], page: HOME },
  { name: 'home', paths: ['/register', '/register.html'], page: HOME, modal: 'register' },
  { name: 'home', paths: ['/login'], page: HOME, modal: 'login' },
  { name: 'home', paths: ['/depositv2'], page: HOME, modal: 'deposit' },
  { name: 'egame', paths: ['/rng', '/pvp', '/fish'], page: LOBBY },
  { name: 'live', paths: ['/live'], page: LIVE },
  { name: 'sports', paths: ['/sports', '/esports'], page: SPORTS },
  { name: 'live', paths: ['/sv3'], page: SABONG },
  { name: 'elott', paths: ['/elott'], page: LOTTERY },
  { name: 'lottery', paths: ['/lottery'], page: LOTTERY, shell: 'bare', withMargins: true },
  { name: 'promo', paths: ['/promotions'], page: PROMOTIONS },
  { name: 'pointMall', paths: ['/pointMall'], page: REWARDS_STORE, shell: 'menuless' },
  { name: 'vip', paths: ['/vip'], page: CLUB },
  { name: 'promoDetail', paths: ['/promoDetail'], page: PROMO_DETAIL },
  { name: 'notices', paths: ['/noticePage'], page: NOTICES },
  { name: 'download', paths: ['/down', '/download'], page: DOWNLOAD },
  { name: 'joinus', paths: ['/join'], page: JOIN },
  { name: 'memberHelp', paths: ['/helpmc'], page: MEMBER_HELP, shell: 'headless' },
  { name: 'help', paths: ['/help*'], page: HELP },
  { name: 'terms', paths: ['/terms'], page: TERMS },
  { name: 'chat', paths: ['/chat'], page: CHAT, alone: true },
  { name: 'seamless', paths: ['/seamless'], page: PLAY, shell: 'bare' },
  { name: 'byIframe', paths: ['/game'], page: BY_IFRAME, shell: 'bare' },
  { name: 'fbSports', paths: ['/fbsports'], page: FB_SPORTS, shell: 'bare', withMargins: true },
];

const isAt = (path: string, pattern: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

export const screenOf = (path: string): Screen | undefined =>
  SCREENS.find(({ paths }) => paths.some((pattern) => isAt(path, pattern)));

/** Fetches the page group of a path ahead of its drawing; a group that does not come is told when it is drawn. */
export const fetchPage = async (path: string): Promise<void> => {
  await (screenOf(path)?.page ?? HOME).fetch().catch(() => undefined);
};
