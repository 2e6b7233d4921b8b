import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { siteTexts } from '../../test-site.ts';
import { goInside } from '../go-inside.ts';
import { group, noteCalls, pressed, tiles } from '../tiles.ts';
import { testSite, totalOf, vendorsIn } from './lobby-site.ts';

const { lobby, categories, home, game } = siteTexts.en;

const NO_VENDOR = { vendor: '', name: '' };

/** How many games the line of home says that there are. */
const countOnHome = async (page: Page): Promise<number> => {
  const main = page.getByRole('main');
  await main.getByText(home.why.gamesText).waitFor({ state: 'attached' });
  const [, number = ''] = home.why.games.split('{{number}}');
  const line = main.locator('b').filter({ hasText: new RegExp(`${number}$`) });
  return Number((await line.textContent())?.replaceAll(/\D/g, ''));
};

/** From a vendor of the slots on home to the slots, with that vendor chosen. */
const followVendor = async (page: Page, calls: readonly URLSearchParams[]): Promise<void> => {
  const link = page.getByRole('main').locator('a[href^="/rng?"][href*="vassalage="]').first();
  await link.waitFor();
  const { searchParams } = new URL((await link.getAttribute('href')) ?? '', testSite.operatorUrl);
  await link.click();
  await tiles(page).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/rng');
  expect(calls.at(-1)?.get('vassalage')).toBe(searchParams.get('vassalage'));
  expect(await pressed(group(page, lobby.studios))).toHaveLength(1);
};

/** Which list and which vendor an address chooses; the first vendor where it names none that is there. */
const chooseByAddress = async (page: Page, calls: readonly URLSearchParams[]): Promise<void> => {
  const [lists, vendors] = [group(page, lobby.lists), group(page, lobby.studios)];
  const [first = NO_VENDOR, , , , fifth = NO_VENDOR] = await vendorsIn('RNG');
  for (const [query, list, vendor] of [
    ['', lobby.all, first.name],
    [`?type=vassalage&vassalage=${fifth.vendor}`, lobby.all, fifth.name],
    ['?type=hot', lobby.hot, undefined],
    ['?type=vassalage&vassalage=NOBODY', lobby.all, first.name],
    ['?page=all', lobby.all, lobby.allStudios],
    ['?page=fav', lobby.fav, undefined],
    ['?page=recent', lobby.recent, undefined],
    ['?page=hot', lobby.hot, undefined],
  ] as const) {
    await goInside(page, `/rng${query}`);
    await page.getByRole('heading', { level: 1, name: categories.RNG }).waitFor();
    const chosen = vendor === undefined ? [] : [vendor];
    await expect
      .poll(async () => [query, await pressed(lists), await pressed(vendors)])
      .toEqual([query, [list], chosen]);
  }
  await tiles(page).first().waitFor();
  const asked = calls.map((query) => query.get('vassalage'));
  expect(asked).toEqual(expect.arrayContaining([first.vendor, fifth.vendor, '']));
  expect(asked).not.toContain('NOBODY');
};

/** The hot games are known already, and are one page. */
const openHotAgain = async (page: Page, calls: readonly URLSearchParams[]): Promise<void> => {
  const lists = group(page, lobby.lists);
  const before = calls.length;
  const hot = noteCalls(page, '/lgw/games/hot');
  await lists.getByRole('button', { name: lobby.hot }).click();
  await expect.poll(() => pressed(lists)).toEqual([lobby.hot]);
  await tiles(page).first().waitFor();
  expect(await tiles(page).count()).toBe(await totalOf(page));
  await page.mouse.wheel(0, 20_000);
  expect(await page.getByRole('button', { name: lobby.loadMore }).count()).toBe(0);
  expect([hot.length, calls.length]).toEqual([0, before]);
};

/** A game that is put aside is the one of the saved list, which takes no vendor, as the recent one does not. */
const openOwnLists = async (page: Page): Promise<void> => {
  const [lists, vendors] = [group(page, lobby.lists), group(page, lobby.studios)];
  await goInside(page, '/rng');
  await expect.poll(async () => (await pressed(vendors)).length).toBe(1);
  await tiles(page).first().waitFor();
  const heart = page.getByRole('button', { name: new RegExp(game.favourite.replace('{{name}}', '.+')) });
  await heart.first().click();
  await lists.getByRole('button', { name: lobby.fav }).click();
  await expect.poll(() => tiles(page).count()).toBe(1);
  expect(await pressed(vendors)).toEqual([]);
  const recent = noteCalls(page, '/lgw/games/recent');
  await lists.getByRole('button', { name: lobby.recent }).click();
  await page.getByText(lobby.noRecentTitle).waitFor();
  expect(recent).toHaveLength(1);
  expect(await pressed(vendors)).toEqual([]);
};

test('SHELL-015 GAMES-003 GAMES-005 GAMES-006 GAMES-007 GAMES-008 GAMES-021 GAMES-049 GAMES-051 GAMES-052 GAMES-053 home counts nearly 10,000 slots and leads to those of a vendor; an address chooses a vendor or one of four lists, the hot games are asked for once, and the own lists take no vendor', async () => {
  const member = await testSite.openMember('walker');
  await using visitor = await testSite.visitAs(member, { width: 1440, address: '/' });
  const { page } = visitor;
  const calls = noteCalls(page, '/lgw/games/list');
  const counted = await countOnHome(page);
  expect(counted).toBeGreaterThan(9_500);
  expect(counted).toBeLessThanOrEqual(10_000);
  await followVendor(page, calls);
  const lists = group(page, lobby.lists).getByRole('button');
  const four = [lobby.all, lobby.hot, lobby.fav, lobby.recent];
  await expect.poll(() => lists.allInnerTexts()).toEqual(four);
  expect(await group(page, lobby.gameClass).getByRole('button').count()).toBe(3);
  await page.locator('a[href="/promotions"]').first().waitFor({ state: 'attached' });
  await chooseByAddress(page, calls);
  await expect.poll(async () => (await totalOf(page)) === counted).toBe(false);
  await lists.filter({ hasText: lobby.all }).click();
  await expect.poll(() => totalOf(page)).toBe(counted);
  await openHotAgain(page, calls);
  await openOwnLists(page);
});

/** The site as if it had eight vendors in one area and nine in another, no hot game, and one language more. */
const changeSite = async (page: Page): Promise<void> => {
  const change = (path: string, edit: (value: never) => void) =>
    page.route(`**${path}?*`, async (route) => {
      const response = await route.fetch();
      const reply = (await response.json()) as { value: never };
      edit(reply.value);
      await route.fulfill({ response, json: reply });
    });
  await change('/lgw/games/game_menus', (menus: { gameCategory: string; vendors: unknown[] }[]) => {
    const vendors = menus.find(({ gameCategory }) => gameCategory === 'RNG')?.vendors ?? [];
    for (const menu of menus) {
      if (menu.gameCategory === 'PVP') menu.vendors = vendors.slice(0, 8);
      if (menu.gameCategory === 'FISH') menu.vendors = vendors.slice(0, 9);
    }
  });
  await change('/lgw/games/hot', (hot: { list: unknown[] }) => {
    hot.list = [];
  });
  await change('/wps/system/permission', (permission: { whitelabel: { supportLanguages: string[] } }) => {
    permission.whitelabel.supportLanguages.push('TY');
  });
};

test('GAMES-010 GAMES-012 GAMES-016 eight vendors stand without arrows, nine with them; without a hot game there is no tab for them, and with another language there is bingo', async () => {
  await using visitor = await testSite.visit({ width: 1440 });
  const { page } = visitor;
  await changeSite(page);
  await Promise.all([
    page.waitForResponse((reply) => reply.url().includes('/lgw/games/hot')),
    page.goto('/pvp?page=all'),
  ]);
  const vendors = group(page, lobby.studios);
  const arrows = () => vendors.getByRole('button', { name: lobby.moreStudios }).count();
  // One of them stands for all together.
  await expect.poll(() => vendors.getByRole('listitem').count()).toBe(9);
  expect(await arrows()).toBe(0);
  await goInside(page, '/fish?page=all');
  await expect.poll(() => vendors.getByRole('listitem').count()).toBe(10);
  expect(await arrows()).toBe(1);

  await goInside(page, '/rng?page=all');
  await tiles(page).first().waitFor();
  const { JP, TG, AC, BG } = lobby.classes;
  const kinds = () => group(page, lobby.gameClass).getByRole('button').allInnerTexts();
  await expect.poll(kinds).toEqual([JP, TG, AC, BG]);
  const lists = group(page, lobby.lists).getByRole('button');
  expect(await lists.allInnerTexts()).toEqual([lobby.all, lobby.recent]);
});

test('SHELL-104 LIMITS-008 a list that fails leaves no loader behind and is read again when it is asked to; a cover that does not come is asked for twice, and its place stays plain', async () => {
  await using visitor = await testSite.visit({ width: 1440, draws: 'pictures' });
  const { page } = visitor;
  const asked = new Map<string, number>();
  await page.route('**/art/cover/**', (route) => {
    const { pathname } = new URL(route.request().url());
    asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
    return route.abort();
  });
  let isGone = true;
  await page.route('**/lgw/games/list?*', (route) => (isGone ? route.abort() : route.continue()));
  await page.goto('/rng?page=all');
  await page.getByText(lobby.failedTitle).waitFor();
  expect(await page.locator('[aria-busy="true"], [role="progressbar"]').count()).toBe(0);
  isGone = false;
  await page.getByRole('button', { name: siteTexts.en.failures.retry }).click();
  await tiles(page).first().waitFor();
  await expect.poll(() => [...asked.values()].filter((times) => times === 2).length).toBeGreaterThan(3);
  await expect.poll(() => tiles(page).first().locator('img').count()).toBe(0);
  expect(Math.max(...asked.values())).toBe(2);
});
