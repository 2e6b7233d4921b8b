import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openVisitor, shareBrowser, type Visitor } from '../../browser.ts';
import { siteTexts } from '../../test-site.ts';
import { testSite } from '../frame/frame-site.ts';
import { goInside } from '../go-inside.ts';
import { tiles } from '../tiles.ts';
import { openLanguages, turnLanguage } from './languages.ts';

const { en, my } = siteTexts;

test('SHELL-003 SHELL-051 SHELL-066 SHELL-007 SHELL-008 SHELL-009 SHELL-056 SHELL-058 GAMES-031 SHELL-002 SHELL-004 SHELL-006 SHELL-013 SHELL-014 SHELL-016 SHELL-017 SHELL-080 SHELL-081 SHELL-082 SHELL-083 SHELL-084 SHELL-047 SHELL-048 SHELL-049 SHELL-050 a first visit is in Burmese, asks for what it needs, reads what home must say and the counter that is the same to everybody, and turns every text to English and Chinese', async () => {
  await using visitor = await openVisitor(await shareBrowser('text'), testSite.operatorUrl);
  const { page, complaints } = visitor;
  const calls = noteHeaders(page);
  await page.goto('/');
  await page.getByRole('heading', { name: my.home.hot.title }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('my');
  await expectRegions(page);
  // The last of them, when the page has time.
  const asksForHelp = () => calls.some(({ address }) => address.pathname === '/wps/system/helpCenter');
  await expect.poll(asksForHelp).toBe(true);
  await page.waitForLoadState('networkidle');
  expectFirstCalls(calls, new URL(page.url()).host);

  await expectLanguages();
  await turnLanguage(page, 'my', 'zh');
  await turnLanguage(page, 'zh', 'en');
  await expectHome(page);
  await expectCounter(visitor);
  await goInside(page, '/rng?page=all');
  await tiles(page).first().waitFor();
  expect(await page.getByText(en.home.jackpot.disclosure).count()).toBe(0);
  await turnLanguage(page, 'en', 'my');
  await chooseAmongSeven(page);
  expect(complaints).toEqual([]);
});

const expectRegions = async (page: Page): Promise<void> => {
  for (const region of ['banner', 'main', 'contentinfo'] as const) {
    await page.getByRole(region).first().waitFor();
  }
  await page.getByRole('navigation', { name: my.shell.navigation }).waitFor();
  expect(await page.getByRole('banner').locator('time').innerText()).toMatch(/^\d\d:\d\d:\d\d/);
};

interface Call {
  address: URL;
  headers: Record<string, string>;
}

const noteHeaders = (page: Page): Call[] => {
  const calls: Call[] = [];
  page.on('request', (request) => {
    const address = new URL(request.url());
    // A stream, which comes when the page has time, has no headers of its own.
    if (request.resourceType() === 'eventsource') return;
    if (/^\/(wps|lgw)\//.test(address.pathname)) calls.push({ address, headers: request.headers() });
  });
  return calls;
};

/** Every call says the device and the merchant; country and permission are asked for once, and no member is. */
const expectFirstCalls = (calls: readonly Call[], host: string): void => {
  const askedOf = (path: string) =>
    calls
      .filter(({ address }) => address.pathname === path)
      .map(({ address }) => Object.fromEntries(address.searchParams));
  expect(askedOf('/wps/system/country')).toHaveLength(1);
  expect(askedOf('/wps/system/permission')).toEqual([{ url: host }]);
  expect(askedOf('/wps/announcement')).toEqual([{ platform: 'W', language: 'MY' }]);
  expect(askedOf('/wps/system/helpCenter')).toEqual([{ lang: 'MY', device: 'WEB', titles: '1' }]);
  expect(askedOf('/wps/member/info')).toEqual([]);
  const hot = {
    merchantCode: 'hintha',
    isPlatform: '2',
    vassalage: '',
    platform: 'html5-desktop',
    language: 'MY',
  };
  expect(askedOf('/lgw/games/hot')).toEqual([hot]);
  for (const { headers } of calls) expect([headers.device, headers.merchant]).toEqual(['WEB', 'hintha']);
};

const readValue = async (address: string): Promise<unknown> => {
  const { value } = (await (await fetch(address)).json()) as { value: unknown };
  return value;
};

const expectLanguages = async (): Promise<void> => {
  const supportLanguages = expect.toSatisfy(
    (languages: string[]) => languages.toSorted().join(' ') === 'CN EN MY',
  );
  expect(await readValue(testSite.url('/system/permission'))).toMatchObject({
    whitelabel: { supportLanguages },
  });
};

const expectHome = async (page: Page): Promise<void> => {
  const { home } = en;
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

interface Ticker {
  startHundredths: number;
  stepHundredths: number;
  everyMs: number;
  epoch: number;
}

/** The counter shows the amount its function gives, the same to everybody at the same instant, and that it is no prize. */
const expectCounter = async ({ page, context }: Visitor): Promise<void> => {
  await page.getByText(en.home.jackpot.disclosure).waitFor();
  const { ticker, serverTime } = (await readValue(testSite.url('/system/status'))) as {
    ticker: Ticker;
    serverTime: number;
  };
  const steps = Math.floor((serverTime - ticker.epoch) / ticker.everyMs);
  const amount = (n: number) =>
    ((ticker.startHundredths + ticker.stepHundredths * n) / 100).toLocaleString('en-US', {
      minimumFractionDigits: 2,
    });
  const wanted = Array.from({ length: 30 }, (_, back) => amount(steps + 4 - back));
  const counterOf = (one: Page) => one.getByRole('img', { name: /Ks/ }).first();
  const label = await counterOf(page).getAttribute('aria-label');
  expect(wanted.some((text) => label?.includes(text))).toBe(true);

  // Where motion is unwelcome the counter stands.
  const other = await context.newPage();
  const pages = [page, other];
  for (const one of pages) await one.emulateMedia({ reducedMotion: 'no-preference' });
  await other.goto('/');
  const amounts = async () => {
    const [first = '', second] = await Promise.all(pages.map((one) => counterOf(one).innerText()));
    return /\d/.test(first) && first === second;
  };
  await expect.poll(amounts).toBe(true);
  await other.close();
  await page.emulateMedia({ reducedMotion: 'reduce' });
};

const chooseAmongSeven = async (page: Page): Promise<void> => {
  await openLanguages(page, 'my');
  const choices = page.getByRole('banner').locator('button[lang]');
  const offered = await choices.evaluateAll((all) => all.map((one) => one.getAttribute('lang')));
  expect(offered).toEqual(['zh-Hans', 'en', 'vi', 'ja', 'th', 'fil', 'my']);
  await choices.nth(3).click();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ja');
};
