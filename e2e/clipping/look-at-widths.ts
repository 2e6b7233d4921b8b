import type { Page } from 'playwright-core';
import { findClipped } from './find-clipped.ts';

export const WIDTHS = [360, 390, 768, 1024, 1280, 1440];

/** What cannot be read of what a page shows, at every width; the widest comes last. */
export const lookAtWidths = async (page: Page, what: string): Promise<string[]> => {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() =>
      new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame)),
    );
    const clipped = await page.evaluate(findClipped);
    found.push(...clipped.map((one) => `${width} ${what}: ${one}`));
  }
  return found;
};
