import { page, type Page } from './load-page.ts';

const HOME = page(
  () => import('../features/home/index.ts'),
  (home) => home.HomePage,
);
const LOBBY = page(
  () => import('../features/lobby/index.ts'),
  (lobby) => lobby.LobbyPage,
);
const PLAY = page(
  () => import('../features/play/index.ts'),
  (play) => play.PlayPage,
);

/** A screen: its page group, and whether it has the header alone around it. */
export interface Screen {
  name: string;
  paths: readonly string[];
  page: Page<object>;
  bare?: boolean;
  /** The modal that lies over it from the start. */
  modal?: 'login' | 'register';
}

/** Every path of the site; any other leads home. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', paths: ['/', '/index', '/index.html', '/home'], page: HOME },
  { name: 'home', paths: ['/register', '/register.html'], page: HOME, modal: 'register' },
  { name: 'home', paths: ['/login'], page: HOME, modal: 'login' },
  { name: 'rng', paths: ['/rng'], page: LOBBY },
  { name: 'seamless', paths: ['/seamless'], page: PLAY, bare: true },
];

export const screenOf = (path: string): Screen | undefined =>
  SCREENS.find(({ paths }) => paths.includes(path));

/** Fetches the page group of a path ahead of its drawing; a group that does not come is told when it is drawn. */
export const fetchPage = async (path: string): Promise<void> => {
  await (screenOf(path)?.page ?? HOME).fetch().catch(() => undefined);
};
