import { beforeAll, expect, test, vi } from 'vitest';
import type { setActiveGame as SetActiveGame } from '../game/active-game.ts';
import type { readPublicState as ReadPublicState } from './public-state.ts';

const KEPT: Record<string, string> = { lang: 'EN', favLott_: '[7,"seven"]' };

let readPublicState: typeof ReadPublicState;
let setActiveGame: typeof SetActiveGame;
beforeAll(async () => {
  // As in a page that was just opened: another file may have filled the stores.
  vi.resetModules();
  // What a browser has and Node has not.
  for (const storage of ['localStorage', 'sessionStorage'])
    vi.stubGlobal(storage, { getItem: (key: string) => KEPT[key] ?? null });
  vi.stubGlobal('window', {
    location: {
      pathname: '/lottery',
      search: '?vendor=TCG_SEA',
      hash: '',
      href: 'https://hintha.example/lottery',
    },
    history: { state: null },
  });
  ({ readPublicState } = await import('./public-state.ts'));
  ({ setActiveGame } = await import('../game/active-game.ts'));
});

test('SHELL-091 SHELL-092 the public state has all its keys before the server has told anything', () => {
  expect(readPublicState()).toEqual({
    currencySymbol: '',
    banners: [],
    favouriteGameIds: [],
    favouriteLotteryIds: [7],
    prizeMode: 'SEA',
    pvpRooms: [],
    promotions: [],
    location: { ip: '' },
    systemStatus: null,
    imgUrl: '',
    gtagId: null,
    language: 'EN',
    theme: 'dark',
    activeGame: null,
    iframeUrl: null,
    timeFlag: Math.round(performance.timeOrigin),
    loginedToHomePage: false,
  });
});

test('what lets somebody into a game does not stand in the public state', () => {
  setActiveGame({
    name: 'Bagan Temple',
    path: '/seamless',
    iframeUrl: 'https://games.example/play?code=secret',
  });
  expect(readPublicState()).toMatchObject({
    activeGame: 'Bagan Temple',
    iframeUrl: 'https://games.example/play',
  });
  setActiveGame(null);
});
