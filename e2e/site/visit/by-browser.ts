import { expect, test } from 'vitest';
import { givenFirstVisitByBrowser } from '../../../tools/scenario/index.ts';
import { shareBrowser } from '../../browser.ts';
import { testSite } from '../frame/frame-site.ts';

test('where the operator wants it, a first visit is in the language and the colours of its browser', async () => {
  const { db, operatorUrl } = testSite;
  await givenFirstVisitByBrowser(db, true);
  const pages = await shareBrowser('text');
  const context = await pages.newContext({
    baseURL: operatorUrl,
    locale: 'th-TH',
    colorScheme: 'light',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const root = page.locator('html');
  // What is known of settings is asked anew after a second.
  await expect
    .poll(async () => {
      await context.clearCookies();
      await page.goto('/');
      return (await context.cookies()).map(({ name }) => name);
    })
    .toContain('first-visit');
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  expect(await root.getAttribute('lang')).toBe('th');
  expect(await root.getAttribute('data-theme')).toBe('light');
  await givenFirstVisitByBrowser(db, false);
  await context.close();
});
