import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Visitor } from '../../browser.ts';
import { siteTexts, studioTexts, type Member } from '../../test-site.ts';
import { operate } from '../../operate.ts';
import { testSite } from './play-site.ts';

const en = siteTexts.en;
const { slots } = studioTexts.en;
const GAME = '/seamless?vendor=PADAUK&gameCode=bagan-temple&gameType=RNG&isGame=1';

let player: Member;

beforeAll(async () => {
  player = await testSite.openMember('player');
  await testSite.credit(player.name, '10000');
});

const openGame = (width: number, height: number) =>
  testSite.visitAs(player, { width, height, address: GAME });

test('when the line breaks, a slot takes no bet and says why, and goes on by itself when the line is back', async () => {
  await using visitor = await openGame(390, 844);
  const { page, context } = visitor;
  const frame = page.frameLocator('iframe');
  const { deck, plate } = slots;
  const press = (name: string) => frame.getByRole('button', { name, exact: true });
  const status = (text: string) => frame.getByRole('status').filter({ hasText: text });
  const spin = press(deck.spin);
  const auto = press(deck.autoLabel);
  const stake = frame.getByRole('button', { name: new RegExp(`^${deck.stake} `) });
  await spin.waitFor();
  const open = async () => {
    const controls = [spin, auto, stake, press(deck.raise)];
    return Promise.all(controls.map((control) => control.isEnabled()));
  };
  expect(await open()).toEqual([true, true, true, true]);

  await auto.click();
  await frame.getByRole('dialog', { name: slots.auto.title }).waitFor();
  await context.setOffline(true);
  await frame.getByRole('dialog').waitFor({ state: 'hidden' });
  await expect.poll(open).toEqual([false, false, false, false]);
  expect(await frame.locator('.plate').innerText()).toContain(en.failures.offline);
  expect(await status(en.failures.offline).count()).toBe(1);
  // The site says so too, and the game makes room for it.
  await page.getByRole('status').filter({ hasText: en.failures.offline }).waitFor();
  const { y = 0, height = 0 } = (await spin.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(844);

  await context.setOffline(false);
  await expect.poll(open).toEqual([true, true, true, true]);
  expect(await frame.getByText(en.failures.offline).count()).toBe(0);
  expect(await status(plate.backOnline).count()).toBe(1);

  await auto.click();
  await frame.getByRole('button', { name: /^Start 10 games/ }).click();
  await frame.locator('.side[data-kind="auto"][aria-pressed="true"]').waitFor();
  await context.setOffline(true);
  await frame.locator('.side[data-kind="auto"][aria-pressed="false"]').waitFor();
  await context.setOffline(false);
  // The round in progress is found again or shown to its end, and none follows it.
  await expect.poll(open).toEqual([true, true, true, true]);
  expect(await auto.getAttribute('aria-pressed')).toBe('false');
});

/** By how much the control of a slot that lies worst is outside of a screen, or smaller than a finger; 0 when none is. */
const worstOf = async (page: Page, { width, height }: { width: number; height: number }): Promise<number> => {
  const controls = await page.frameLocator('iframe').locator('.deck').getByRole('button').all();
  expect(controls.length).toBeGreaterThanOrEqual(7);
  const gaps = controls.map(async (control) => {
    const box = await control.boundingBox();
    if (box === null) throw new Error('a control is not drawn');
    const { x, y, width: wide, height: high } = box;
    return Math.min(x, y, width - x - wide, height - y - high, Math.min(wide, high) - 44);
  });
  const tooLong = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  return Math.max(0, tooLong, -Math.min(...(await Promise.all(gaps))));
};

test('every control of a slot is whole on a screen of 640 by 360, of 640 by 300 and of 390 by 844 pixels', async () => {
  await using visitor = await openGame(640, 360);
  const { page } = visitor;
  const spin = page.frameLocator('iframe').getByLabel(slots.deck.spin, { exact: true });
  await spin.waitFor();
  for (const [width, height] of [
    [640, 360],
    [640, 300],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => worstOf(page, { width, height })).toBe(0);
  }
});

test('SHELL-028 GAMES-018 a game fills the page under the header, with the way back, its name, the balance and the full screen', async () => {
  const member = await testSite.openMember('viewer');
  await testSite.credit('viewer', '1234.00');
  await using visitor = await testSite.visitAs(member, { address: '/rng?page=all' });
  const { page } = visitor;
  const hint = await page.getByLabel(en.lobby.minBet).getAttribute('title');
  expect(hint).toMatch(/\bminimum bet of 1 yuan and 25 lines\b/);
  const tile = page.locator('main li[aria-posinset] a').first();
  const name = (await tile.locator('[class*=name]').first().innerText()).trim();
  const [launched] = await Promise.all([
    page.waitForResponse((reply) => reply.url().endsWith('/wps/game/launchGame')),
    tile.click(),
  ]);
  await page.waitForURL((url) => url.pathname === '/seamless');
  const { value } = (await launched.json()) as { value: { url: string; name: string } };
  expect(value.name).toBe(name);
  const frame = page.locator('main iframe[data-loaded]');
  await frame.waitFor();
  expect(await frame.getAttribute('src')).toBe(value.url);

  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name }).waitFor();
  await main.getByText('1,234', { exact: false }).first().waitFor();
  const head = (await page.getByRole('banner').boundingBox()) ?? { y: 0, height: 0 };
  const back = main.getByRole('button', { name: en.play.back });
  const strip = await back.evaluate((one) => one.parentElement?.getBoundingClientRect().toJSON());
  expect(strip).toMatchObject({ x: 0, y: head.y + head.height, width: 1100 });
  expect(await frame.boundingBox()).toEqual({
    x: 0,
    y: strip.bottom,
    width: 1100,
    height: 800 - strip.bottom,
  });

  const isFull = () => page.evaluate(() => document.fullscreenElement?.querySelector('iframe') !== undefined);
  expect(await isFull()).toBe(false);
  await main.getByRole('button', { name: en.play.fullScreen }).click();
  await expect.poll(isFull).toBe(true);
  // By the keyboard: where things lie on a screen that just grew, the browser tells a pointer a moment late.
  await page.getByRole('button', { name: en.play.leaveFullScreen }).press('Enter');
  await expect.poll(isFull).toBe(false);
  await back.press('Enter');
  const address = () => page.url().slice(testSite.operatorUrl.length);
  await expect.poll(address).toBe('/rng?page=all');
});

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

test('GAMES-059 a game is had from a host of the operator, and from its vendor where that host is silent', async () => {
  await setGameHosts([`${HOST}/studio`]);
  try {
    await using visitor = await testSite.visitAs(player, { width: 390, height: 844 });
    const { page } = visitor;
    let stands = true;
    await answerFor(visitor, () => stands);
    await page.clock.install();
    for (const answers of [true, false]) {
      stands = answers;
      await page.goto(GAME);
      const frame = page.locator('iframe');
      await expect.poll(() => frame.getAttribute('src')).toContain(HOST);
      if (!answers) await page.clock.runFor(15_000);
      const isHost = async () => (await frame.getAttribute('src'))?.startsWith(HOST);
      await expect.poll(isHost).toBe(answers);
      const spin = page.frameLocator('iframe').getByRole('button', { name: slots.deck.spin, exact: true });
      await spin.waitFor();
      expect(await isHost()).toBe(answers);
    }
  } finally {
    await setGameHosts([]);
  }
});
