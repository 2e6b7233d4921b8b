import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  accountIdOf,
  givenMatchInPlay,
  givenOpenFight,
  givenOpposed,
  givenOpposedFlag,
  givenRanking,
  givenUndrawnNumero,
} from '../../tools/scenario/index.ts';
import { auditPage, auditThemes, turnTheme } from '../audit-page.ts';
import { goInside } from '../site/go-inside.ts';
import { act, button, dialog, drawer, fieldOf, my, press, title } from './console-page.ts';
import type { Office } from './office.ts';
import { signIn } from './roles.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 780 };

interface Screen {
  readonly path: string;
  /** The view of the page that is chosen then. */
  readonly view?: string;
}

const { members, site, missions, lottery } = my;

/** A few that are unlike each other; every page in every look is what `npm run wcag` is for. */
const ON_WIDE: readonly Screen[] = [{ path: '/site?tab=networks', view: site.tabs.networks }];

const ON_PHONE: readonly Screen[] = [
  { path: '/channels/kbzpay' },
  { path: '/missions?tab=leaderboard', view: missions.tabs.leaderboard },
];

const ROWS = 'main tbody td:not([colspan]), main ol li';

/** Comes when the page and the view stand, with their rows. */
const untilShown = async (page: Page, { path, view }: Screen): Promise<void> => {
  const [, part = ''] = path.split(/[/?]/);
  await page.locator(`nav a[aria-current="page"][href="/${part}"]`).waitFor({ state: 'attached' });
  if (view !== undefined) await page.locator('[aria-pressed="true"]').getByText(view).first().waitFor();
  const row = page.locator(ROWS);
  await row.first().or(page.getByText(my.table.empty)).first().waitFor({ state: 'attached' });
};

/** What is around the page is looked at once, with the first; of the others the page alone. */
const expectScreens = async (page: Page, screens: readonly Screen[]): Promise<void> => {
  for (const screen of screens) {
    await goInside(page, screen.path);
    await untilShown(page, screen);
    expect([screen.path, ...(await auditPage(page, 'main'))]).toEqual([screen.path]);
  }
};

/** In the other theme than on a desk, so that either is seen on pages of every kind. */
const expectScreensOnPhone = async (page: Page, screens: readonly Screen[]): Promise<void> => {
  await page.setViewportSize(PHONE);
  await turnTheme(page);
  for (const screen of screens) {
    await expectScreens(page, [screen]);
    const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(widest).toBe(PHONE.width);
  }
  await turnTheme(page);
  await page.setViewportSize(WIDE);
};

/** The list of deposits as cards, one of which opens a drawer as wide as the phone. */
const expectCards = async (page: Page): Promise<void> => {
  await goInside(page, '/deposits');
  await page.setViewportSize(PHONE);
  const row = page.getByRole('row').filter({ has: page.getByRole('link') });
  await row.waitFor();
  const { width = 0, height = 0 } = (await row.boundingBox()) ?? {};
  expect(width).toBeLessThanOrEqual(336);
  expect(height).toBeGreaterThan(100);
  expect(await auditPage(page)).toEqual([]);
  await row.getByRole('link').click();
  await drawer(page).waitFor();
  expect((await drawer(page).boundingBox())?.width).toBe(PHONE.width);
  await page.setViewportSize(WIDE);
};

/** The dialog of a draw that waits for its result, and that of a calendar. */
const expectDraws = async ({ db }: Office, page: Page): Promise<void> => {
  const waiting = await givenUndrawnNumero(db, 'VN_MB', '20260101');
  await goInside(page, `/draws/${waiting}`);
  await act(drawer(page), lottery.result).waitFor();
  await press(page, 'e');
  await dialog(page).waitFor();
  expect(await auditThemes(page, '[role=dialog]')).toEqual([]);
  await press(page, 'Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  await goInside(page, '/calendars/MM2D');
  await drawer(page).getByText(my.calendars.noChanges).waitFor();
  await press(page, 'c');
  await fieldOf(dialog(page), my.calendars.theDays).fill('2027-01-01');
  await button(dialog(page), my.calendars.preview).click();
  await dialog(page).getByText(my.calendars.nothing).waitFor();
  expect(await auditThemes(page, '[role=dialog]')).toEqual([]);
  await press(page, 'Escape');
  await dialog(page).waitFor({ state: 'hidden' });
};

interface Play {
  readonly match: bigint;
  readonly fight: bigint;
}

/** What the feeds of sports and sabong would have written. */
const givePlay = async (db: Office['db'], [one, other]: readonly [bigint, bigint]): Promise<Play> => {
  const [match, fight] = [await givenMatchInPlay(db, 'given-match'), await givenOpenFight(db, 'GIVEN', 1)];
  await givenOpposed(db, fight, [one, other]);
  await givenOpposedFlag(db, one, other);
  return { match, fight };
};

/** A match in play with its markets, and a fight that takes bets with the dialog of its move. */
const expectPlay = async (page: Page, { match, fight }: Play): Promise<void> => {
  await goInside(page, `/sports/${match}`);
  await page.getByText(my.sports.noTickets).waitFor();
  expect(await auditPage(page, 'main')).toEqual([]);
  await goInside(page, `/fights/${fight}`);
  await drawer(page).getByText(my.fights.isBlocked, { exact: true }).waitFor();
  expect(await auditPage(page, 'aside')).toEqual([]);
  await act(drawer(page), my.fights.move).click();
  await dialog(page).waitFor();
  expect(await auditThemes(page, '[role=dialog]')).toEqual([]);
  await press(page, 'Escape');
  await dialog(page).waitFor({ state: 'hidden' });
};

/** Walks through each kind of page in Burmese, from the door to the search. */
export const expectReadable = async (
  office: Office,
  deposit: string,
  person: { readonly name: string; readonly secret: string },
): Promise<void> => {
  const accountOf = (name: string): Promise<bigint> => accountIdOf(office.db, name);
  const [player, payer, saver] = [
    await accountOf('player'),
    await accountOf('payer'),
    await accountOf('saver'),
  ];
  await givenRanking(office.db, [player, payer, saver]);
  const play = await givePlay(office.db, [player, payer]);
  // A token that has ended leads back to the door.
  await using visitor = await office.visit({ language: 'my', token: 'nobody' });
  const { page, complaints } = visitor;
  await page.goto(`/deposits/${deposit}`);
  await title(page, my.signIn.title).waitFor();
  await page.getByText(my.signIn.ended).waitFor();
  expect(await auditThemes(page)).toEqual([]);
  // The browser reports the token that was refused.
  complaints.length = 0;
  await fieldOf(page, my.signIn.name).fill(person.name);
  await signIn(page, my, person.secret);
  await drawer(page).getByText('654321', { exact: true }).waitFor();
  expect(await auditThemes(page)).toEqual([]);
  await press(page, 'a');
  await dialog(page).waitFor();
  expect(await auditThemes(page, '[role=dialog]')).toEqual([]);

  await expectScreens(page, ON_WIDE);
  await expectDraws(office, page);
  await expectPlay(page, play);
  await expectScreensOnPhone(page, ON_PHONE);
  // The widest of the forms, from the last of the screens.
  await button(page, missions.prizes).click();
  await fieldOf(dialog(page), missions.prizeLines).fill('1 100000\n1 50000');
  await page.getByText(missions.prizeWrong).waitFor();
  expect(await auditThemes(page, '[role=dialog]')).toEqual([]);
  await press(page, 'Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  await expectScreens(page, [{ path: `/members/${player}?tab=money`, view: members.tabs.money }]);
  await expectCards(page);

  await expectScreens(page, [{ path: '/registration' }]);
  const cell = page.getByRole('cell', { name: 'username', exact: true });
  await page.getByRole('row').filter({ has: cell }).getByRole('button').click();
  await dialog(page).getByText(my.registration.alwaysHelp).waitFor();
  expect(await auditThemes(page, '[role=dialog]')).toEqual([]);
  await press(page, 'Escape');
  await dialog(page).waitFor({ state: 'hidden' });

  await page.keyboard.press('/');
  await fieldOf(page, my.search.field).fill('player');
  await page.getByRole('option', { name: 'player' }).waitFor();
  expect(await auditThemes(page, '[role=dialog]')).toEqual([]);
  expect(complaints).toEqual([]);
};
