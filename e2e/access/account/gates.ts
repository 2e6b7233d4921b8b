import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PASSWORD } from '../../accounts.ts';
import { noteCalls } from '../../calls.ts';
import { goInside } from '../../site/go-inside.ts';
import {
  en,
  fieldOf,
  fill,
  logOut,
  menuOf,
  openLogin,
  press,
  stored,
  submit,
  titled,
} from '../access-site.ts';
import { site } from './account-site.ts';

type Calls = ReturnType<typeof noteCalls>;

const gameCard = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: / Min \d/ }) })
    .first();
const heartOf = (page: Page) => gameCard(page).getByRole('button', { name: /^Favourite: / });

/** Every one of them is stopped by the login, which says what for; the last stays open. */
const expectLoginAsked = async (page: Page, login: Locator, calls: Calls): Promise<void> => {
  expect(await page.getByRole('button', { name: en.lobby.fav, exact: true }).count()).toBe(0);
  await press(page, en.lobby.recent);
  await login.getByText(en.gate.lists).waitFor();
  await press(login, en.shell.close);
  await gameCard(page).getByRole('link').click();
  await login.getByText(en.gate.play).waitFor();
  expect(calls('POST', 'game/launchGame')).toEqual([]);
  await press(login, en.shell.close);
  // A phone shows a visitor the way into the account area.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('nav#bottom-bar').getByRole('button', { name: en.shell.record }).click();
  await login.getByText(en.gate.account).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  await press(login, en.shell.close);
  await page.setViewportSize({ width: 1100, height: 700 });
  await heartOf(page).click();
  await login.getByText(en.gate.favourite).waitFor();
  expect(calls('POST', 'games/favourites')).toEqual([]);
};

/** What the login has stopped goes on after it, and both lists are there. */
const expectFavouriteKept = async (page: Page, calls: Calls): Promise<void> => {
  await expect.poll(() => calls('POST', 'games/favourites').length).toBe(1);
  const [put] = calls('POST', 'games/favourites');
  const body = JSON.parse(put?.sent ?? '{}') as { nodeId: number; vendor: string; gameType: string };
  expect(Object.keys(body).toSorted()).toEqual(['gameType', 'nodeId', 'vendor']);
  await expect.poll(async () => heartOf(page).getAttribute('aria-pressed')).toBe('true');
  expect(JSON.parse(await page.evaluate(() => localStorage.getItem('favouriteGameIds') ?? ''))).toEqual([
    body.nodeId,
  ]);
  await press(page, en.lobby.fav);
  await expect.poll(async () => page.getByRole('button', { name: /^Favourite: / }).count()).toBe(1);
  await heartOf(page).click();
  await expect.poll(() => calls('DELETE', 'games/favourites').length).toBe(1);
  await press(page, en.lobby.recent);
  await page.getByText(en.lobby.noRecentTitle).waitFor();
};

const startTrial = async (page: Page, login: Locator): Promise<void> => {
  await openLogin(page);
  await press(login, en.access.freePlay.open);
  const trial = titled(page, en.access.freePlay.title);
  await fieldOf(trial, 'adult').check();
  await submit(trial);
  await login.waitFor({ state: 'hidden' });
  await expect.poll(async () => (await stored(page)).isAgent).toBe('4');
};

/** Each leads to a warning with one button, and asks the operator for nothing. */
const expectRefused = async (page: Page, calls: Calls): Promise<void> => {
  const warning = titled(page, en.access.realAccountTitle);
  const refused = async () => {
    await warning.getByText(en.access.in_need_true_account).waitFor();
    expect(await warning.getByRole('button', { name: en.access.in_increase_submit }).count()).toBe(1);
    await press(warning, en.access.in_increase_submit);
    await warning.waitFor({ state: 'hidden' });
  };
  await gameCard(page).getByRole('link').click();
  await refused();
  expect(page.url()).toMatch(/\/rng$/);
  expect(calls('POST', 'game/launchGame')).toEqual([]);
  await heartOf(page).click();
  await refused();
  for (const list of [en.lobby.fav, en.lobby.recent]) {
    await press(page.getByRole('group', { name: en.lobby.lists, exact: true }), list);
    await refused();
  }
  for (const path of ['games/favourites', 'games/recent'])
    expect([...calls('GET', path), ...calls('POST', path)]).toEqual([]);
  for (const entry of [en.shell.myAccount, en.shell.bettingRecord]) {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Account menu/ })
      .click();
    await press(page, entry);
    await refused();
  }
  expect(await page.getByRole('dialog').count()).toBe(0);
};

/** The agent centre has no way in for a trial, and what it would ask for is answered with the same warning. */
const expectNoCentre = async (page: Page): Promise<void> => {
  const agents = page.getByRole('banner').getByRole('button', { name: en.shell.agentArea });
  expect(await agents.count()).toBe(0);
  const headers = { Authorization: `Bearer ${(await stored(page)).token}` };
  for (const path of ['agent/overview', 'member/profile']) {
    const reply = await page.request.get(`/wps/${path}`, { headers });
    expect([path, reply.status(), (await reply.json()).code]).toEqual([path, 403, 'in_need_true_account']);
  }
};

test('ACCESS-023 ACCESS-033 ACCESS-100 ACCESS-101 ACCESS-102 ACCESS-103 ACCESS-104 ACCESS-105 ACCESS-107 ACCESS-109 GAMES-013 GAMES-014 GAMES-034 a visitor’s lists, game, account and favourite ask for a login and go on after it; a trial plays nothing real and is asked for a real account', async () => {
  await site.openAccount('gated');
  await site.flags({ FREEPLAY3: true });
  await using visitor = await site.visit();
  const { page } = visitor;
  const login = titled(page, en.access.login.title);
  const calls = noteCalls(page);
  await page.goto('/rng');
  await expectLoginAsked(page, login, calls);
  await fill(login, { username: 'gated', password: PASSWORD });
  await submit(login);
  await menuOf(page, 'gated').waitFor();
  await expectFavouriteKept(page, calls);
  await logOut(page, 'gated');

  await goInside(page, '/rng');
  await gameCard(page).waitFor();
  await startTrial(page, login);
  await expectRefused(page, noteCalls(page));
  await expectNoCentre(page);
});
