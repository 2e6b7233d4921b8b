import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openVisitor, shareBrowser, type Visit } from '../../browser.ts';
import { untilGamesAreListed } from '../../games-listed.ts';
import { auditThemes } from '../../audit-page.ts';
import { siteTexts } from '../../test-site.ts';
import { testSite } from '../frame/frame-site.ts';
import { goInside } from '../go-inside.ts';
import { secondsOff } from '../seconds-off.ts';
import { tiles } from '../tiles.ts';

const { en, my } = siteTexts;

let pages: Browser;
let games: Browser;
const visit = (order: Visit = {}, browser = pages) => openVisitor(browser, testSite.operatorUrl, order);

beforeAll(async () => {
  [pages, games] = await Promise.all([shareBrowser('text'), shareBrowser('games')]);
  await untilGamesAreListed(testSite.operatorUrl);
});

const logIn = async (page: Page, account = 'demo', password = 'golden-hintha'): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(en.access.username).fill(account);
  await dialog.getByLabel(/^Password(?! again)/).fill(password);
  await dialog.getByRole('button', { name: en.access.login.submit }).click();
  await dialog.waitFor({ state: 'hidden' });
};

const balanceOf = async (page: Page): Promise<string> => {
  const chip = page.getByRole('banner').getByRole('button', { name: /Ks/ }).first();
  return (await chip.getAttribute('aria-label')) ?? (await chip.innerText());
};

const expectSoon = async (read: () => Promise<unknown>, wanted: (value: never) => boolean): Promise<void> => {
  await expect.poll(async () => wanted((await read()) as never)).toBe(true);
};

test('SHELL-003 SHELL-051 SHELL-064 SHELL-065 SHELL-066 a first visit is in Burmese, dark, with every region and the server’s clock; the theme is remembered, and one that cannot be is dark', async () => {
  await using visitor = await visit();
  const { page } = visitor;
  await page.goto('/');
  await page.getByRole('heading', { name: my.home.hot.title }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('my');
  for (const region of ['banner', 'main', 'contentinfo'] as const) {
    await page.getByRole(region).first().waitFor();
  }
  await page.getByRole('navigation', { name: my.shell.navigation }).waitFor();
  expect(await page.getByRole('banner').locator('time').innerText()).toMatch(/^\d\d:\d\d:\d\d/);

  const theme = () => page.locator('html').getAttribute('data-theme');
  expect(await theme()).toBe('dark');
  await page.getByRole('button', { name: my.shell.themeToLight }).click();
  await page.reload();
  expect(await theme()).toBe('light');
  await page.evaluate(() => localStorage.setItem('theme', 'purple'));
  await page.reload();
  expect(await theme()).toBe('dark');
});

/** So late comes the program of the page. */
const LATE_MS = 3_000;

test('what a page is told is asked for once, ahead of a program that comes late, and the clock is right all the same', async () => {
  await using visitor = await visit();
  const { page, context } = visitor;
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    // The rows above the list are lists as well, but have no pages.
    if (pathname !== '/lgw/games/list' || searchParams.has('pageNo')) asked.push(pathname);
  });
  const calls = [
    '/wps/system/permission',
    '/wps/system/menu',
    '/lgw/games/game_menus',
    '/wps/announcement',
    '/lgw/games/list',
  ];
  await context.route(/\/assets\/index-[\w-]+\.js$/, async (route) => {
    await expect.poll(() => calls.every((call) => asked.includes(call))).toBe(true);
    // The answers are there for longer than the clock may be off.
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });
  await page.goto('/rng');
  await tiles(page).first().waitFor();
  await expect.poll(() => secondsOff(page)).toBeLessThan(1.5);
  expect(asked.filter((one) => calls.includes(one)).toSorted()).toEqual(calls.toSorted());
});

test('SHELL-021 SHELL-034 the four addresses of home show home, and an unknown one leads there', async () => {
  await using visitor = await visit({ language: 'en' });
  const { page } = visitor;
  const games = page.getByRole('heading', { name: en.home.hot.title });
  await page.goto('/no-such-page');
  await games.waitFor();
  for (const path of ['/index', '/index.html', '/home', '/']) {
    await goInside(page, '/join');
    await games.waitFor({ state: 'detached' });
    await goInside(page, path);
    await games.waitFor();
    expect(await games.isVisible()).toBe(true);
  }
});

test('SHELL-022 ACCESS-028 SHELL-087 ACCESS-061 /register opens over home, hands over to login and back, and closes by its button and by Escape, never by a click outside', async () => {
  await using visitor = await visit({ language: 'en' });
  const { page } = visitor;
  await page.goto('/register');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: en.access.register.title }).waitFor();
  await dialog.getByRole('button', { name: en.access.register.toLogin }).click();
  await dialog.getByRole('heading', { name: en.access.login.title }).waitFor();
  await dialog.getByRole('button', { name: en.access.login.toRegister }).click();
  await dialog.getByRole('heading', { name: en.access.register.title }).waitFor();
  expect(await dialog.count()).toBe(1);

  await page.mouse.click(5, 5);
  expect(await dialog.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('banner').getByRole('button', { name: en.shell.login }).click();
  await dialog.getByRole('button', { name: en.shell.close }).click();
  await dialog.waitFor({ state: 'hidden' });
});

test('SHELL-047 SHELL-048 SHELL-049 SHELL-050 the counter shows the amount its function gives, the same to everybody at the same instant, and says that it pays no prize', async () => {
  await using visitor = await visit({ language: 'en', reducedMotion: 'no-preference' });
  const { page } = visitor;
  await page.goto('/');
  await page.getByText(en.home.jackpot.disclosure).waitFor();
  const { value } = (await (await page.request.get('/wps/system/status')).json()) as {
    value: {
      ticker: { startHundredths: number; stepHundredths: number; everyMs: number; epoch: number };
      serverTime: number;
    };
  };
  const { startHundredths, stepHundredths, everyMs, epoch } = value.ticker;
  const steps = Math.floor((value.serverTime - epoch) / everyMs);
  const amount = (n: number) =>
    ((startHundredths + stepHundredths * n) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
  const wanted = new Set(Array.from({ length: 30 }, (_, back) => amount(steps + 4 - back)));
  const label = await page.getByRole('img', { name: /Ks/ }).first().getAttribute('aria-label');
  expect([...wanted].some((text) => label?.includes(text))).toBe(true);
  const other = await visitor.context.newPage();
  await other.goto('/');
  const amounts = () =>
    Promise.all([page, other].map((one) => one.getByRole('img', { name: /Ks/ }).first().innerText()));
  await expectSoon(amounts, ([one = '', another]: string[]) => /\d/.test(one) && one === another);
});

test('SHELL-001 SHELL-057 SHELL-070 a newcomer registers, finds a slot, spins it, sees the balance move and the round in the record', async () => {
  await using visitor = await visit({ language: 'en' }, games);
  const { page, complaints } = visitor;
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: en.shell.register }).click();
  const dialog = page.getByRole('dialog');
  const name = `new${Date.now().toString(36).slice(-8)}`;
  await dialog.getByLabel(en.access.username).fill(name);
  await dialog.getByLabel(/^Password(?! again)/).fill('a long pass 1');
  await dialog.getByLabel(en.access.confirmPassword).fill('a long pass 1');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: en.access.register.submit }).click();
  await page.getByRole('dialog', { name: en.access.welcome.title.replace('{{name}}', name) }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expectSoon(
    () => balanceOf(page),
    (text: string) => text.includes('0.00'),
  );

  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(name, 'i') })
    .click();
  await page
    .getByRole('menuitem', { name: en.shell.logout })
    .or(page.getByRole('button', { name: en.shell.logout }))
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: en.shell.logout }).click();
  await page.getByRole('banner').getByRole('button', { name: en.shell.login }).click();
  await logIn(page);
  await expectSoon(
    () => balanceOf(page),
    (text: string) => text.includes('1,000,000.00'),
  );

  await page.goto('/rng?type=vassalage&vassalage=PADAUK');
  await page
    .getByRole('link', { name: /Bagan Temple/ })
    .or(page.getByRole('button', { name: /Bagan Temple/ }))
    .first()
    .click();
  const frame = page.frameLocator('iframe');
  const spin = frame.getByRole('button', { name: /^spin/i });
  await spin.waitFor();
  // In a game the balance stands in its strip, and nowhere else.
  const inStrip = () => page.getByText(en.play.balance, { exact: true }).locator('..').innerText();
  await expectSoon(inStrip, (text: string) => text.includes('1,000,000.00'));
  // A win may be as large as the stake, which brings the balance back to where it was.
  const spinOnce = async () => {
    await spin.click();
    return inStrip();
  };
  await expectSoon(spinOnce, (text: string) => !text.includes('1,000,000.00'));
  expect(complaints).toEqual([]);

  await page.getByRole('button', { name: en.play.back }).click();
  await page.getByRole('banner').getByRole('button', { name: /demo/i }).click();
  await page
    .getByRole('menuitem', { name: en.shell.bettingRecord })
    .or(page.getByRole('button', { name: en.shell.bettingRecord }))
    .first()
    .click();
  await page.getByText('Bagan Temple').first().waitFor();
});

test('ACCESS-103 GAMES-046 a visitor who starts a game is asked to log in, and the game opens afterwards', async () => {
  await using visitor = await visit({ language: 'en', width: 390, height: 844 }, games);
  const { page } = visitor;
  await page.goto('/rng');
  await page
    .getByRole('main')
    .getByRole('link', { name: / Min \d/ })
    .first()
    .click();
  await page.getByRole('dialog').getByText(en.gate.play).waitFor();
  expect(await page.locator('iframe').count()).toBe(0);
  await logIn(page);
  await page.waitForURL(/\/seamless/);
  await page.locator('iframe').waitFor();
});

// Every page is judged in every look by `npm run wcag`; the forms of access are judged where they are filled in.
test('home and the slots keep WCAG 2.2 AA in both themes, in Burmese on a phone', async () => {
  await using visitor = await visit({ language: 'my', width: 390 });
  const { page } = visitor;
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(await auditThemes(page)).toEqual([]);
  // What is around the list was looked at already.
  await goInside(page, '/rng');
  await page.locator('main li[aria-posinset]').first().waitFor();
  expect(await auditThemes(page, 'main')).toEqual([]);
});
