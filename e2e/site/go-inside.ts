import type { Page } from 'playwright-core';

/** Goes to a path as the buttons of the browser do, without loading the page anew. */
export const goInside = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
