import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { siteTexts } from '../../test-site.ts';
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

test.each([360, 390, 900, 1440])(
  'the way to the chat covers nothing and pushes nothing at %i pixels, and can be put away and brought back',
  async (width) => {
    await using visitor = await testSite.visit({ width });
    const { page } = visitor;
    const chat = page.getByRole('banner').getByRole('button', { name: shell.supportTitle });
    await page.goto('/');
    await chat.waitFor();
    expect(await coveredBy(page, shell.supportTitle)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.goto('/help');
    const tick = page.getByRole('checkbox', { name: shell.chatButton });
    await tick.uncheck();
    await chat.waitFor({ state: 'detached' });
    await page.goto('/');
    await page.getByRole('contentinfo').waitFor();
    expect(await chat.count()).toBe(0);
    await page.goto('/help');
    await tick.check();
    await chat.waitFor();
  },
);
