import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { siteTexts } from '../../test-site.ts';
import { testSite } from './frame-site.ts';

const { home } = siteTexts.en;

test('SHELL-007 SHELL-008 SHELL-009 SHELL-056 SHELL-058 GAMES-031 SHELL-006 SHELL-013 SHELL-014 SHELL-016 SHELL-017 SHELL-080 SHELL-081 SHELL-082 SHELL-083 SHELL-084 SHELL-004 a first visit asks for what it needs, reads what home must say, and chooses among seven languages', async () => {
  await using visitor = await testSite.visit();
  const { page } = visitor;
  const calls: { address: URL; headers: Record<string, string> }[] = [];
  page.on('request', (request) => {
    const address = new URL(request.url());
    if (/^\/(wps|lgw)\//.test(address.pathname)) calls.push({ address, headers: request.headers() });
  });
  await page.goto('/');
  // The last of them, when the page has time.
  const asksForHelp = () => calls.some(({ address }) => address.pathname === '/wps/system/helpCenter');
  await expect.poll(asksForHelp).toBe(true);
  await page.waitForLoadState('networkidle');
  expectFirstCalls(calls, new URL(page.url()).host);
  await expectHome(page);
  await page.getByRole('button', { name: /^EN, / }).click();
  const choices = page.getByRole('banner').locator('button[lang]');
  const offered = await choices.evaluateAll((all) => all.map((one) => one.getAttribute('lang')));
  expect(offered).toEqual(['zh-Hans', 'en', 'vi', 'ja', 'th', 'fil', 'my']);
  await choices.nth(3).click();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ja');
});

/** Every call says the device and the merchant; country and permission are asked for once. */
const expectFirstCalls = (
  calls: readonly { address: URL; headers: Record<string, string> }[],
  host: string,
): void => {
  const askedOf = (path: string) =>
    calls
      .filter(({ address }) => address.pathname === path)
      .map(({ address }) => Object.fromEntries(address.searchParams));
  expect(askedOf('/wps/system/country')).toHaveLength(1);
  expect(askedOf('/wps/system/permission')).toEqual([{ url: host }]);
  expect(askedOf('/wps/announcement')).toEqual([{ platform: 'W', language: 'EN' }]);
  expect(askedOf('/wps/system/helpCenter')).toEqual([{ lang: 'EN', device: 'WEB', titles: '1' }]);
  const hot = {
    merchantCode: 'hintha',
    isPlatform: '2',
    vassalage: '',
    platform: 'html5-desktop',
    language: 'EN',
  };
  expect(askedOf('/lgw/games/hot')).toEqual([hot]);
  for (const { headers } of calls) expect([headers.device, headers.merchant]).toEqual(['WEB', 'hintha']);
};

const expectHome = async (page: Page): Promise<void> => {
  const main = page.getByRole('main');
  for (const text of [home.why.payout, home.why.safe, home.why.everywhere, home.why.service])
    await main.getByText(text, { exact: true }).waitFor({ state: 'attached' });
  await main.getByText(/\b23 languages/).waitFor({ state: 'attached' });
  const foot = page.getByRole('contentinfo');
  await foot.getByText(home.footer.browsers).waitFor();
  await foot
    .getByText(/\b18\b/)
    .first()
    .waitFor();
  await foot.getByText(/© \d{4} /).waitFor();
  for (const licence of ['Malta', 'British Virgin Islands', 'Philippines'])
    await foot.getByText(licence, { exact: true }).waitFor();
  const studios = foot.getByRole('list', { name: home.footer.vendors }).locator('img');
  await expect.poll(() => studios.count()).toBeGreaterThan(9);
};
