import { expect, test } from 'vitest';
import { givenFirstVisitByBrowser } from '../../../tools/scenario/index.ts';
import { shareBrowser } from '../../browser.ts';
import { testSite } from '../frame/frame-site.ts';

test('where the operator wants it, a first visit is in the language and the colours of its browser', async () => {
  const { db, operatorUrl } = testSite;
  await givenFirstVisitByBrowser(db, true);
  // What is known of settings is asked anew after a second.
  const cookie = async () => (await fetch(operatorUrl)).headers.get('set-cookie') ?? '';
  await expect.poll(cookie).toContain('first-visit');
  const pages = await shareBrowser('text');
  await using context = await pages.newContext({
    baseURL: operatorUrl,
    locale: 'th-TH',
    colorScheme: 'light',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto('/join');
  const root = page.locator('html');
  expect(await root.getAttribute('lang')).toBe('th');
  expect(await root.getAttribute('data-theme')).toBe('light');
  await givenFirstVisitByBrowser(db, false);
});
