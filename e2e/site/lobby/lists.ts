import { expect, test } from 'vitest';
import {
  givenBrandsIn,
  givenBrandUnlisted,
  givenHotGames,
  givenNoneComing,
  listBrandsIn,
  readGames,
} from '../../../tools/scenario/index.ts';
import { siteTexts } from '../../test-site.ts';
import { goInside } from '../go-inside.ts';
import { group, noteCalls, pressed, tiles } from '../tiles.ts';
import { testSite, vendorsIn } from './lobby-site.ts';

const { lobby, game } = siteTexts.en;

test('GAMES-010 GAMES-012 eight vendors stand without arrows, nine with them; without a hot game there is no tab for them', async () => {
  const move = async (count: number) => {
    const brands = await listBrandsIn(testSite.db, ['RNG', 'PVP']);
    await givenBrandsIn(testSite.db, 'PVP', brands.slice(0, count));
    await givenNoneComing(testSite.db, 'PVP');
    const menus = async () => {
      const { value } = (await (await fetch(`${testSite.operatorUrl}/lgw/games/game_menus`)).json()) as {
        value: { gameCategory: string; vendors: unknown[] }[];
      };
      return value.find(({ gameCategory }) => gameCategory === 'PVP')?.vendors.length;
    };
    await expect.poll(menus).toBe(count);
  };
  await using visitor = await testSite.visit({ width: 1440 });
  const { page } = visitor;
  const vendors = group(page, lobby.studios);
  const arrows = () => vendors.getByRole('button', { name: lobby.moreStudios }).count();
  await move(8);
  await page.goto('/pvp?page=all');
  await tiles(page).first().waitFor();
  // One of them stands for all together.
  expect(await vendors.getByRole('listitem').count()).toBe(9);
  expect(await arrows()).toBe(0);
  await move(9);
  await page.reload();
  await tiles(page).first().waitFor();
  expect(await arrows()).toBe(1);

  const lists = group(page, lobby.lists);
  await givenHotGames(testSite.db, []);
  const hot = async () => (await fetch(`${testSite.operatorUrl}/lgw/games/hot`)).text();
  await expect.poll(async () => JSON.parse(await hot()).value.list.length).toBe(0);
  await page.reload();
  await tiles(page).first().waitFor();
  expect(await lists.getByRole('button').allInnerTexts()).toEqual([lobby.all, lobby.recent]);
});

test('GAMES-003 GAMES-005 GAMES-049 GAMES-052 GAMES-053 the four lists: saved games take no vendor, the recent ones are asked for', async () => {
  const slots = (await readGames(testSite.db)).filter(({ category }) => category === 'RNG');
  await givenHotGames(
    testSite.db,
    slots.slice(0, 3).map(({ id }) => id),
  );
  const member = await testSite.openMember('lister');
  const hot = async () => (await fetch(`${testSite.operatorUrl}/lgw/games/hot`)).text();
  await expect.poll(async () => (await hot()).includes('nodeId')).toBe(true);
  await using visitor = await testSite.visitAs(member, { width: 1440, address: '/rng?type=hot' });
  const { page } = visitor;
  await tiles(page).first().waitFor();
  const lists = group(page, lobby.lists);
  const vendors = group(page, lobby.studios);
  expect(await lists.getByRole('button').allInnerTexts()).toEqual([
    lobby.all,
    lobby.hot,
    lobby.fav,
    lobby.recent,
  ]);
  expect(await pressed(lists)).toEqual([lobby.hot]);
  await page.locator('a[href="/promotions"]').first().waitFor({ state: 'attached' });
  expect(await group(page, lobby.gameClass).getByRole('button').count()).toBe(3);
  await goInside(page, '/rng');
  // The first vendor is chosen where the address names none.
  await expect.poll(async () => (await pressed(vendors)).length).toBe(1);
  await tiles(page).first().waitFor();

  const heart = page.getByRole('button', { name: new RegExp(game.favourite.replace('{{name}}', '.+')) });
  await heart.first().click();
  const recent = noteCalls(page, '/lgw/games/recent');
  await lists.getByRole('button', { name: lobby.fav }).click();
  await expect.poll(() => tiles(page).count()).toBe(1);
  expect(await pressed(vendors)).toEqual([]);
  await lists.getByRole('button', { name: lobby.recent }).click();
  await page.getByText(lobby.noRecentTitle).waitFor();
  expect(recent).toHaveLength(1);
  expect(await pressed(vendors)).toEqual([]);
});

test('GAMES-021 a vendor of the slots on the home page leads to the slots with that vendor chosen', async () => {
  await using visitor = await testSite.visit({ width: 1440 });
  const { page } = visitor;
  await page.goto('/');
  const link = page.getByRole('main').locator('a[href^="/rng?"][href*="vassalage="]').first();
  await link.waitFor();
  const vassalage = new URL((await link.getAttribute('href')) ?? '', testSite.operatorUrl).searchParams.get(
    'vassalage',
  );
  const calls = noteCalls(page, '/lgw/games/list');
  await link.click();
  await tiles(page).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/rng');
  expect(calls.at(-1)?.get('vassalage')).toBe(vassalage);
  expect(await pressed(group(page, lobby.studios))).toHaveLength(1);
});

test('LIMITS-008 a cover that does not come is asked for twice, and its place stays plain', async () => {
  await using visitor = await testSite.visit({ width: 1440, draws: 'pictures' });
  const { page } = visitor;
  const asked = new Map<string, number>();
  await page.route('**/art/cover/**', (route) => {
    const { pathname } = new URL(route.request().url());
    asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
    return route.abort();
  });
  await page.goto('/rng?page=all');
  await tiles(page).first().waitFor();
  await expect.poll(() => [...asked.values()].filter((times) => times === 2).length).toBeGreaterThan(3);
  await expect.poll(() => tiles(page).first().locator('img').count()).toBe(0);
  expect(Math.max(...asked.values())).toBe(2);
});

test('SHELL-104 a list that fails leaves no loader behind, and is read again when it is asked to', async () => {
  await using visitor = await testSite.visit({ width: 1440 });
  const { page } = visitor;
  let isGone = true;
  await page.route('**/lgw/games/list?*', (route) => (isGone ? route.abort() : route.continue()));
  await page.goto('/rng?page=all');
  await page.getByText(lobby.failedTitle).waitFor();
  expect(await page.locator('[aria-busy="true"], [role="progressbar"]').count()).toBe(0);
  isGone = false;
  await page.getByRole('button', { name: siteTexts.en.failures.retry }).click();
  await tiles(page).first().waitFor();
});

test('SHELL-033 GAMES-026 GAMES-044 GAMES-045 GAMES-046 GAMES-048 LIMITS-006 the games of a vendor in a popup, which opens one in the frame', async () => {
  // A vendor of the slots stands for one of a hall, whose games are still to come.
  await givenBrandsIn(testSite.db, 'LIVE', ['THIRI']);
  // The shelf is read anew while the one before is shown.
  const menus = async () => (await fetch(`${testSite.operatorUrl}/lgw/games/game_menus`)).text();
  await expect.poll(async () => /"LIVE","vendors":[^\]]*"THIRI"/.test(await menus())).toBe(true);
  const member = await testSite.openMember('hallgoer');
  // Without a game to frame there is home.
  await using visitor = await testSite.visitAs(member, { width: 1440, address: '/game' });
  const { page } = visitor;
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByText(siteTexts.en.home.why.title).waitFor({ state: 'attached' });
  await goInside(page, '/live');
  const [asked] = await Promise.all([
    page.waitForRequest((request) => request.url().includes('/lgw/games/children')),
    page.getByRole('main').locator('a[aria-haspopup="dialog"]').click(),
  ]);
  expect(new URL(asked.url()).searchParams.get('vassalage')).toBe('THIRI');
  const popup = page.getByRole('dialog');
  await popup.locator('a[href*="gameCode"]').first().waitFor();
  const before = (await popup.boundingBox()) ?? { x: 0, y: 0 };
  const head = popup.getByRole('heading').first();
  const grip = (await head.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(grip.x + 10, grip.y + 10);
  await page.mouse.down();
  await page.mouse.move(grip.x + 60, grip.y + 10, { steps: 3 });
  await page.mouse.up();
  expect(((await popup.boundingBox())?.x ?? 0) - before.x).toBeCloseTo(50, 0);
  await popup.locator('a[href*="gameCode"]').first().press('i');
  await popup.getByRole('button', { name: game.start }).waitFor();
  await page.keyboard.press('Escape');
  await popup.locator('a[href*="gameCode"]').first().waitFor();
  const [launched] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/launchGame')),
    popup.locator('a[href*="gameCode"]').first().click(),
  ]);
  const { value } = (await launched.json()) as { value: { url: string } };
  await page.waitForURL(/\/game$/);
  expect(await page.locator('main iframe').getAttribute('src')).toBe(value.url);
  await page.getByRole('button', { name: siteTexts.en.play.back }).click();
  await page.waitForURL(/\/live/);
});

test('SHELL-039 an area whose vendors are all gone stands in no navigation', async () => {
  const area = siteTexts.en.categories.SV3;
  await using visitor = await testSite.visit({ width: 1440 });
  const { page } = visitor;
  const entry = page.locator('nav#navigation').getByText(area, { exact: true });
  await page.goto('/help');
  await entry.first().waitFor();
  for (const { vendor } of await vendorsIn('SV3')) await givenBrandUnlisted(testSite.db, vendor);
  await expect.poll(() => vendorsIn('SV3')).toEqual([]);
  await page.reload();
  await page.getByRole('contentinfo').waitFor();
  await page
    .locator('nav#navigation')
    .getByText(siteTexts.en.categories.RNG, { exact: true })
    .first()
    .waitFor();
  expect(await entry.count()).toBe(0);
});
