import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { siteTexts } from '../../test-site.ts';
import { goInside } from '../go-inside.ts';
import { testSite } from './frame-site.ts';

const { shell } = siteTexts.en;

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

test('the way to the chat covers nothing and pushes nothing from 360 to 1440 pixels, and can be put away and brought back', async () => {
  await using visitor = await testSite.visit({ width: 360 });
  const { page } = visitor;
  const chat = page.getByRole('banner').getByRole('button', { name: shell.supportTitle });
  await page.goto('/');
  await chat.waitFor();
  for (const width of [360, 390, 900, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const covered = () => coveredBy(page, shell.supportTitle);
    await expect.poll(covered, { message: `${width} px` }).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await goInside(page, '/help');
  const tick = page.getByRole('checkbox', { name: shell.chatButton });
  await tick.uncheck();
  await chat.waitFor({ state: 'detached' });
  await page.goto('/');
  await page.getByRole('contentinfo').waitFor();
  expect(await chat.count()).toBe(0);
  await goInside(page, '/help');
  await tick.check();
  await chat.waitFor();
});
