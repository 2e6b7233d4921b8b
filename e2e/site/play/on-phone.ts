import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PASSWORD } from '../../accounts.ts';
import type { Visitor } from '../../browser.ts';
import { operate } from '../../operate.ts';
import { siteTexts, studioTexts } from '../../test-site.ts';
import { GAME, testSite } from './play-site.ts';

const STRIP = 44;

const HOST = 'https://games.example';

/** Sets the hosts of games; comes when a page may show what comes from them. */
const setGameHosts = async (hosts: readonly string[]): Promise<void> => {
  await operate(testSite.databaseUrl, 'setting', 'site.launchGameCDNs', JSON.stringify(hosts));
  const readPolicy = async () => (await fetch(testSite.operatorUrl)).headers.get('content-security-policy');
  await expect.poll(async () => (await readPolicy())?.includes(HOST)).toBe(hosts.length > 0);
};

/** What stands behind the host: the studio, or nobody. */
const answerFor = async ({ context }: Visitor, answers: () => boolean): Promise<void> => {
  await context.route(`${HOST}/**`, async (route) => {
    if (!answers()) return route.abort();
    const url = route.request().url().replace(HOST, new URL(testSite.studioUrl).origin);
    return route.fulfill({ response: await route.fetch({ url }) });
  });
};

/** Whether the game is had from the host; comes when it stands. */
const isFromHost = async (page: Page): Promise<boolean> => {
  const { spin } = studioTexts.en.slots.deck;
  await page.frameLocator('iframe').getByRole('button', { name: spin, exact: true }).waitFor();
  return (await page.locator('iframe').getAttribute('src'))?.startsWith(HOST) === true;
};

const logIn = async (page: Page, name: string): Promise<void> => {
  const form = page.getByRole('dialog').filter({ has: page.locator('[name=password]') });
  await form.locator('[name=username]').fill(name);
  await form.locator('[name=password]').fill(PASSWORD);
  await form.locator('button[type=submit]').click();
};

/** One strip above the game, and above both what is told after a login, until it is closed. */
const hasOneStrip = async (page: Page): Promise<void> => {
  const { play, shell, access } = siteTexts.en;
  const frame = page.locator('main iframe[data-loaded]');
  await frame.waitFor();
  expect(await page.getByRole('banner').isVisible()).toBe(false);
  const note = page.getByRole('status').filter({ hasText: access.previousLogin.split('{{')[0] ?? '' });
  const line = await note.boundingBox();
  const strip = await page.locator('[data-game-strip]').boundingBox();
  const game = await frame.boundingBox();
  expect(line).toMatchObject({ x: 0, y: 0, width: 360 });
  expect(strip).toEqual({ x: 0, y: line?.height, width: 360, height: STRIP });
  expect(game?.y).toBe((line?.height ?? 0) + STRIP);
  for (const control of [play.back, play.refresh, shell.deposit, play.fullScreen])
    await page.getByRole('main').getByRole('button', { name: control, exact: true }).click({ trial: true });
  expect(await page.getByText('1,234,567').filter({ visible: true }).count()).toBe(1);
  await note.getByRole('button', { name: shell.close }).click();
  await expect.poll(async () => (await frame.boundingBox())?.y).toBe(STRIP);
};

test('GAMES-059 on a phone a game has one strip of 44 pixels above it, and what is told after a login covers neither; it is had from a host of the operator, and from its vendor where that host is silent', async () => {
  const { name } = await testSite.openMember('striped');
  await testSite.credit(name, '1234567.89');
  await setGameHosts([`${HOST}/studio`]);
  try {
    await using visitor = await testSite.visit({ width: 360, height: 780 });
    const { page } = visitor;
    let stands = true;
    await answerFor(visitor, () => stands);
    await page.clock.install();
    await page.goto(GAME);
    await logIn(page, name);
    await hasOneStrip(page);
    expect(await isFromHost(page)).toBe(true);
    expect(visitor.complaints).toEqual([]);

    stands = false;
    await page.goto(GAME);
    const source = () => page.locator('iframe').getAttribute('src');
    await expect.poll(source).toContain(HOST);
    await page.clock.runFor(15_000);
    await expect.poll(source).not.toContain(HOST);
    expect(await isFromHost(page)).toBe(false);
  } finally {
    await setGameHosts([]);
  }
});
