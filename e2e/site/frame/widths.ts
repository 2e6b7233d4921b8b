import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { auditThemes } from '../../audit-page.ts';
import { siteTexts } from '../../test-site.ts';
import { goInside } from '../go-inside.ts';
import { tiles } from '../tiles.ts';
import { testSite } from './frame-site.ts';

const { shell } = siteTexts.my;

// Every page is judged in every look by `npm run wcag` and `npm run clipping`; the forms of access are judged where they
// are filled in. Burmese has the longest words.
test('in Burmese home and the slots keep WCAG 2.2 AA in both themes, nothing is wider than its window from 320 to 1440 px, and the way to the chat covers nothing and can be put away and brought back', async () => {
  await using visitor = await testSite.visit({ language: 'my', width: 390 });
  const { page } = visitor;
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(await auditThemes(page)).toEqual([]);
  for (const width of [390, 1440, 900, 360]) {
    await expectFits(page, width);
    await expectCoversNothing(page, width);
  }
  await expectFits(page, 320);
  for (const path of ['/register', '/login']) {
    await goInside(page, path);
    const title = path === '/login' ? siteTexts.my.access.login.title : siteTexts.my.access.register.title;
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.locator('form').waitFor();
    await expectFits(page, 320);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  await expectSlotsFit(page);
  await expectPutAway(page);
});

const expectFits = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(() =>
    new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame)),
  );
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect({ at: page.url(), width, wider: Math.max(0, wider) }).toEqual({ at: page.url(), width, wider: 0 });
};

/** What is around the list was looked at already. */
const expectSlotsFit = async (page: Page): Promise<void> => {
  await goInside(page, '/rng');
  await tiles(page).first().waitFor();
  for (const width of [320, 1440, 390]) await expectFits(page, width);
  expect(await auditThemes(page, 'main')).toEqual([]);
};

/** Which links, buttons and fields share a place with the way to the chat, and whether it is in the header at all. */
const coveredBy = (page: Page, name: string) =>
  page.evaluate((name) => {
    const button = document.querySelector(`header button[aria-label="${name}"]`);
    const own = button?.getBoundingClientRect();
    if (own === undefined) return ['it is not in the header'];
    const meets = (one: Element): boolean => {
      const box = one.getBoundingClientRect();
      const isBeside = box.right <= own.left || box.left >= own.right;
      return one !== button && !isBeside && box.bottom > own.top && box.top < own.bottom;
    };
    return [...document.querySelectorAll('a, button, input')].filter(meets).map((one) => one.outerHTML);
  }, name);

const expectCoversNothing = async (page: Page, width: number): Promise<void> => {
  await expect.poll(() => coveredBy(page, shell.supportTitle), { message: `${width} px` }).toEqual([]);
};

/** Where it is not wanted it stays away, also when the page is loaded anew. */
const expectPutAway = async (page: Page): Promise<void> => {
  const chat = page.getByRole('banner').getByRole('button', { name: shell.supportTitle });
  const tick = page.getByRole('checkbox', { name: shell.chatButton });
  await goInside(page, '/help');
  await tick.uncheck();
  await chat.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('contentinfo').waitFor();
  expect(await chat.count()).toBe(0);
  await tick.check();
  await chat.waitFor();
};
