import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { testSite } from '../frame/frame-site.ts';
import { tiles } from '../tiles.ts';

/** Where each of the first covers stands, to the pixel. */
const placesOf = (covers: Locator): Promise<number[][]> =>
  covers.evaluateAll((all) =>
    all.slice(0, 3).map((cover) => {
      const { x, y, width, height } = cover.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    }),
  );

test.each([360, 390, 1440])(
  'the first covers of the slots come with the page and stand where their list has them, at %i px',
  async (width) => {
    await using visitor = await testSite.visit({ language: 'my', width });
    const { page, complaints } = visitor;
    const ready = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await ready.promise;
      await route.continue();
    });
    await page.goto('/rng', { waitUntil: 'commit' });
    const sent = page.locator('.fp-covers img');
    await sent.first().waitFor();
    const places = await placesOf(sent);
    expect(places).toHaveLength(3);
    ready.resolve();
    await tiles(page).first().waitFor();
    await expect.poll(() => placesOf(tiles(page).locator('img'))).toEqual(places);
    expect(complaints).toEqual([]);
  },
);
