import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { siteTexts } from '../../test-site.ts';
import { testSite } from './frame-site.ts';

const { shell } = siteTexts.en;

/** Which links, buttons and fields share a place with the way to the chat, wherever the page is scrolled to. */
const coveredBy = (page: Page, name: string) =>
  page.evaluate(async (name) => {
    const button = document.querySelector(`button[aria-label="${name}"]`);
    const header = button?.closest('header');
    if (!button || !header) return ['it is not in the header'];
    const found: string[] = [];
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(done));
      const own = button.getBoundingClientRect();
      for (const one of header.querySelectorAll('a, button, input')) {
        const box = one.getBoundingClientRect();
        const isApart =
          box.right <= own.left || box.left >= own.right || box.bottom <= own.top || box.top >= own.bottom;
        if (one !== button && !isApart) found.push(one.outerHTML);
      }
      const bounds = header.getBoundingClientRect();
      if (own.top < bounds.top || own.bottom > bounds.bottom) found.push('what is below the header');
    }
    return found;
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
