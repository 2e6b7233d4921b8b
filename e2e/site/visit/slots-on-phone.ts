import type { CDPSession, Locator, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { auditPage } from '../../audit-page.ts';
import type { Visitor } from '../../browser.ts';
import { switchFlags } from '../../operate.ts';
import { siteTexts } from '../../test-site.ts';
import { testSite } from '../frame/frame-site.ts';
import { goInside } from '../go-inside.ts';
import { scrolledTo } from '../scroll.ts';
import { noteCalls, tiles } from '../tiles.ts';

const { access, categories, game, gate, lobby, shell } = siteTexts.en;

test('SHELL-076 SHELL-077 ACCESS-061 ACCESS-103 GAMES-046 on a phone the order stands in the sheet of filters, a finger tells about a game or starts it, the navigation is at the foot, and who starts a game logs in before it opens', async () => {
  onTestFinished(() => switchFlags(testSite, { FREEPLAY3: false }));
  await switchFlags(testSite, { FREEPLAY3: true });
  await using visitor = await testSite.visit({ width: 390, height: 844 });
  const { page } = visitor;
  const calls = noteCalls(page, '/lgw/games/list');
  await page.goto('/rng?page=all&sortBy=newest');
  await tiles(page).first().waitFor();
  expect(calls[0]?.get('sortBy')).toBe('newest');
  await expectOrderInSheet(page);
  await expectFinger(visitor);
  await expectNavigation(page);
  await startGame(page);
});

const expectOrderInSheet = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: lobby.filters }).click();
  const sheet = page.getByRole('dialog');
  expect(await sheet.getByLabel(lobby.sort).inputValue()).toBe('newest');
  await sheet.getByRole('button', { name: lobby.clearAll }).click();
  await expect.poll(() => sheet.getByLabel(lobby.sort).inputValue()).toBe('');
  expect(await auditPage(page, '[role="dialog"]')).toEqual([]);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
};

/** Whether the browser's menu would come up for a link, as it asks on the way to it. */
const showsMenu = (link: Element): boolean =>
  link.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));

type Touch = 'touchStart' | 'touchMove' | 'touchEnd';

/** A finger on the middle of a card, or above it. */
const fingerOn = (session: CDPSession, card: Locator) => async (type: Touch, above: number) => {
  const { x = 0, width = 0 } = (await card.boundingBox()) ?? {};
  const touchPoints = type === 'touchEnd' ? [] : [{ x: x + width / 2, y: above }];
  await session.send('Input.dispatchTouchEvent', { type, touchPoints });
};

const middleOf = async (card: Locator): Promise<number> => {
  const { y = 0, height = 0 } = (await card.boundingBox()) ?? {};
  return y + height / 2;
};

/** A finger that is held tells about a game; a tap starts it, and a scroll does neither. */
const expectFinger = async ({ page, context }: Visitor): Promise<void> => {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
  const card = tiles(page).nth(4).locator('a');
  const touch = fingerOn(session, card);
  const mayShowMenu = () => card.evaluate(showsMenu);
  expect(await mayShowMenu()).toBe(true);
  const before = await middleOf(card);
  const dialogs = page.getByRole('dialog');

  await touch('touchStart', before);
  for (let moved = 20; moved <= 120; moved += 20) await touch('touchMove', before - moved);
  await page.waitForTimeout(700);
  expect(await dialogs.count()).toBe(0);
  await touch('touchEnd', before);
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(40);

  const now = await middleOf(card);
  await touch('touchStart', now);
  await dialogs.getByRole('button', { name: game.start }).waitFor();
  expect(await mayShowMenu()).toBe(false);
  await touch('touchEnd', now);
  await page.waitForTimeout(500);
  expect(await dialogs.count()).toBe(1);
  expect(new URL(page.url()).pathname).toBe('/rng');
  await page.keyboard.press('Escape');
  await dialogs.waitFor({ state: 'detached' });
  expect(await card.evaluate((link) => link === document.activeElement)).toBe(true);

  await touch('touchStart', now);
  await touch('touchEnd', now);
  await page.getByRole('dialog', { name: access.login.title }).waitFor();
  await page.keyboard.press('Escape');
  await dialogs.waitFor({ state: 'detached' });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
};

interface Menu {
  gameCategory: keyof typeof categories;
  vendors: unknown[];
}

/** The foot has home, every kind of game with eleven of its vendors at most, and the promotions. */
const expectNavigation = async (page: Page): Promise<void> => {
  const reply = await fetch(`${testSite.operatorUrl}/lgw/games/game_menus`);
  const { value: menus } = (await reply.json()) as { value: Menu[] };
  const kinds = menus.map(({ gameCategory }) => categories[gameCategory]);
  expect(kinds.length).toBeGreaterThan(5);
  const slots = menus.find(({ gameCategory }) => gameCategory === 'RNG');
  expect(slots?.vendors.length).toBeGreaterThan(11);

  const bar = page.locator('nav#bottom-bar');
  const [first, second] = [bar.locator('> *').nth(0), bar.locator('> *').nth(1)];
  expect([await first.innerText(), await second.innerText()]).toEqual([shell.home, shell.games]);
  await second.click();
  const sheet = page.getByRole('dialog', { name: shell.games });
  const items = sheet.locator('summary, a[href="/promotions"]');
  await expect
    // A kind that is not open yet says so below its name.
    .poll(async () => (await items.allInnerTexts()).map((text) => text.trim().split('\n')[0]))
    .toEqual([...kinds, shell.promotions]);
  const vendors = sheet
    .locator('details')
    .filter({ hasText: shell.allOf.replace('{{category}}', categories.RNG) });
  expect(await vendors.locator('a[href*="vassalage="]').count()).toBe(11);

  await sheet.getByRole('link', { name: shell.promotions }).click();
  await page.waitForURL(/\/promotions$/);
  await first.click();
  await page.waitForURL((url) => url.pathname === '/');
};

/** A visitor may try a game, and plays it once it is known who that is; then there is nothing to try any more. */
const startGame = async (page: Page): Promise<void> => {
  // What the game itself does is looked at where it is played.
  await page.route(`${testSite.studioUrl}/**`, (route) => route.fulfill({ body: '' }));
  await goInside(page, '/rng?page=all');
  const about = tiles(page)
    .first()
    .getByRole('button', { name: /^About/ });
  const dialog = page.getByRole('dialog');
  const demo = dialog.getByRole('button', { name: game.demo });
  await about.click();
  await demo.click();
  const trial = page.getByRole('dialog', { name: access.freePlay.title });
  await trial.waitFor();
  // It lies over the login.
  await page.keyboard.press('Escape');
  await trial.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await about.click();
  await dialog.getByRole('button', { name: game.start }).click();
  await dialog.getByText(gate.play).waitFor();
  expect(await page.locator('iframe').count()).toBe(0);
  await logIn(dialog);
  await page.waitForURL(/\/seamless\?/);
  await page.locator('iframe').waitFor();
  expect(await dialog.count()).toBe(0);

  await goInside(page, '/rng?page=all');
  await about.click();
  await dialog.getByText(game.features.wilds).waitFor();
  expect(await demo.count()).toBe(0);
};

/** What is blank is asked for, and what stands around a name and its password is not a part of them. */
const logIn = async (dialog: Locator): Promise<void> => {
  const submit = dialog.getByRole('button', { name: access.login.submit });
  await submit.click();
  await expect.poll(() => dialog.getByText(access.notEmpty).count()).toBe(2);
  await dialog.getByLabel(access.username).fill(' demo ');
  await dialog.getByLabel(/^Password(?! again)/).fill(' golden-hintha ');
  await submit.click();
  await dialog.waitFor({ state: 'hidden' });
};
