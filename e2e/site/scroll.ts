import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** How far down the page is. */
export const scrolledTo = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls as soon as the page is long enough, and comes when it stays there. */
export const scrollTo = async (page: Page, top: number): Promise<void> => {
  const place = () =>
    page.evaluate(async (top) => {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return Math.round(window.scrollY);
    }, top);
  await expect.poll(place).toBe(top);
};
