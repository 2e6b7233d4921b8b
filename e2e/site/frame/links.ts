import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../../tools/settings.ts';
import { untilGamesAreListed } from '../../games-listed.ts';
import { accountTexts, siteTexts } from '../../test-site.ts';
import { operate } from '../../operate.ts';
import { goInside } from '../go-inside.ts';
import { testSite } from './frame-site.ts';

const { shell, home, categories } = siteTexts.en;

beforeAll(() => untilGamesAreListed(testSite.operatorUrl), 180_000);

const SETTING = { customerService: 'support.customerService', resources: 'site.resources' } as const;

/** Sets something of the site; comes when the operator tells it so. */
const setSite = async (name: 'customerService' | 'resources', value: readonly object[]): Promise<void> => {
  await operate(testSite.databaseUrl, 'setting', SETTING[name], JSON.stringify(value));
  const routes = async () => (await fetch(testSite.url('/system/domainRoute'))).json();
  await expect.poll(async () => (await routes()).value[name]).toEqual(value);
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

const asLink = ({ title, path }: typeof CHAT) => ({ title, path, icons: 1 });

/** Everything of the page's edges is there, and what the operator had to say of its services has come. */
const openHome = async (page: Page): Promise<void> => {
  const reported = page.waitForResponse((reply) => reply.url().endsWith('/wps/system/domainRoute'));
  await page.goto('/');
  await (await reported).finished();
  await page.getByRole('contentinfo').getByText(home.footer.browsers).waitFor();
  await page.locator('nav#navigation').waitFor();
};

test('SHELL-079 SHELL-085 SHELL-101 LIMITS-007 the services and the code of the app stand at the edges, read by one call', async () => {
  await using visitor = await testSite.visit({ width: 1440 });
  const { page } = visitor;
  const foot = page.getByRole('contentinfo').getByRole('list', { name: home.footer.contact });
  const side = page.locator('nav#navigation').getByRole('region', { name: shell.supportTitle });
  await openHome(page);
  expect([await foot.count(), await side.count()]).toEqual([0, 0]);

  await setSite('customerService', [CHAT]);
  await openHome(page);
  await expect.poll(linksOf(foot)).toEqual([asLink(CHAT)]);
  expect(await linksOf(side)()).toEqual([asLink(CHAT)]);

  await setSite('customerService', [CHAT, MESSENGER]);
  await setSite('resources', [{ resourceType: 'IOS', url: '/down', qrCodeUrl: '' }]);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/wps/system/domainRoute') asked.push(pathname + search);
  });
  await openHome(page);
  await expect.poll(linksOf(side)).toEqual([asLink(CHAT), asLink(MESSENGER)]);
  expect(await linksOf(foot)()).toEqual([asLink(CHAT), asLink(MESSENGER)]);
  await goInside(page, '/join');
  await page.getByRole('main').getByRole('link', { name: MESSENGER.title }).waitFor();
  await goInside(page, '/down');
  const code = page.getByRole('main').getByRole('img', { name: 'Code: ' }).first();
  await code.locator('image').waitFor();
  expect(asked).toEqual(['/wps/system/domainRoute']);

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
});

test('SHELL-076 SHELL-077 the navigation at the foot of a phone has home, every kind of game with eleven of its vendors at most, and the promotions', async () => {
  const menus = (await (await fetch(`${testSite.operatorUrl}/lgw/games/game_menus`)).json()) as {
    value: { gameCategory: keyof typeof categories; vendors: unknown[] }[];
  };
  const kinds = menus.value.map(({ gameCategory }) => categories[gameCategory]);
  expect(kinds.length).toBeGreaterThan(5);
  const slots = menus.value.find(({ gameCategory }) => gameCategory === 'RNG');
  expect(slots?.vendors.length).toBeGreaterThan(11);
  await using visitor = await testSite.visit({ width: 390, height: 844 });
  const { page } = visitor;
  await page.goto('/');
  const bar = page.locator('nav#bottom-bar');
  const [first, second] = [bar.locator('> *').nth(0), bar.locator('> *').nth(1)];
  expect([await first.innerText(), await second.innerText()]).toEqual([shell.home, shell.games]);
  await second.click();
  const sheet = page.getByRole('dialog', { name: shell.games });
  const items = sheet.locator('summary, a[href="/promotions"]');
  await expect
    // A kind that is not open yet says so below its name.
    .poll(async () => (await items.allInnerTexts()).map((text) => text.trim().split('\n')[0]))
    .toEqual([...kinds, shell.promotions]);
  const vendorsOf = sheet
    .locator('details')
    .filter({ hasText: shell.allOf.replace('{{category}}', categories.RNG) });
  expect(await vendorsOf.locator('a[href*="vassalage="]').count()).toBe(11);

  await sheet.getByRole('link', { name: shell.promotions }).click();
  await page.waitForURL(/\/promotions$/);
  await first.click();
  await page.waitForURL((url) => url.pathname === '/');
});

/** The page groups in an order in which none is part of one before it: its file, and where it is shown. */
const GROUPS = [
  ['home', '/'],
  ['lobby', '/rng'],
  ['live', '/live'],
  ['lottery', '/lottery'],
  ['promo-detail', '/promoDetail'],
  ['promo-page', '/promotions'],
  ['points', '/pointMall'],
  ['download', '/down'],
  ['join', '/join'],
  ['sports', '/fbsports'],
  ['play', '/seamless'],
  ['by-iframe', '/game'],
] as const;

const groupOf = (file: string): string | undefined => {
  const [, name] = /^([a-z-]+)-[\w-]{8}\.js$/.exec(file) ?? [];
  return GROUPS.find(([group]) => group === name)?.[0];
};

test('SHELL-035 each page group is a file of its own, which comes when it is first shown', async () => {
  const groups = GROUPS.map(([group]) => group);
  const built = readdirSync(join(ROOT, 'apps/web/dist/assets')).flatMap((file) => groupOf(file) ?? []);
  expect(built.toSorted()).toEqual(groups.toSorted());

  await using visitor = await testSite.visit({ width: 1440 });
  const { page } = visitor;
  const come: string[] = [];
  page.on('request', (request) => {
    const group = groupOf(request.url().split('/').at(-1) ?? '');
    if (group !== undefined) come.push(group);
  });
  await page.goto('/');
  await page.getByRole('contentinfo').getByText(home.footer.browsers).waitFor();
  for (const [index, [, path]] of GROUPS.entries()) {
    if (index > 0) await goInside(page, path);
    await expect.poll(() => come).toEqual(groups.slice(0, index + 1));
  }
});

test('CONTENT-004 visits are counted by the operator’s tag alone, and home shows who has won', async () => {
  const asked: string[] = [];
  const open = async () => {
    const visitor = await testSite.visit({ width: 1440 });
    await visitor.context.route('https://www.googletagmanager.com/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    await visitor.page.goto('/');
    await visitor.page.getByRole('heading', { name: home.winners.title }).waitFor({ state: 'attached' });
    return visitor;
  };
  {
    await using before = await open();
    expect(before.complaints).toEqual([]);
  }
  expect(asked).toEqual([]);
  await operate(testSite.databaseUrl, 'setting', 'site.gtagId', '"G-HINTHA1"');
  // A page is served under the policy that was known when it was asked for.
  const policy = async () => (await fetch(testSite.operatorUrl)).headers.get('content-security-policy') ?? '';
  await expect.poll(policy).toContain('https://www.googletagmanager.com');
  await using after = await open();
  await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-HINTHA1']);
  expect(after.complaints).toEqual([]);
});

/** What an address on the other side of the world takes, and any of these does not. */
const SLOW_MS = 1_000;

test('SHELL-096 SHELL-100 the other addresses of the site are measured, and the fastest comes first', async () => {
  const domains = ['127.0.0.1', 'slow.example', 'silent.example', 'swift.example'];
  await operate(testSite.databaseUrl, 'setting', 'site.domainList', JSON.stringify(domains));
  const readPolicy = async () => (await fetch(testSite.operatorUrl)).headers.get('content-security-policy');
  await expect.poll(readPolicy).toContain('https://swift.example');
  await using visitor = await testSite.visit({ width: 360 });
  const { page, context } = visitor;
  await context.route('https://silent.example/**', (route) => route.abort());
  await context.route('https://swift.example/**', (route) => route.fulfill({ json: {} }));
  await context.route('https://slow.example/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    await route.fulfill({ json: {} });
  });
  const { addresses, silent, speed } = accountTexts.en.content;
  await page.goto('/down');
  const list = page.getByRole('region', { name: addresses }).getByRole('listitem');
  const ms = speed.replace('{{count}}', String.raw`\d+`);
  await expect
    .poll(async () => (await list.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ')))
    .toEqual([
      expect.stringMatching(`^swift.example ${ms}$`),
      expect.stringMatching(`^slow.example ${ms}$`),
      `silent.example ${silent}`,
    ]);
});
