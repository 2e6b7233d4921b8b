import { loadLotteryMessages } from '@hintha/messages';
import { openDatabase } from '@hintha/platform';
import type { Locator, Page } from 'playwright-core';
import { openAccount } from '../e2e/accounts.ts';
import { openBrowser } from '../e2e/browser.ts';
import { openWorld } from '../e2e/world.ts';
import { givenOpenNumero } from '../tools/scenario/index.ts';
import type { Figure } from './figure.ts';
import { logIn, measurePress, PHONE, WIDE } from './press.ts';

const NAME = 'Picker';
const { betting: words } = await loadLotteryMessages('en');

/** A press that is measured, and the one that undoes it. */
interface Press {
  readonly name: string;
  readonly visit: typeof PHONE | typeof WIDE;
  readonly game: string;
  readonly play: string;
  /** What is picked before, once. */
  readonly before?: (page: Page) => Promise<void>;
  readonly press: (page: Page) => Locator;
  readonly undo: (page: Page) => Locator;
}

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const rowButton = (page: Page, place: number, name: string): Locator => {
  const row = words.place.replace('{{place}}', String(place));
  const group = page.getByRole('group', { name: words.shortcutsOf.replace('{{row}}', row) });
  return group.getByRole('button', { name, exact: true });
};

/** All digits of the first so many places. */
const fillPlaces = (places: number) => async (page: Page) => {
  for (let place = 1; place <= places; place += 1) await rowButton(page, place, words.shortcuts.all).click();
};

const GRID = { game: 'MM2D', play: '2D', press: (page: Page) => button(page, '16') };
const PRESSES: readonly Press[] = [
  { ...GRID, name: 'a number of the 2D grid, phone', visit: PHONE, undo: (page) => button(page, '16') },
  { ...GRID, name: 'a number of the 2D grid, wide', visit: WIDE, undo: (page) => button(page, '16') },
  {
    name: 'a set of the 2D grid, wide',
    visit: WIDE,
    game: 'MM2D',
    play: '2D',
    press: (page) => button(page, 'Even-even'),
    undo: (page) => button(page, 'Even-even'),
  },
  ...[words.shortcuts.all, words.shortcuts.big].map((name): Press => ({
    name: `"${name.toLowerCase()}" of a place of SSC, phone`,
    visit: PHONE,
    game: 'SSC_5M',
    play: 'DWD',
    press: (page) => rowButton(page, 1, name),
    undo: (page) => rowButton(page, 1, words.shortcuts.clear),
  })),
  {
    name: 'the last "all" of 100,000 combinations of SSC, phone',
    visit: PHONE,
    game: 'SSC_5M',
    play: 'S5_ZX',
    before: fillPlaces(4),
    press: (page) => rowButton(page, 5, words.shortcuts.all),
    undo: (page) => rowButton(page, 5, words.shortcuts.clear),
  },
  {
    name: '"all" of 18,424 sets of LHC, phone',
    visit: PHONE,
    game: 'LHC_5M',
    play: 'LM_3Q3',
    press: (page) => button(page, words.shortcuts.all),
    undo: (page) => button(page, words.shortcuts.clear),
  },
];

/** How soon a press of the picker of a lottery is in the picture of a slow phone. */
export async function* measure(): AsyncGenerator<Figure> {
  await using world = await openWorld();
  const { operatorUrl } = world.settings;
  const db = openDatabase(world.databaseUrl, { max: 2, session: { role: 'hintha_app' } });
  await openAccount({ db, operatorUrl }, NAME);
  // By itself it takes no bets on the evening of a Friday, nor on a Saturday.
  await givenOpenNumero(db, 'MM2D', '20260101-01', 60);
  await db.close();
  const session = { token: await logIn(operatorUrl, NAME), username: NAME };
  const browser = await openBrowser('pictures');
  const bench = { browser, url: operatorUrl, session, of: 'picker' };
  try {
    for (const press of PRESSES)
      yield* measurePress(bench, { ...press, open: (page) => openPicker(page, press) });
  } finally {
    await browser.close();
  }
}

const openPicker = async (page: Page, { game, play, before, press }: Press): Promise<void> => {
  await page.goto(`/lottery?${new URLSearchParams({ gameCode: game, vendor: 'ELOTT', playType: play })}`);
  await press(page).waitFor();
  await before?.(page);
};
