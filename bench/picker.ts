import { openDatabase } from '@hintha/platform';
import type { Browser, Locator, Page } from 'playwright-core';
import { openAccount, PASSWORD } from '../e2e/accounts.ts';
import { openBrowser, openVisitor, type Visitor } from '../e2e/browser.ts';
import { openWorld } from '../e2e/world.ts';
import { givenOpenNumero } from '../tools/scenario/index.ts';
import { median, type Figure } from './figure.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9);
const SLOWER = 4;
const MOST_MS = 50;
const NAME = 'Picker';
const [PHONE, WIDE] = [
  { width: 390, height: 844, language: 'en' },
  { width: 1440, height: 900, language: 'en' },
] as const;

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
const rowButton = (page: Page, row: number, name: string): Locator =>
  page.getByRole('group', { name: `Shortcuts: Place ${row}` }).getByRole('button', { name, exact: true });

/** All digits of the first so many places. */
const fillPlaces = (places: number) => async (page: Page) => {
  for (let place = 1; place <= places; place += 1) await rowButton(page, place, 'All').click();
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
  ...(['All', 'Big'] as const).map((name): Press => ({
    name: `"${name.toLowerCase()}" of a place of SSC, phone`,
    visit: PHONE,
    game: 'SSC_5M',
    play: 'DWD',
    press: (page) => rowButton(page, 1, name),
    undo: (page) => rowButton(page, 1, 'Clear'),
  })),
  {
    name: 'the last "all" of 100,000 combinations of SSC, phone',
    visit: PHONE,
    game: 'SSC_5M',
    play: 'S5_ZX',
    before: fillPlaces(4),
    press: (page) => rowButton(page, 5, 'All'),
    undo: (page) => rowButton(page, 5, 'Clear'),
  },
  {
    name: '"all" of 18,424 sets of LHC, phone',
    visit: PHONE,
    game: 'LHC_5M',
    play: 'LM_3Q3',
    press: (page) => button(page, 'All'),
    undo: (page) => button(page, 'Clear'),
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
  const token = await logIn(operatorUrl);
  const browser = await openBrowser('pictures');
  try {
    for (const press of PRESSES) yield* measurePress(browser, operatorUrl, { press, token });
  } finally {
    await browser.close();
  }
}

const logIn = async (operatorUrl: string): Promise<string> => {
  const reply = await fetch(`${operatorUrl}/wps/session/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: NAME, password: PASSWORD }),
  });
  const { value } = (await reply.json()) as { value: { token: string } };
  return value.token;
};

const openPicker = async (visitor: Visitor, press: Press, token: string): Promise<void> => {
  const { game, play, before } = press;
  const { page, context } = visitor;
  await context.addInitScript(
    ([key, account]) => {
      sessionStorage.setItem('token', key);
      sessionStorage.setItem('username', account);
    },
    [token, NAME] as const,
  );
  await page.goto(`/lottery?${new URLSearchParams({ gameCode: game, vendor: 'ELOTT', playType: play })}`);
  await press.press(page).waitFor();
  await before?.(page);
};

/** Beside it, in the same page, a button that changes one word by itself: what any press costs on this machine. */
async function* measurePress(
  browser: Browser,
  url: string,
  { press, token }: { readonly press: Press; readonly token: string },
): AsyncGenerator<Figure> {
  await using visitor = await openVisitor(browser, url, press.visit);
  const { page, context } = visitor;
  await openPicker(visitor, press, token);
  await page.evaluate(putPlainButton);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const waits: { picker: number; plain: number }[] = [];
  while (waits.length <= ROUNDS) {
    const plain = await timeOf(page, page.locator('#plain'));
    const picker = await timeOf(page, press.press(page));
    await timeOf(page, press.undo(page));
    waits.push({ picker, plain });
  }
  // The first one has the scripts compiled.
  const [, ...warm] = waits;
  const middle = (pick: (wait: { picker: number; plain: number }) => number) => median(warm.map(pick));
  const name = `${press.name}, CPU ${SLOWER} times slower`;
  yield { name, value: middle(({ picker }) => picker), unit: 'ms' };
  yield { name: '  a plain button beside it', value: middle(({ plain }) => plain), unit: 'ms' };
  const own = middle(({ picker, plain }) => picker - plain);
  yield { name: '  the picker itself', value: own, unit: 'ms', bound: { atMost: MOST_MS } };
}

const putPlainButton = (): void => {
  const plain = document.createElement('button');
  plain.id = 'plain';
  plain.textContent = '0';
  plain.style.cssText = 'position: fixed; inset: 50% auto auto 0; z-index: 99; width: 44px; height: 44px';
  plain.addEventListener('click', () => (plain.textContent = String(Number(plain.textContent) + 1)));
  document.querySelector('main')?.append(plain);
};

interface Timed {
  drawn: Promise<number>;
}

/** Has the page say how long after the next press its work is in the picture. */
const listen = (): void => {
  (window as unknown as Timed).drawn = new Promise((resolve) => {
    const onClick = (event: Event): void => {
      requestAnimationFrame(() => {
        // A message comes after the picture.
        const channel = new MessageChannel();
        channel.port1.addEventListener('message', () => resolve(performance.now() - event.timeStamp));
        channel.port1.start();
        channel.port2.postMessage(null);
      });
    };
    document.addEventListener('click', onClick, { capture: true, once: true });
  });
};

const timeOf = async (page: Page, pressed: Locator): Promise<number> => {
  await page.evaluate(listen);
  await pressed.click();
  return page.evaluate(() => (window as unknown as Timed).drawn);
};
