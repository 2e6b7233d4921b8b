import type { Locator, Page } from 'playwright-core';

/** The games that are drawn on the page. */
export const tiles = (page: Page): Locator => page.locator('main li[aria-posinset]');

/** The calls of a path that the page makes from now on, as their queries. */
export const noteCalls = (page: Page, path: string): URLSearchParams[] => {
  const calls: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === path) calls.push(searchParams);
  });
  return calls;
};

export const namesOf = (page: Page): Promise<string[]> =>
  tiles(page).evaluateAll((cards) =>
    cards.map((card) => card.querySelector('a')?.getAttribute('href') ?? ''),
  );

export const hrefsToCodes = (hrefs: readonly string[]): string[] =>
  hrefs.map((href) => new URLSearchParams(href.split('?')[1]).get('gameCode') ?? '');

/** A group of buttons of the lobby, by its name. */
export const group = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });
/** What of them is chosen. */
export const pressed = (within: Locator): Promise<string[]> =>
  within.locator('[aria-pressed="true"]').allInnerTexts();
