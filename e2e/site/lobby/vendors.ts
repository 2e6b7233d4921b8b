import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { givenBrandsIn, givenBrandUnlisted } from '../../../tools/scenario/index.ts';
import { siteTexts } from '../../test-site.ts';
import { goInside } from '../go-inside.ts';
import { testSite, vendorsIn } from './lobby-site.ts';

const { categories, game, home, play } = siteTexts.en;

/**
 * The vendors of an area are all gone, and one of the slots stands for one of a hall, whose games are still to come.
 * The games are read anew once for both.
 */
const moveVendors = async (from: string, vendor: string, to: string): Promise<void> => {
  const gone = await vendorsIn(from);
  await Promise.all([
    givenBrandsIn(testSite.db, to, [vendor]),
    ...gone.map(({ vendor: code }) => givenBrandUnlisted(testSite.db, code)),
  ]);
  await expect.poll(() => vendorsIn(from)).toEqual([]);
  await expect.poll(async () => (await vendorsIn(to)).map((one) => one.vendor)).toContain(vendor);
};

/** By its head. */
const drag = async (page: Page, popup: Locator): Promise<void> => {
  const before = (await popup.boundingBox()) ?? { x: 0, y: 0 };
  const grip = (await popup.getByRole('heading').first().boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(grip.x + 10, grip.y + 10);
  await page.mouse.down();
  await page.mouse.move(grip.x + 60, grip.y + 10, { steps: 3 });
  await page.mouse.up();
  expect(((await popup.boundingBox())?.x ?? 0) - before.x).toBeCloseTo(50, 0);
};

/** Opens the games of the vendor, which are asked for then. */
const openPopup = async (page: Page, vendor: string): Promise<Locator> => {
  const [asked] = await Promise.all([
    page.waitForRequest((request) => request.url().includes('/lgw/games/children')),
    page.getByRole('main').locator('a[aria-haspopup="dialog"]').click(),
  ]);
  expect(new URL(asked.url()).searchParams.get('vassalage')).toBe(vendor);
  const popup = page.getByRole('dialog');
  await popup.locator('a[href*="gameCode"]').first().waitFor();
  return popup;
};

test('SHELL-033 SHELL-039 GAMES-026 GAMES-044 GAMES-045 GAMES-048 LIMITS-006 an area whose vendors are all gone stands in no navigation; the games of a vendor in a popup, which opens one in the frame', async () => {
  const member = await testSite.openMember('hallgoer');
  // Without a game to frame there is home.
  await using visitor = await testSite.visitAs(member, { width: 1440, address: '/game' });
  const { page } = visitor;
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByText(home.why.title).waitFor({ state: 'attached' });
  const entry = (area: string) => page.locator('nav#navigation').getByText(area, { exact: true });
  await entry(categories.SV3).first().waitFor();
  await moveVendors('SV3', 'THIRI', 'LIVE');
  await page.reload();
  await page.getByRole('contentinfo').waitFor();
  await entry(categories.RNG).first().waitFor();
  expect(await entry(categories.SV3).count()).toBe(0);

  await goInside(page, '/live');
  const popup = await openPopup(page, 'THIRI');
  await drag(page, popup);
  const first = popup.locator('a[href*="gameCode"]').first();
  await first.press('i');
  await popup.getByRole('button', { name: game.start }).waitFor();
  await page.keyboard.press('Escape');
  await first.waitFor();
  const [launched] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/launchGame')),
    first.click(),
  ]);
  const { value } = (await launched.json()) as { value: { url: string } };
  await page.waitForURL(/\/game$/);
  expect(await page.locator('main iframe').getAttribute('src')).toBe(value.url);
  await page.getByRole('button', { name: play.back }).click();
  await page.waitForURL(/\/live/);
});
