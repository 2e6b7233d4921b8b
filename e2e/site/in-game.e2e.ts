import { beforeAll, expect, test } from 'vitest';
import { untilGamesAreListed } from '../games-listed.ts';
import { openHouse, siteTexts, type Member } from '../house.ts';

const house = openHouse({ games: true });
const en = siteTexts.EN;
const GAME = '/seamless?vendor=PADAUK&gameCode=bagan-temple&gameType=RNG&isGame=1';

let player: Member;

beforeAll(async () => {
  await untilGamesAreListed(house.operatorUrl);
  player = await house.openMember('player');
  await house.credit(player.name, '10000');
}, 180_000);

const openGame = async (width: number, height: number) => {
  const visitor = await house.visitAs(player, { width, height });
  await visitor.page.goto(GAME);
  return visitor;
};

test('when the line breaks, a slot takes no bet and says why, and goes on by itself when the line is back', async () => {
  await using visitor = await openGame(390, 844);
  const { page, context } = visitor;
  const frame = page.frameLocator('iframe');
  const { deck, plate } = en.slots;
  const press = (name: string) => frame.getByRole('button', { name, exact: true });
  const status = (text: string) => frame.getByRole('status').filter({ hasText: text });
  const spin = press(deck.spin);
  const auto = press(deck.autoLabel);
  const stake = frame.getByRole('button', { name: new RegExp(`^${deck.stake} `) });
  await spin.waitFor({ timeout: 60_000 });
  const open = async () => {
    const controls = [spin, auto, stake, press(deck.raise)];
    return Promise.all(controls.map((control) => control.isEnabled()));
  };
  expect(await open()).toEqual([true, true, true, true]);

  await auto.click();
  await frame.getByRole('dialog', { name: en.slots.auto.title }).waitFor();
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
  // The round under way is found again or shown to its end, and none follows it.
  await expect.poll(open, { timeout: 60_000 }).toEqual([true, true, true, true]);
  expect(await auto.getAttribute('aria-pressed')).toBe('false');
}, 180_000);

test.each([
  [640, 360],
  [640, 300],
  [390, 844],
])(
  'every control of a slot is whole on a screen of %i by %i pixels',
  async (width, height) => {
    await using visitor = await openGame(width, height);
    const { page } = visitor;
    const { deck } = en.slots;
    const controls = page.frameLocator('iframe').locator('.deck').getByRole('button');
    await controls
      .and(page.frameLocator('iframe').getByLabel(deck.spin, { exact: true }))
      .waitFor({ timeout: 60_000 });
    const boxes = await Promise.all((await controls.all()).map((control) => control.boundingBox()));
    expect(boxes.length).toBeGreaterThanOrEqual(7);
    for (const box of boxes) {
      expect(box).not.toBeNull();
      const { x = 0, y = 0, width: wide = 0, height: high = 0 } = box ?? {};
      expect(Math.min(x, y, width - x - wide, height - y - high)).toBeGreaterThanOrEqual(0);
      expect(Math.min(wide, high)).toBeGreaterThanOrEqual(44);
    }
    expect(
      await page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
    ).toBeLessThanOrEqual(0);
  },
  120_000,
);
