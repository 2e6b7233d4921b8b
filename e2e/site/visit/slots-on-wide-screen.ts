import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { siteTexts } from '../../test-site.ts';
import { testSite } from '../frame/frame-site.ts';
import { goInside } from '../go-inside.ts';
import { scrollTo, scrolledTo } from '../scroll.ts';
import { secondsOff } from '../seconds-off.ts';
import { group, hrefsToCodes, namesOf, noteCalls, tiles } from '../tiles.ts';

const { access, categories, game, lobby } = siteTexts.en;

test('SHELL-038 SHELL-052 SHELL-105 on a wide screen the slots are there though the program comes late, keep their place on the way back, are put in an order that holds over pages and typing, and are told about by a key', async () => {
  await using visitor = await testSite.visit({ width: 1440 });
  const { page, complaints } = visitor;
  await expectAskedOnce(page);
  await expectPlaceKept(page);
  await expectOrder(page);
  await expectBothChanges(page);
  await expectAbout(page);
  expect(complaints).toEqual([]);
});

/** So late comes the program of the page. */
const LATE_MS = 2_000;

const CALLS = [
  '/wps/system/permission',
  '/wps/system/menu',
  '/lgw/games/game_menus',
  '/wps/announcement',
  '/lgw/games/list',
];

/** What a page is told is asked for once, ahead of a program that comes late, and the clock is right all the same. */
const expectAskedOnce = async (page: Page): Promise<void> => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    // The rows above the list are lists as well, but have no pages.
    if (pathname !== '/lgw/games/list' || searchParams.has('pageNo')) asked.push(pathname);
  });
  await page.route(/\/assets\/index-[\w-]+\.js$/, async (route) => {
    await expect.poll(() => CALLS.every((call) => asked.includes(call))).toBe(true);
    // The answers are there for longer than the clock may be off.
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });
  await page.goto('/rng');
  await tiles(page).first().waitFor();
  await expect.poll(() => secondsOff(page)).toBeLessThan(1.5);
  expect(asked.filter((one) => CALLS.includes(one)).toSorted()).toEqual(CALLS.toSorted());
};

/** A choice in the navigation starts at the top, and the way back at the place that was left. */
const expectPlaceKept = async (page: Page): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await scrollTo(page, 200);
  const live = page.locator('nav#navigation').locator('a[href="/live"]').first();
  await live.dispatchEvent('click');
  await page.getByRole('heading', { level: 1, name: categories.LIVE }).waitFor();
  expect(await scrolledTo(page)).toBe(0);
  const animation = () => page.locator('main > div').evaluate((one) => getComputedStyle(one).animationName);
  expect(await animation()).toContain('come');
  await page.getByText(lobby.areaSoonTitle).waitFor();
  // The same choice once more is no failure.
  await live.dispatchEvent('click');
  await page.goBack();
  await tiles(page).first().waitFor();
  await expect.poll(() => scrolledTo(page)).toBe(200);
  await page.emulateMedia({ reducedMotion: 'reduce' });
};

/** The order is the server's, stands in the address, holds over pages and typing, and goes with the filters. */
const expectOrder = async (page: Page): Promise<void> => {
  const main = page.getByRole('main');
  const calls = noteCalls(page, '/lgw/games/list');
  await page.setViewportSize({ width: 1440, height: 6_000 });
  await goInside(page, '/rng?page=all');
  await expect.poll(() => calls.length).toBe(1);
  await expect.poll(() => tiles(page).count()).toBe(24);
  const usual = await namesOf(page);
  const sort = main.getByLabel(lobby.sort);
  const { popular, newest, name } = lobby.orders;
  expect(await sort.locator('option').allInnerTexts()).toEqual([popular, newest, name]);
  await sort.selectOption({ label: name });
  await expect.poll(() => new URL(page.url()).searchParams.get('sortBy')).toBe('name');
  const { compare } = new Intl.Collator('en', { numeric: true });
  const titles = () => tiles(page).locator('a').evaluateAll(titlesOf);
  await expect.poll(async () => (await titles())[0]?.startsWith('A')).toBe(true);
  await page.getByRole('button', { name: lobby.loadMore }).click();
  await expect.poll(() => tiles(page).count()).toBe(48);
  const sorted = await titles();
  expect(sorted).toEqual(sorted.toSorted(compare));
  expect(new Set(hrefsToCodes(await namesOf(page))).size).toBe(48);
  expect(calls.map((query) => [query.get('sortBy'), query.get('pageNo')])).toEqual([
    ['', '1'],
    ['name', '1'],
    ['name', '2'],
  ]);

  // What is there already is searched while the answer is on its way, and keeps its order.
  await page.route('**/lgw/games/list?*gameName=ca*', () => undefined);
  await main.getByRole('textbox', { name: lobby.search }).fill('ca');
  await expect.poll(() => tiles(page).count()).toBeLessThan(48);
  const kept = await titles();
  expect(kept.length).toBeGreaterThan(1);
  expect(kept).toEqual(sorted.filter((title) => kept.includes(title)));
  await expect.poll(() => new URL(page.url()).searchParams.get('gameName')).toBe('ca');

  await page.getByRole('button', { name: lobby.clearAll }).click();
  await expect.poll(() => namesOf(page)).toEqual(usual);
  await expect.poll(() => new URL(page.url()).searchParams.has('sortBy')).toBe(false);
  expect(await sort.inputValue()).toBe('');
  await page.setViewportSize({ width: 1440, height: 900 });
};

const titlesOf = (cards: readonly Element[]): string[] =>
  cards.map((card) => card.querySelector(':scope > :last-child')?.previousElementSibling?.textContent ?? '');

/** Two changes at once both stand, and a list that is chosen anew begins without what was still being typed. */
const expectBothChanges = async (page: Page): Promise<void> => {
  await goInside(page, '/rng?page=all&minBet=0.5');
  await expect.poll(() => page.getByLabel(lobby.minBet).inputValue()).toBe('0.5');
  await tiles(page).first().waitFor();
  const taps = [
    group(page, lobby.studios).getByRole('listitem').nth(3).getByRole('button'),
    group(page, lobby.gameClass).getByRole('button').first(),
  ];
  // Both within one task of the page, so that nothing is drawn between them.
  const buttons = await Promise.all(taps.map((tap) => tap.elementHandle()));
  await page.evaluate((all) => {
    for (const button of all) (button as HTMLElement | null)?.click();
  }, buttons);
  const asked = () => [...new URL(page.url()).searchParams.keys()].toSorted();
  await expect.poll(asked).toEqual(['gameClassify', 'minBet', 'type', 'vassalage']);

  const search = page.getByRole('main').getByRole('textbox', { name: lobby.search });
  await search.fill('ca');
  await page.getByRole('button', { name: lobby.clearAll }).first().click();
  await expect.poll(() => search.inputValue()).toBe('');
  await expect.poll(asked).toEqual(['page']);
};

const labelOf = (text: string, name: string): string => text.replace('{{name}}', name);

/** A game is told about by its key and its button, and the focus comes back. */
const expectAbout = async (page: Page): Promise<void> => {
  const card = tiles(page).nth(2);
  const link = card.locator('a');
  const [name = ''] = await link.evaluateAll(titlesOf);
  await link.focus();
  await page.keyboard.press('i');
  const sheet = page.getByRole('dialog', { name });
  await sheet.getByText(game.features.wilds).waitFor();
  expect(await sheet.locator('dd').allInnerTexts()).toEqual([
    expect.any(String),
    expect.stringMatching(/^9[4-7]\.\d\d%$/u),
    expect.stringMatching(/^Ks\u00A0\d+\.00 – Ks\u00A0\d+,000\.00$/u),
    expect.stringMatching(new RegExp(`^(${Object.values(game.volatilities).join('|')})$`)),
    expect.stringContaining(game.features.wilds),
  ]);
  expect(await sheet.getByRole('button', { name: labelOf(game.favourite, name) }).count()).toBe(1);
  expect(await sheet.getByRole('button', { name: game.demo }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await expect.poll(() => link.evaluate((own) => own === document.activeElement)).toBe(true);

  const button = card.getByRole('button', { name: labelOf(game.about, name) });
  await button.click();
  const start = sheet.getByRole('button', { name: game.start });
  await start.waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await expect.poll(() => button.evaluate((own) => own === document.activeElement)).toBe(true);

  await button.click();
  await start.click();
  await page.getByRole('dialog', { name: access.login.title }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/rng');
};
