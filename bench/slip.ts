import { openDatabase } from '@hintha/platform';
import type { Locator, Page } from 'playwright-core';
import { openAccount } from '../e2e/accounts.ts';
import { openBrowser } from '../e2e/browser.ts';
import { openWorld } from '../e2e/world.ts';
import { fee, fixture, market } from '../tools/sports/feed-messages.ts';
import type { Figure } from './figure.ts';
import { logIn, type MeasuredPress, measurePress, PHONE, WIDE } from './press.ts';
import { postFeed } from './sports/post-feed.ts';

const NAME = 'Slip';
const MATCHES = 60;
/** Of totals and of handicaps each, as many as a large match has. */
const LINES = 10;
const STARTS_IN_SECONDS = 30 * 3_600;
const BOARD = '/sports?when=all';

const codeOf = (match: number): string => `slip-${String(match).padStart(2, '0')}`;
const homeOf = (page: Page, match: number): Locator =>
  page.getByRole('button', { name: new RegExp(`Home of ${codeOf(match)}\\b`, 'u') }).first();
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
/** On the page of a match, where the market has its name. */
const drawOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Full time result' }).getByRole('button', { name: /^Draw/u });
const stake = (page: Page): Locator => page.getByRole('textbox', { name: /^Stake/u }).first();

const openBoard = async (page: Page): Promise<void> => {
  await page.goto(BOARD);
  await homeOf(page, 1).waitFor();
};

/** The home teams of the first matches are on the slip. */
const openWithLegs = async (page: Page): Promise<void> => {
  await openBoard(page);
  for (const match of [1, 2, 3]) await homeOf(page, match).click();
};

const openSheet = async (page: Page): Promise<void> => {
  await openWithLegs(page);
  await button(page, 'Open slip').click();
  await stake(page).waitFor();
};

const openMatch = async (page: Page): Promise<void> => {
  await openBoard(page);
  await page.locator('a[href*="event="]').first().click();
  await drawOf(page).waitFor();
};

/** A tap takes the selection off again. */
const price = (of: (page: Page) => Locator) => ({ press: of, undo: of });
const ofBoard = price((page) => homeOf(page, 4));
const ofMatch = price(drawOf);
const typed = { press: stake, undo: stake, keys: ['5', 'Backspace'] } as const;
const kind = {
  press: (page: Page) => button(page, 'Single'),
  undo: (page: Page) => button(page, 'Parlay'),
};

const PRESSES: readonly MeasuredPress[] = [
  { name: 'a price of the board, phone', visit: PHONE, open: openBoard, ...ofBoard },
  { name: 'a price of the board, wide', visit: WIDE, open: openBoard, ...ofBoard },
  {
    name: 'a price of the board with three on the slip, phone',
    visit: PHONE,
    open: openWithLegs,
    ...ofBoard,
  },
  { name: 'a price of the board with three on the slip, wide', visit: WIDE, open: openWithLegs, ...ofBoard },
  { name: 'a price of a match, phone', visit: PHONE, open: openMatch, ...ofMatch },
  { name: 'a price of a match, wide', visit: WIDE, open: openMatch, ...ofMatch },
  {
    name: 'the slip that opens with three on it, phone',
    visit: PHONE,
    open: openWithLegs,
    press: (page) => button(page, 'Open slip'),
    undo: (page) => page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }),
  },
  { name: 'a digit of the stake, phone', visit: PHONE, open: openSheet, ...typed },
  { name: 'a digit of the stake, wide', visit: WIDE, open: openWithLegs, ...typed },
  { name: 'singles in the place of a parlay, phone', visit: PHONE, open: openSheet, ...kind },
  { name: 'singles in the place of a parlay, wide', visit: WIDE, open: openWithLegs, ...kind },
];

const tellMatches = async (url: string): Promise<void> => {
  for (let match = 1; match <= MATCHES; match += 1) {
    const code = codeOf(match);
    const lines = Array.from({ length: LINES }, (_, at) => at - LINES / 2 + 0.5);
    await postFeed(url, [
      fixture(code, STARTS_IN_SECONDS + match * 60),
      market(code, '1x2', ['2.20', '3.40', '3.10']),
      ...lines.map((line) =>
        market(code, 'over_under', ['1.90', '1.90'], { line: String(line + LINES / 2) }),
      ),
      ...lines.map((line) => market(code, 'asian_handicap', ['1.90', '1.90'], { line: String(line) })),
      fee(code, 'body_handicap', '1-20', 'home'),
      fee(code, 'body_goals', '2-30', null),
    ]);
  }
};

/** How soon a press of the slip of bets is in the picture of a slow phone, or of a slow computer. */
export async function* measure(): AsyncGenerator<Figure> {
  await using world = await openWorld();
  const { operatorUrl: url } = world.settings;
  const db = openDatabase(world.databaseUrl, { max: 2, session: { role: 'hintha_app' } });
  await openAccount({ db, operatorUrl: url }, NAME);
  await db.close();
  await tellMatches(url);
  const session = { token: await logIn(url, NAME), username: NAME };
  const browser = await openBrowser('pictures');
  try {
    for (const press of PRESSES) yield* measurePress({ browser, url, session, of: 'slip' }, press);
  } finally {
    await browser.close();
  }
}
