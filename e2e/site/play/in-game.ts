import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { siteTexts, studioTexts } from '../../test-site.ts';
import { testSite } from './play-site.ts';

const en = siteTexts.en;
const { slots } = studioTexts.en;

const press = (page: Page, name: string): Locator =>
  page.frameLocator('iframe').getByRole('button', { name, exact: true });

/** Opens the first game of the slots, as it was launched and by its name. */
const openFirst = async (page: Page): Promise<void> => {
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
  await page.getByRole('main').getByRole('heading', { level: 1, name }).waitFor();
};

/** The game has all of a page of 1100 by 800 pixels that lies under the header and its strip. */
const fillsPage = async (page: Page, back: Locator): Promise<void> => {
  const head = (await page.getByRole('banner').boundingBox()) ?? { y: 0, height: 0 };
  const strip = await back.evaluate((one) => one.parentElement?.getBoundingClientRect().toJSON());
  expect(strip).toMatchObject({ x: 0, y: head.y + head.height, width: 1100 });
  expect(await page.locator('main iframe').boundingBox()).toEqual({
    x: 0,
    y: strip.bottom,
    width: 1100,
    height: 800 - strip.bottom,
  });
};

const fillScreen = async (page: Page): Promise<void> => {
  const isFull = () => page.evaluate(() => document.fullscreenElement?.querySelector('iframe') !== undefined);
  expect(await isFull()).toBe(false);
  await page.getByRole('main').getByRole('button', { name: en.play.fullScreen }).click();
  await expect.poll(isFull).toBe(true);
  // By the keyboard: where things lie on a screen that just grew, the browser tells a pointer a moment late.
  await page.getByRole('button', { name: en.play.leaveFullScreen }).press('Enter');
  await expect.poll(isFull).toBe(false);
};

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

const fitsScreens = async (page: Page): Promise<void> => {
  await press(page, slots.deck.spin).waitFor();
  for (const [width, height] of [
    [640, 360],
    [640, 300],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => worstOf(page, { width, height })).toBe(0);
  }
};

/** Whether the controls that bet can be used. */
const isOpen = (page: Page) => async (): Promise<boolean[]> => {
  const { deck } = slots;
  const stake = page.frameLocator('iframe').getByRole('button', { name: new RegExp(`^${deck.stake} `) });
  const controls = [press(page, deck.spin), press(page, deck.autoLabel), stake, press(page, deck.raise)];
  return Promise.all(controls.map((control) => control.isEnabled()));
};

/** Between rounds: what is asked closes, nothing can be bet, and the game says why and makes room for the site to say so. */
const breakLine = async (page: Page, context: BrowserContext): Promise<void> => {
  const frame = page.frameLocator('iframe');
  const status = (text: string) => frame.getByRole('status').filter({ hasText: text });
  await expect.poll(isOpen(page)).toEqual([true, true, true, true]);
  await press(page, slots.deck.autoLabel).click();
  await frame.getByRole('dialog', { name: slots.auto.title }).waitFor();
  await context.setOffline(true);
  await frame.getByRole('dialog').waitFor({ state: 'hidden' });
  await expect.poll(isOpen(page)).toEqual([false, false, false, false]);
  expect(await frame.locator('.plate').innerText()).toContain(en.failures.offline);
  expect(await status(en.failures.offline).count()).toBe(1);
  await page.getByRole('status').filter({ hasText: en.failures.offline }).waitFor();
  const { y = 0, height = 0 } = (await press(page, slots.deck.spin).boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(844);

  await context.setOffline(false);
  await expect.poll(isOpen(page)).toEqual([true, true, true, true]);
  expect(await frame.getByText(en.failures.offline).count()).toBe(0);
  expect(await status(slots.plate.backOnline).count()).toBe(1);
};

/** The round in progress is found again or shown to its end, and none follows it. */
const breakRounds = async (page: Page, context: BrowserContext): Promise<void> => {
  const frame = page.frameLocator('iframe');
  const auto = press(page, slots.deck.autoLabel);
  await auto.click();
  await frame.getByRole('button', { name: /^Start 10 games/ }).click();
  await frame.locator('.side[data-kind="auto"][aria-pressed="true"]').waitFor();
  await context.setOffline(true);
  await frame.locator('.side[data-kind="auto"][aria-pressed="false"]').waitFor();
  await context.setOffline(false);
  await expect.poll(isOpen(page)).toEqual([true, true, true, true]);
  expect(await auto.getAttribute('aria-pressed')).toBe('false');
};

test('SHELL-028 GAMES-018 a game fills the page under the header, with the way back, its name, the balance and the full screen; its controls are whole on small screens, and while the line is broken it takes no bet and says why', async () => {
  const member = await testSite.openMember('player');
  await testSite.credit(member.name, '61234.00');
  await using visitor = await testSite.visitAs(member, { address: '/rng?page=all' });
  const { page, context } = visitor;
  const hint = await page.getByLabel(en.lobby.minBet).getAttribute('title');
  expect(hint).toMatch(/\bminimum bet of 1 yuan and 25 lines\b/);
  await openFirst(page);
  const main = page.getByRole('main');
  await main.getByText('61,234', { exact: false }).first().waitFor();
  const back = main.getByRole('button', { name: en.play.back });
  await fillsPage(page, back);
  await fillScreen(page);
  await fitsScreens(page);
  await breakLine(page, context);
  await breakRounds(page, context);
  await back.press('Enter');
  const address = () => page.url().slice(testSite.operatorUrl.length);
  await expect.poll(address).toBe('/rng?page=all');
});
