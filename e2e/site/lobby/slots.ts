import { catalogue } from '@hintha/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { siteTexts } from '../../test-site.ts';
import { goInside } from '../go-inside.ts';
import { group, noteCalls, pressed, tiles } from '../tiles.ts';
import { testSite, vendorsIn } from './lobby-site.ts';

const { lobby, categories, home } = siteTexts.en;

test('GAMES-001 GAMES-011 GAMES-016 GAMES-019 GAMES-028 the slots: ten vendors in view, three kinds of game, 24 games and 24 more', async () => {
  await using visitor = await testSite.visit({ width: 1440 });
  const { page, complaints } = visitor;
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

  const kinds = group(page, lobby.gameClass).getByRole('button');
  expect(await kinds.allInnerTexts()).toEqual([lobby.classes.JP, lobby.classes.TG, lobby.classes.AC]);

  const sizes = async () => Number(await tiles(page).first().getAttribute('aria-setsize'));
  expect(await sizes()).toBe(24);
  await page.getByRole('button', { name: lobby.loadMore }).click();
  await expect.poll(sizes).toBe(48);
  expect(calls.map((query) => query.get('pageNo'))).toEqual(['1', '2']);
  expect(complaints).toEqual([]);
});

/** Who plays slots on a desk. */
const enterSlots = async (name: string, address: string) => {
  const visitor = await testSite.visitAs(await testSite.openMember(name), { width: 1440, address });
  const { page } = visitor;
  const [lists, vendors] = [group(page, lobby.lists), group(page, lobby.studios)];
  return { visitor, page, lists, vendors, [Symbol.asyncDispose]: () => visitor[Symbol.asyncDispose]() };
};

const NO_VENDOR = { vendor: '', name: '' };

test('SHELL-015 GAMES-006 GAMES-007 GAMES-008 GAMES-051 home counts nearly 10,000 slots; an address chooses a vendor or a list, and the hot games are asked for once', async () => {
  await using slots = await enterSlots('walker', '/');
  const { page, lists, vendors } = slots;
  const calls = noteCalls(page, '/lgw/games/list');
  await page.getByRole('main').getByText(home.why.gamesText).waitFor({ state: 'attached' });
  const [, number = ''] = home.why.games.split('{{number}}');
  const line = page
    .getByRole('main')
    .locator('b')
    .filter({ hasText: new RegExp(`${number}$`) });
  const counted = Number((await line.textContent())?.replaceAll(/\D/g, ''));
  expect(counted).toBeGreaterThan(9_500);
  expect(counted).toBeLessThanOrEqual(10_000);

  const [first = NO_VENDOR, , , , fifth = NO_VENDOR] = await vendorsIn('RNG');
  const arrive = async (query: string) => {
    await goInside(page, `/rng${query}`);
    await page.getByRole('heading', { level: 1, name: categories.RNG }).waitFor();
  };
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
    await arrive(query);
    const chosen = vendor === undefined ? [] : [vendor];
    await expect
      .poll(async () => [query, await pressed(lists), await pressed(vendors)])
      .toEqual([query, [list], chosen]);
  }
  await tiles(page).first().waitFor();
  const asked = calls.map((query) => query.get('vassalage'));
  expect(asked).toEqual(expect.arrayContaining([first.vendor, fifth.vendor, '']));
  expect(asked).not.toContain('NOBODY');
  await expect.poll(async () => (await total(page)) === counted).toBe(false);
  await lists.getByRole('button', { name: lobby.all }).click();
  await expect.poll(() => total(page)).toBe(counted);

  const before = calls.length;
  const hot = noteCalls(page, '/lgw/games/hot');
  await lists.getByRole('button', { name: lobby.hot }).click();
  await expect.poll(() => pressed(lists)).toEqual([lobby.hot]);
  await tiles(page).first().waitFor();
  expect(await tiles(page).count()).toBe(await total(page));
  await page.mouse.wheel(0, 20_000);
  expect(await page.getByRole('button', { name: lobby.loadMore }).count()).toBe(0);
  expect([hot.length, calls.length]).toEqual([0, before]);
});

const total = async (page: Page): Promise<number> => {
  const heading = await page.getByRole('heading', { level: 1, name: categories.RNG }).innerText();
  return Number(heading.replaceAll(/\D/g, ''));
};

/** A page that was asked for a moment ago is not asked for again, so this step is kept for its turn. */
const NARROWING_STEP = '0.05';

const NARROWED = [
  ['vendor', (page: Page) => group(page, lobby.studios).getByRole('button').nth(2).click()],
  ['text', (page: Page) => page.getByRole('main').getByRole('textbox', { name: lobby.search }).fill('gold')],
  ['class', (page: Page) => group(page, lobby.gameClass).getByRole('button').first().click()],
  ['minBet', (page: Page) => page.getByLabel(lobby.minBet).selectOption(NARROWING_STEP)],
] as const;

test('GAMES-015 GAMES-016 GAMES-017 GAMES-050 GAMES-054 GAMES-056 GAMES-057 the slots are narrowed by a name that has rested, a kind, a bet and a vendor, and all of them come back', async () => {
  await using slots = await enterSlots('seeker', '/join');
  const { page, lists } = slots;
  await page.getByRole('heading', { level: 1 }).waitFor();
  const calls = noteCalls(page, '/lgw/games/list');
  const search = page.getByRole('main').getByRole('textbox', { name: lobby.search });
  await goInside(page, '/rng?page=all');
  await tiles(page).first().waitFor();
  const everything = await total(page);

  const more = page.getByRole('button', { name: lobby.loadMore });
  let held = Promise.withResolvers<void>();
  await page.route('**/lgw/games/list?*pageNo=2*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await more.evaluate((one: HTMLElement) => [one.click(), one.click()]);
  await page.mouse.wheel(0, 20_000);
  held.resolve();
  await expect.poll(() => tiles(page).first().getAttribute('aria-setsize')).toBe('48');
  expect(calls.map((query) => query.get('pageNo'))).toEqual(['1', '2']);
  held = Promise.withResolvers();

  const bets = page.getByLabel(lobby.minBet).locator('option');
  expect(await bets.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))).toEqual([
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
      page.getByLabel(lobby.minBet).selectOption(step),
    ]);
    const { value } = (await answer.json()) as { value: { games: { minBet: string }[] } };
    expect(value.games.length).toBeGreaterThan(0);
    // A step is of a hundred kyat.
    for (const { minBet } of value.games) expect(Number(minBet)).toBeCloseTo(Number(step) * 100);
  }

  for (const [filter, choose] of NARROWED) {
    await lists.getByRole('button', { name: lobby.hot }).click();
    await expect.poll(() => pressed(lists)).toEqual([lobby.hot]);
    const before = calls.length;
    await choose(page);
    await expect.poll(() => calls.length).toBe(before + 1);
    expect([filter, await pressed(lists), calls.at(-1)?.get('pageNo')]).toEqual([filter, [lobby.all], '1']);
  }

  await search.fill('naga');
  await group(page, lobby.gameClass).getByRole('button').first().click();
  await page.getByLabel(lobby.minBet).selectOption('0.1');
  await lists.getByRole('button', { name: lobby.all }).click();
  await expect.poll(() => total(page)).toBe(everything);
  expect(await search.inputValue()).toBe('');
  expect(await page.getByLabel(lobby.minBet).inputValue()).toBe('');
  expect(await pressed(group(page, lobby.gameClass))).toEqual([]);
  expect(new URL(page.url()).search).toBe('?page=all');
  await expect.poll(() => tiles(page).first().getAttribute('aria-setsize')).toBe('24');

  await search.evaluate((one) => {
    // The browser notes 250 of what it asks for, and no more; the covers alone may be as many.
    performance.clearResourceTimings();
    one.addEventListener('input', () => performance.mark('typed'));
  });
  const named = () => calls.flatMap((query) => query.get('gameName') || []).slice(typedBefore);
  const typedBefore = calls.filter((query) => query.get('gameName')).length;
  await search.pressSequentially('bagan', { delay: 40 });
  await expect.poll(named).toEqual(['bagan']);
  // The browser keeps when it asked once the answer has come.
  const restedMs = () =>
    page.evaluate(() => {
      const typed = performance.getEntriesByName('typed').at(-1)?.startTime ?? 0;
      const asked = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('gameName=bagan'));
      return (asked.at(-1)?.startTime ?? 0) - typed;
    });
  await expect.poll(restedMs).toBeGreaterThan(0);
  expect(await restedMs()).toBeGreaterThanOrEqual(495);
  await expect.poll(() => total(page)).toBeLessThan(everything);
  await expect.poll(() => tiles(page).first().locator('a').innerText()).toMatch(/bagan/i);
  // The same text again is no search; the next one tells that none came in between.
  await search.press('x');
  await search.press('Backspace');
  await search.press('Space');
  await new Promise((resolve) => setTimeout(resolve, 600));
  // What is found then is one page.
  await page.route('**/lgw/games/list?*gameName=bagan+temple*', async (route) => {
    const response = await route.fetch();
    const found = (await response.json()) as { value: { total: number; totalPages: number } };
    Object.assign(found.value, { total: 24, totalPages: 1 });
    await route.fulfill({ response, json: found });
  });
  await search.pressSequentially('temple', { delay: 20 });
  await expect.poll(named).toEqual(['bagan', 'bagan temple']);
  await expect.poll(() => total(page)).toBe(24);
  await page.mouse.wheel(0, 20_000);
  expect(await more.count()).toBe(0);
  expect(calls.at(-1)?.get('pageNo')).toBe('1');

  await page.route('**/wps/system/permission?*', async (route) => {
    const response = await route.fetch();
    const permission = (await response.json()) as { value: { whitelabel: { supportLanguages: string[] } } };
    permission.value.whitelabel.supportLanguages.push('TY');
    await route.fulfill({ response, json: permission });
  });
  await page.reload();
  const { JP, TG, AC, BG } = lobby.classes;
  const kinds = () => group(page, lobby.gameClass).getByRole('button').allInnerTexts();
  await expect.poll(kinds).toEqual([JP, TG, AC, BG]);
});
