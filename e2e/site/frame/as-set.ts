import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { operate, switchFlags } from '../../operate.ts';
import { accountTexts, siteTexts } from '../../test-site.ts';
import { goInside } from '../go-inside.ts';
import { testSite } from './frame-site.ts';

const { home, shell } = siteTexts.en;

const set = (setting: string, value: unknown): Promise<string> =>
  operate(testSite.databaseUrl, 'setting', setting, JSON.stringify(value));

const SETTING = { customerService: 'support.customerService', resources: 'site.resources' } as const;

/** Sets something of the site; comes when the operator tells it so. */
const setSite = async (name: 'customerService' | 'resources', value: readonly object[]): Promise<void> => {
  await set(SETTING[name], value);
  const routes = async () => (await fetch(testSite.url('/system/domainRoute'))).json();
  await expect.poll(async () => (await routes()).value[name]).toEqual(value);
};

/** A page is served under the policy that is known when it is asked for. */
const untilAllowed = (source: string): Promise<void> => {
  const policy = async () => (await fetch(testSite.operatorUrl)).headers.get('content-security-policy') ?? '';
  return expect.poll(policy).toContain(source);
};

const CHAT = { csType: 'LIVECHAT', title: 'Live chat', path: '/chat' };
const MESSENGER = { csType: 'TELEGRAM', title: 'Telegram', path: 'https://t.example/hintha' };

const linksOf = (place: Locator) => () =>
  place.getByRole('link').evaluateAll((all) =>
    all.map((one) => ({
      title: one.textContent,
      path: one.getAttribute('href'),
      icons: one.querySelectorAll('svg').length,
    })),
  );

const asLinks = (...services: (typeof CHAT)[]) =>
  services.map(({ title, path }) => ({ title, path, icons: 1 }));

/** Everything of the page's edges is there, and what the operator had to say of its services has come. */
const openHome = async (page: Page): Promise<void> => {
  const reported = page.waitForResponse((reply) => reply.url().endsWith('/wps/system/domainRoute'));
  await page.goto('/');
  await (await reported).finished();
  await page.getByRole('contentinfo').getByText(home.footer.browsers).waitFor();
  await page.locator('nav#navigation').waitFor();
};

const themeOf = (page: Page): Promise<string | null> => page.locator('html').getAttribute('data-theme');

test('SHELL-064 SHELL-065 SHELL-067 SHELL-079 SHELL-085 SHELL-096 SHELL-100 SHELL-101 CONTENT-004 LIMITS-007 what the operator sets is there at the next load: registration, services at the edges, the tag that counts, the code of the app and the fastest address; the theme is what the visitor chose, and dark when it cannot be', async () => {
  await using visitor = await testSite.visit({ width: 1440 });
  const { page, complaints } = visitor;
  const places = [
    page.getByRole('contentinfo').getByRole('list', { name: home.footer.contact }),
    page.locator('nav#navigation').getByRole('region', { name: shell.supportTitle }),
  ];
  const expectServices = async (...services: (typeof CHAT)[]) => {
    for (const place of places) await expect.poll(linksOf(place)).toEqual(asLinks(...services));
  };
  const bar = page.getByRole('banner');
  const register = bar.getByRole('button', { name: shell.register });
  const counted = await answerTag(page);

  await openHome(page);
  for (const place of places) expect(await place.count()).toBe(0);
  expect(await register.count()).toBe(1);
  await page.getByRole('heading', { name: home.winners.title }).waitFor({ state: 'attached' });
  expect([await themeOf(page), counted]).toEqual(['dark', []]);
  await bar.getByRole('button', { name: shell.themeToLight }).click();
  await bar.getByRole('button', { name: shell.themeToDark }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');

  await Promise.all([
    switchFlags(testSite, { DIRECTREG3: false }),
    setSite('customerService', [CHAT]),
    set('site.gtagId', 'G-HINTHA1'),
    untilAllowed('https://www.googletagmanager.com'),
  ]);
  await openHome(page);
  await expectServices(CHAT);
  await bar.getByRole('button', { name: shell.login }).waitFor();
  await expect.poll(() => register.count()).toBe(0);
  await expect.poll(() => counted).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-HINTHA1']);
  expect(await themeOf(page)).toBe('light');
  expect(complaints).toEqual([]);

  await Promise.all([
    switchFlags(testSite, { DIRECTREG3: true }),
    setSite('customerService', [CHAT, MESSENGER]),
    setSite('resources', [{ resourceType: 'IOS', url: '/down', qrCodeUrl: '' }]),
    setAddresses(page),
  ]);
  await page.evaluate(() => localStorage.setItem('theme', 'purple'));
  const asked = noteRoutes(page);
  await openHome(page);
  await expectServices(CHAT, MESSENGER);
  expect([await themeOf(page), await register.count()]).toEqual(['dark', 1]);
  await goInside(page, '/join');
  await page.getByRole('main').getByRole('link', { name: MESSENGER.title }).waitFor();
  await goInside(page, '/down');
  await expectCode(page);
  await expectFastestFirst(page);
  expect(asked).toEqual(['/wps/system/domainRoute']);
});

/** What is asked for of those who count visits. */
const answerTag = async (page: Page): Promise<string[]> => {
  const asked: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return asked;
};

const noteRoutes = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/wps/system/domainRoute') asked.push(pathname + search);
  });
  return asked;
};

const expectCode = async (page: Page): Promise<void> => {
  const code = page.getByRole('main').getByRole('img', { name: 'Code: ' }).first();
  await code.locator('image').waitFor();
  const drawn = await code.evaluate((svg) => {
    const { width, height } = svg.getBoundingClientRect();
    const dark = svg.querySelector('path') as SVGPathElement;
    const { a: scale, e: left, f: top } = (dark.transform.baseVal.consolidate() as SVGTransform).matrix;
    const boxes = [...svg.querySelectorAll<SVGGraphicsElement>('rect, image')].map((part) => part.getBBox());
    return {
      size: [width, height],
      dark: [left, top, Math.round(scale * dark.getBBox().width)],
      boxes: boxes.map((box) => [box.x, box.y, box.width, box.height]),
      inks: [...svg.querySelectorAll('rect, path')].map((part) => getComputedStyle(part).fill),
    };
  });
  const logo = [80, 80, 40, 40];
  const [black, white] = ['rgb(0, 0, 0)', 'rgb(255, 255, 255)'];
  expect(drawn).toEqual({
    size: [200, 200],
    dark: [20, 20, 160],
    boxes: [[0, 0, 200, 200], logo, logo],
    inks: [white, black, white],
  });
};

/** What an address on the other side of the world takes, and any of these does not. */
const SLOW_MS = 1_000;

const setAddresses = async (page: Page): Promise<void> => {
  await set('site.domainList', ['127.0.0.1', 'slow.example', 'silent.example', 'swift.example']);
  await untilAllowed('https://swift.example');
  await page.route('https://silent.example/**', (route) => route.abort());
  await page.route('https://swift.example/**', (route) => route.fulfill({ json: {} }));
  await page.route('https://slow.example/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    await route.fulfill({ json: {} });
  });
};

/** The other addresses are measured. */
const expectFastestFirst = async (page: Page): Promise<void> => {
  const { addresses, silent, speed } = accountTexts.en.content;
  const list = page.getByRole('region', { name: addresses }).getByRole('listitem');
  const ms = speed.replace('{{count}}', String.raw`\d+`);
  await expect
    .poll(async () => (await list.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ')))
    .toEqual([
      expect.stringMatching(`^swift.example ${ms}$`),
      expect.stringMatching(`^slow.example ${ms}$`),
      `silent.example ${silent}`,
    ]);
};
