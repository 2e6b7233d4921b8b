import { catalogue } from '@hintha/contract';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { siteTexts } from '../../test-site.ts';
import { group, noteCalls, pressed, tiles } from '../tiles.ts';
import { testSite, totalOf } from './lobby-site.ts';

const { lobby, categories } = siteTexts.en;

const searchOf = (page: Page): Locator => page.getByRole('main').getByRole('textbox', { name: lobby.search });

const kindsOf = (page: Page): Locator => group(page, lobby.gameClass).getByRole('button');

/** Ten vendors are in view at most, and an arrow leads to the others. */
const turnVendors = async (page: Page): Promise<void> => {
  const vendors = group(page, lobby.studios);
  expect(await vendors.getByRole('button', { name: lobby.earlierStudios }).isDisabled()).toBe(true);
  const inView = await vendors.locator('ul').evaluate((strip) => {
    const { left, right } = strip.getBoundingClientRect();
    return [...strip.children].filter((one) => {
      const box = one.getBoundingClientRect();
      return box.left >= left - 1 && box.right <= right + 1;
    }).length;
  });
  // All of them together is the first of the row and no vendor.
  expect(inView - 1).toBeLessThanOrEqual(10);
  await vendors.getByRole('button', { name: lobby.moreStudios }).click();
  await expect.poll(() => vendors.getByRole('button', { name: lobby.earlierStudios }).isEnabled()).toBe(true);
};

/** While more games are on their way, whoever asks for them again is not heard. */
const loadMore = async (page: Page, calls: readonly URLSearchParams[]): Promise<void> => {
  const size = () => tiles(page).first().getAttribute('aria-setsize');
  expect(await size()).toBe('24');
  const held = Promise.withResolvers<void>();
  const secondPage = '**/lgw/games/list?*pageNo=2*';
  await page.route(secondPage, async (route) => {
    await held.promise;
    await route.continue();
  });
  const more = page.getByRole('button', { name: lobby.loadMore });
  await more.evaluate((one: HTMLElement) => [one.click(), one.click()]);
  await page.mouse.wheel(0, 20_000);
  held.resolve();
  await expect.poll(size).toBe('48');
  expect(calls.map((query) => query.get('pageNo'))).toEqual(['1', '2']);
  await page.unroute(secondPage);
};

/** A page that was asked for a moment ago is not asked for again, so this step is kept for its turn. */
const NARROWING_STEP = '0.05';

const chooseBets = async (page: Page): Promise<void> => {
  const bets = page.getByLabel(lobby.minBet);
  const steps = bets.locator('option');
  expect(await steps.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))).toEqual([
    '',
    '0.01',
    '0.05',
    '0.1',
    '0.5',
    '0.75',
  ]);
  for (const step of catalogue.MIN_BET_STEPS.filter((one) => one !== NARROWING_STEP)) {
    const [answer] = await Promise.all([
      page.waitForResponse((reply) => new URL(reply.url()).searchParams.get('minBet') === step),
      bets.selectOption(step),
    ]);
    const { value } = (await answer.json()) as { value: { games: { minBet: string }[] } };
    expect(value.games.length).toBeGreaterThan(0);
    // A step is of a hundred kyat.
    for (const { minBet } of value.games) expect(Number(minBet)).toBeCloseTo(Number(step) * 100);
  }
};

const NARROWED = [
  ['vendor', (page: Page) => group(page, lobby.studios).getByRole('button').nth(2).click()],
  ['text', (page: Page) => searchOf(page).fill('gold')],
  ['class', (page: Page) => kindsOf(page).first().click()],
  ['minBet', (page: Page) => page.getByLabel(lobby.minBet).selectOption(NARROWING_STEP)],
] as const;

/** Each filter leads from the hot games back to all, from the first page on. */
const narrowFromHot = async (page: Page, calls: readonly URLSearchParams[]): Promise<void> => {
  const lists = group(page, lobby.lists);
  for (const [filter, choose] of NARROWED) {
    await lists.getByRole('button', { name: lobby.hot }).click();
    await expect.poll(() => pressed(lists)).toEqual([lobby.hot]);
    const before = calls.length;
    await choose(page);
    await expect.poll(() => calls.length).toBe(before + 1);
    expect([filter, await pressed(lists), calls.at(-1)?.get('pageNo')]).toEqual([filter, [lobby.all], '1']);
  }
};

const comeBackToAll = async (page: Page, everything: number): Promise<void> => {
  await searchOf(page).fill('naga');
  await kindsOf(page).first().click();
  await page.getByLabel(lobby.minBet).selectOption('0.1');
  await group(page, lobby.lists).getByRole('button', { name: lobby.all }).click();
  await expect.poll(() => totalOf(page)).toBe(everything);
  expect(await searchOf(page).inputValue()).toBe('');
  expect(await page.getByLabel(lobby.minBet).inputValue()).toBe('');
  expect(await pressed(group(page, lobby.gameClass))).toEqual([]);
  expect(new URL(page.url()).search).toBe('?page=all');
  await expect.poll(() => tiles(page).first().getAttribute('aria-setsize')).toBe('24');
};

/** What is found by this name is one page. */
const findOnePage = (page: Page): Promise<unknown> =>
  page.route('**/lgw/games/list?*gameName=bagan+temple*', async (route) => {
    const response = await route.fetch();
    const found = (await response.json()) as { value: { total: number; totalPages: number } };
    Object.assign(found.value, { total: 24, totalPages: 1 });
    await route.fulfill({ response, json: found });
  });

/** The clock of the page stops at a moment that lies ahead, however late that is told to the page. */
const AHEAD_MS = 10_000;

/** From here on the clock of the page moves only as it is told to. */
const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS);

/** A name is searched for once half a second has passed since its last letter, and a text that is the same is none. */
const searchByName = async (page: Page, calls: readonly URLSearchParams[]): Promise<void> => {
  const search = searchOf(page);
  const before = calls.length;
  const everything = await totalOf(page);
  const named = () => calls.slice(before).map((query) => query.get('gameName'));
  await findOnePage(page);
  await stopClock(page);
  await search.pressSequentially('bag');
  await page.clock.runFor(300);
  await search.pressSequentially('an');
  await page.clock.runFor(499);
  expect(named()).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(named).toEqual(['bagan']);
  await page.clock.resume();
  await expect.poll(() => totalOf(page)).toBeLessThan(everything);
  await expect.poll(() => tiles(page).first().locator('a').innerText()).toMatch(/bagan/i);

  await stopClock(page);
  for (const key of ['x', 'Backspace', 'Space']) await search.press(key);
  await page.clock.runFor(600);
  // The next search tells that none came in between.
  await search.pressSequentially('temple');
  await page.clock.runFor(500);
  await expect.poll(named).toEqual(['bagan', 'bagan temple']);
  await page.clock.resume();
  await expect.poll(() => totalOf(page)).toBe(24);
  await page.mouse.wheel(0, 20_000);
  expect(await page.getByRole('button', { name: lobby.loadMore }).count()).toBe(0);
  expect(calls.at(-1)?.get('pageNo')).toBe('1');
};

test('GAMES-001 GAMES-011 GAMES-015 GAMES-016 GAMES-017 GAMES-019 GAMES-028 GAMES-050 GAMES-054 GAMES-056 GAMES-057 the slots: ten vendors in view, 24 games and 24 more, narrowed by a kind, a bet, a vendor and a name that has rested, and all of them back', async () => {
  await using visitor = await testSite.visit({ width: 1440 });
  const { page, complaints } = visitor;
  await page.clock.install();
  const calls = noteCalls(page, '/lgw/games/list');
  await page.goto('/rng?page=all');
  await page.getByRole('heading', { level: 1, name: categories.RNG }).waitFor();
  await tiles(page).first().waitFor();
  expect(calls.map((query) => query.get('gameType'))).toEqual(['RNG']);
  expect(Object.fromEntries(calls[0] ?? [])).toMatchObject({
    clientType: '3',
    platform: 'html5-desktop',
    pageSize: '24',
    pageNo: '1',
  });
  const { JP, TG, AC } = lobby.classes;
  expect(await kindsOf(page).allInnerTexts()).toEqual([JP, TG, AC]);
  await turnVendors(page);
  await loadMore(page, calls);
  const everything = await totalOf(page);
  await chooseBets(page);
  await narrowFromHot(page, calls);
  await comeBackToAll(page, everything);
  await searchByName(page, calls);
  expect(complaints).toEqual([]);
});
