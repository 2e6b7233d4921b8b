import { loadLotteryMessages } from '@hintha/messages';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAccount, PASSWORD } from '../accounts.ts';
import { goInside } from '../site/go-inside.ts';
import { tiles } from '../site/tiles.ts';
import { siteTexts } from '../test-site.ts';
import { askedGame, testSite } from './betting-site.ts';

const { page: words } = await loadLotteryMessages('en');
const { access, game, shell } = siteTexts.en;
const ADDRESS = '/lottery?gameCode=MM2D&vendor=TCG_SEA&playType=';

const kept = (page: Page, where: 'localStorage' | 'sessionStorage') => () =>
  page.evaluate((name) => Object.fromEntries<string>(Object.entries(window[name])), where);

/** In the form that is open. */
const logIn = async (page: Page, name: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: access.login.title });
  await dialog.getByLabel(access.username).fill(name);
  await dialog.getByLabel(/^Password(?! again)/).fill(PASSWORD);
  await dialog.getByRole('button', { name: access.login.submit }).click();
  await dialog.waitFor({ state: 'hidden' });
};

const logOut = async (page: Page, name: string): Promise<void> => {
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: shell.accountMenu.replace('{{name}}', name) }).click();
  await bar.getByRole('listitem').filter({ hasText: shell.logout }).getByRole('button').click();
  await page.getByRole('dialog', { name: shell.logoutQuestion }).waitFor();
  await page.keyboard.press('Enter');
  await bar.getByRole('button', { name: shell.login }).waitFor();
};

/** Puts the first game of that name on the page aside, and gives its number. */
const putAside = async (page: Page, name: string): Promise<number> => {
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(game.favourite.replace('{{name}}', name)) });
  const [sent] = await Promise.all([
    page.waitForRequest((asked) => asked.method() === 'POST' && asked.url().endsWith('/games/favourites')),
    heart.first().click(),
  ]);
  await (await sent.response())?.finished();
  return (sent.postDataJSON() as { nodeId: number }).nodeId;
};

/** A lottery and a slot are put aside: both for the page, and the lottery for the member as well. */
const putBothAside = async (page: Page, name: string): Promise<number> => {
  const choices = kept(page, 'localStorage');
  const lottery = await putAside(page, 'Myanmar 3D');
  await page.getByRole('heading', { name: words.favourites }).waitFor();
  await expect.poll(choices).toMatchObject({ [`favLott_${name}`]: `[${lottery}]` });
  await goInside(page, '/rng?page=all');
  await tiles(page).first().waitFor();
  const slot = await putAside(page, '.+');
  const ids = async () => new Set(JSON.parse((await choices()).favouriteGameIds ?? '[]') as number[]);
  await expect.poll(ids).toEqual(new Set([slot, lottery]));
  expect(await choices()).toMatchObject({ [`favLott_${name}`]: `[${lottery}]` });
  return lottery;
};

/** The lobby of the electronic lotteries has a picture for each kind, and opens one. */
const openElectronic = async (page: Page): Promise<void> => {
  await goInside(page, '/elott');
  const card = page.getByRole('main').getByRole('link', { name: /Swift five digits/u });
  await card.waitFor();
  const kinds = await page
    .locator('main svg[data-kind]')
    .evaluateAll((pictures) => pictures.map((picture) => (picture as SVGElement).dataset.kind));
  expect(new Set(kinds)).toEqual(new Set(['SSC', '11X5', 'PK10', 'LHC', 'LF', 'other']));
  await card.click();
  await page.waitForURL((url) => url.pathname === '/lottery');
  expect(askedGame(page)).toEqual(['/lottery', 'E_SSC', 'gameCode,vendor,playType']);
};

const changeLooks = async (page: Page): Promise<void> => {
  const choices = kept(page, 'localStorage');
  const bar = page.getByRole('banner');
  await page.evaluate(() => ['lang', 'hisLang', 'theme'].forEach((key) => localStorage.removeItem(key)));
  await bar.getByRole('button', { name: shell.themeToLight }).first().click();
  expect(await choices()).toMatchObject({ theme: 'light' });
  await bar.getByRole('button', { name: /^EN, / }).click();
  await bar.locator('button[lang="ja"]').click();
  await expect.poll(choices).toMatchObject({ lang: 'JA', hisLang: 'JA' });
};

test('SHELL-089 SHELL-090 LOTTERY-002 LOTTERY-005 LOTTERY-013 LOTTERY-014 GAMES-020 a lottery asks who is not signed in to log in, one that does not exist leads back to all; the browser keeps the session while it lasts, and the choices of each member beyond it', async () => {
  for (const name of ['Keeper', 'Other']) await openAccount(testSite, name);
  await using visitor = await testSite.visit({ width: 1440 });
  const { page } = visitor;
  const session = kept(page, 'sessionStorage');
  await page.goto(ADDRESS);
  // A name is the same in small letters and in large ones.
  await logIn(page, 'keeper');
  const wanted = { token: expect.stringMatching(/^[\w-]{40,}$/), isAgent: '0', username: 'Keeper' };
  await expect.poll(session).toMatchObject(wanted);
  await goInside(page, '/lottery?gameCode=NO_SUCH&vendor=ELOTT');
  await page.getByText(words.unknownTitle).waitFor();
  await page.getByRole('link', { name: words.toMenu }).click();
  await page.getByRole('heading', { name: words.families.SEA }).waitFor();
  expect(new URL(page.url()).search).toBe('');
  const lottery = await putBothAside(page, 'Keeper');
  await openElectronic(page);

  // A lottery asks whoever logs out on it to log in again.
  await goInside(page, '/rng?page=all');
  // A menu closes with the page that it was opened on.
  await tiles(page).first().waitFor();
  await logOut(page, 'Keeper');
  expect(Object.keys(await session())).toEqual(['merchant']);
  await goInside(page, ADDRESS);
  await logIn(page, 'Other');
  await goInside(page, '/lottery');
  await page.getByRole('heading', { name: words.families.SEA }).waitFor();
  expect(await page.getByRole('heading', { name: words.favourites }).count()).toBe(0);
  const choices = await kept(page, 'localStorage')();
  expect(Object.keys(choices).filter((key) => key.startsWith('favLott_'))).toEqual(['favLott_Keeper']);
  expect(choices).toMatchObject({ favLott_Keeper: `[${lottery}]` });
  await changeLooks(page);
});
