import type { Page } from 'playwright-core';
import { openTestSite } from '../test-site.ts';

/** The operator whose own lotteries, sports and fights are bet on. */
export const testSite = openTestSite();

/** Whether nothing of the page is reached by scrolling it sideways. */
export const isNarrow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

/** The page, the game that its address names, and the keys behind the question mark. */
export const askedGame = (page: Page): string[] => {
  const { pathname, searchParams } = new URL(page.url());
  return [pathname, searchParams.get('gameCode') ?? '', [...searchParams.keys()].join()];
};
