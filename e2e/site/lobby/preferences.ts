import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { givenBrandsIn } from '../../../tools/scenario/index.ts';
import { openAccount, PASSWORD } from '../../accounts.ts';
import { siteTexts } from '../../test-site.ts';
import { testSite } from './lobby-site.ts';

const { access, shell, game } = siteTexts.en;

const kept = (page: Page, where: 'localStorage' | 'sessionStorage') => () =>
  page.evaluate((name) => Object.fromEntries<string>(Object.entries(window[name])), where);

/** The lotteries are still to come; a vendor of the slots stands for one of theirs. */
const moveToLotteries = async (vendor: string): Promise<void> => {
  await givenBrandsIn(testSite.db, 'LOTT', [vendor]);
  const menus = async () => (await fetch(`${testSite.operatorUrl}/lgw/games/game_menus`)).text();
  const isThere = new RegExp(`"LOTT","vendors":[^\\]]*"${vendor}"`);
  await expect.poll(async () => isThere.test(await menus())).toBe(true);
};

/** Puts the first game on the page aside, and gives its number. */
const putFirstAside = async (page: Page): Promise<number> => {
  const heart = page
    .locator('main li[aria-posinset]')
    .getByRole('button', { name: new RegExp(game.favourite.replace('{{name}}', '.+')) })
    .first();
  const [sent] = await Promise.all([
    page.waitForRequest((asked) => asked.method() === 'POST' && asked.url().endsWith('/games/favourites')),
    heart.click(),
  ]);
  await (await sent.response())?.finished();
  return (sent.postDataJSON() as { nodeId: number }).nodeId;
};

test('SHELL-089 SHELL-090 GAMES-020 GAMES-047 the browser keeps the session while it lasts, and the choices of a member beyond it', async () => {
  await moveToLotteries('THIRI');
  await openAccount(testSite, 'Keeper');
  await using visitor = await testSite.visit({ width: 1440 });
  const { page } = visitor;
  const session = kept(page, 'sessionStorage');
  const choices = kept(page, 'localStorage');
  await page.goto('/rng?page=all');
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: shell.login }).click();
  const dialog = page.getByRole('dialog');
  // A name is the same in small letters and in large ones.
  await dialog.getByLabel(access.username).fill('keeper');
  await dialog.getByLabel(/^Password(?! again)/).fill(PASSWORD);
  await dialog.getByRole('button', { name: access.login.submit }).click();
  await dialog.waitFor({ state: 'hidden' });
  const wanted = { token: expect.stringMatching(/^[\w-]{40,}$/), isAgent: '0', username: 'Keeper' };
  await expect.poll(session).toMatchObject(wanted);

  const slot = await putFirstAside(page);
  await expect.poll(async () => (await choices()).favouriteGameIds).toBe(`[${slot}]`);
  expect(await choices()).not.toHaveProperty('favLott_Keeper');
  await page.goto('/lottery?type=vassalage&vassalage=THIRI');
  const lottery = await putFirstAside(page);
  await expect.poll(async () => (await choices()).favLott_Keeper).toBe(`[${lottery}]`);
  await page.locator('main li[aria-posinset] a').first().click();
  await page.waitForURL((url) => url.searchParams.has('gameCode'));
  const opened = new URL(page.url());
  expect([opened.pathname, opened.searchParams.get('vendor')]).toEqual(['/lottery', 'THIRI']);
  expect([...opened.searchParams.keys()].toSorted()).toEqual(['gameCode', 'playType', 'vendor']);
  const both = JSON.parse((await choices()).favouriteGameIds ?? '') as number[];
  expect(new Set(both)).toEqual(new Set([slot, lottery]));

  // A lottery asks whoever logs out on it to log in again.
  await page.goto('/rng?page=all');
  await bar.getByRole('button', { name: shell.accountMenu.replace('{{name}}', 'Keeper') }).click();
  await bar.getByRole('listitem').filter({ hasText: shell.logout }).getByRole('button').click();
  await page.getByRole('dialog', { name: shell.logoutQuestion }).waitFor();
  await page.keyboard.press('Enter');
  await bar.getByRole('button', { name: shell.login }).waitFor();
  expect(Object.keys(await session())).toEqual(['merchant']);
  expect(await choices()).toMatchObject({ favLott_Keeper: `[${lottery}]` });

  await page.evaluate(() => ['lang', 'hisLang', 'theme'].forEach((key) => localStorage.removeItem(key)));
  await bar.getByRole('button', { name: shell.themeToLight }).first().click();
  expect(await choices()).toMatchObject({ theme: 'light' });
  await bar.getByRole('button', { name: /^EN, / }).click();
  await bar.locator('button[lang="ja"]').click();
  await expect.poll(choices).toMatchObject({ lang: 'JA', hisLang: 'JA' });
});
