import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../tools/settings.ts';
import { untilGamesAreListed } from '../games-listed.ts';
import { openHouse, PATIENCE, siteTexts } from '../house.ts';
import { operate } from '../operate.ts';

const house = openHouse({ games: false });
const { shell, home, lobby, play, categories } = siteTexts.EN;

beforeAll(() => untilGamesAreListed(house.operatorUrl), 180_000);

/** Sets something of the site; comes when the house tells it so. */
const setSite = async (name: 'customerService' | 'resources', value: readonly object[]): Promise<void> => {
  await operate(house.databaseUrl, 'setting', name, JSON.stringify(value));
  const routes = async () => (await fetch(house.url('/system/domainRoute'))).json();
  await expect.poll(async () => (await routes()).value[name], PATIENCE).toEqual(value);
};

const CHAT = { csType: 'LIVECHAT', title: 'Live chat', path: '/chat' };
const MESSENGER = { csType: 'TELEGRAM', title: 'Telegram', path: 'https://t.example/hintha' };

/** Goes to a path as the buttons of the browser do, without loading the page anew. */
const goInside = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const linksOf = (place: Locator) => () =>
  place.getByRole('link').evaluateAll((all) =>
    all.map((one) => ({
      title: one.textContent,
      path: one.getAttribute('href'),
      icons: one.querySelectorAll('svg').length,
    })),
  );

const asLink = ({ title, path }: typeof CHAT) => ({ title, path, icons: 1 });

/** Everything of the page's edges is there, and what the house had to say of its services has come. */
const openHome = async (page: Page): Promise<void> => {
  const told = page.waitForResponse((reply) => reply.url().endsWith('/wps/system/domainRoute'));
  await page.goto('/');
  await (await told).finished();
  await page.getByRole('contentinfo').getByText(home.footer.browsers).waitFor();
  await page.locator('nav#navigation').waitFor();
};

test('SHELL-079 SHELL-085 SHELL-101 LIMITS-007 the services and the code of the app stand at the edges, read by one call', async () => {
  await using visitor = await house.visit({ width: 1440 });
  const { page } = visitor;
  const foot = page.getByRole('contentinfo').getByRole('list', { name: home.footer.contact });
  const side = page.locator('nav#navigation').getByRole('region', { name: shell.supportTitle });
  await openHome(page);
  expect([await foot.count(), await side.count()]).toEqual([0, 0]);

  await setSite('customerService', [CHAT]);
  await openHome(page);
  await expect.poll(linksOf(foot), PATIENCE).toEqual([asLink(CHAT)]);
  expect(await linksOf(side)()).toEqual([asLink(CHAT)]);

  await setSite('customerService', [CHAT, MESSENGER]);
  await setSite('resources', [{ resourceType: 'IOS', url: '/down', qrCodeUrl: '' }]);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/wps/system/domainRoute') asked.push(pathname + search);
  });
  await openHome(page);
  await expect.poll(linksOf(side), PATIENCE).toEqual([asLink(CHAT), asLink(MESSENGER)]);
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

test('SHELL-076 the navigation at the foot of a phone has home, every kind of game, and the promotions', async () => {
  const menus = (await (await fetch(`${house.operatorUrl}/lgw/games/game_menus`)).json()) as {
    value: { gameCategory: keyof typeof categories }[];
  };
  const kinds = menus.value.map(({ gameCategory }) => categories[gameCategory]);
  expect(kinds.length).toBeGreaterThan(5);
  await using visitor = await house.visit({ width: 390, height: 844 });
  const { page } = visitor;
  await page.goto('/');
  const bar = page.locator('nav#bottom-bar');
  const [first, second] = [bar.locator('> *').nth(0), bar.locator('> *').nth(1)];
  expect([await first.innerText(), await second.innerText()]).toEqual([shell.home, shell.games]);
  await second.click();
  const sheet = page.getByRole('dialog', { name: shell.games });
  const items = sheet.locator('summary, a[href="/promotions"]');
  await expect
    .poll(async () => (await items.allInnerTexts()).map((text) => text.trim()), PATIENCE)
    .toEqual([...kinds, shell.promotions]);
  await sheet.getByRole('link', { name: shell.promotions }).click();
  await page.waitForURL(/\/promotions$/);
  await first.click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('SHELL-028 GAMES-018 a game fills the page under the header, with the way back, its name, the balance and the full screen', async () => {
  const member = await house.openMember('player');
  await house.credit('player', '1234.00');
  await using visitor = await house.visitAs(member);
  const { page } = visitor;
  // Until then nobody hears where the browser goes.
  await page.getByText(home.why.title).waitFor({ state: 'attached' });
  await goInside(page, '/rng?page=all');
  const hint = await page.getByLabel(lobby.minBet).getAttribute('title');
  expect(hint).toMatch(/\bminimum bet of 1 yuan and 25 lines\b/);
  const tile = page.locator('main li[aria-posinset] a').first();
  const name = (await tile.locator('[class*=name]').first().innerText()).trim();
  const [launched] = await Promise.all([
    page.waitForResponse((reply) => reply.url().endsWith('/wps/game/launchGame')),
    tile.click(),
  ]);
  await page.waitForURL((url) => url.pathname === '/seamless');
  const { value } = (await launched.json()) as { value: { url: string; name: string } };
  expect(value.name).toBe(name);
  const frame = page.locator('main iframe[data-loaded]');
  await frame.waitFor();
  expect(await frame.getAttribute('src')).toBe(value.url);

  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name }).waitFor();
  await main.getByText('1,234', { exact: false }).first().waitFor();
  const head = (await page.getByRole('banner').boundingBox()) ?? { y: 0, height: 0 };
  const back = main.getByRole('button', { name: play.back });
  const strip = await back.evaluate((one) => one.parentElement?.getBoundingClientRect().toJSON());
  expect(strip).toMatchObject({ x: 0, y: head.y + head.height, width: 1100 });
  expect(await frame.boundingBox()).toEqual({
    x: 0,
    y: strip.bottom,
    width: 1100,
    height: 800 - strip.bottom,
  });

  const isFull = () => page.evaluate(() => document.fullscreenElement?.querySelector('iframe') !== undefined);
  expect(await isFull()).toBe(false);
  await main.getByRole('button', { name: play.fullScreen }).click();
  await expect.poll(isFull, PATIENCE).toBe(true);
  // By the keyboard: where things lie on a screen that just grew, the browser tells a pointer a moment late.
  await page.getByRole('button', { name: play.leaveFullScreen }).press('Enter');
  await expect.poll(isFull, PATIENCE).toBe(false);
  await back.press('Enter');
  const address = () => page.url().slice(house.operatorUrl.length);
  await expect.poll(address, PATIENCE).toBe('/rng?page=all');
});

/** The page groups in an order in which none is part of one before it: its file, and where it is shown. */
const GROUPS = [
  ['home', '/'],
  ['lobby', '/rng'],
  ['live', '/live'],
  ['lottery', '/lottery'],
  ['promo-detail', '/promoDetail'],
  ['promo-page', '/promotions'],
  ['point-mall', '/pointMall'],
  ['download', '/down'],
  ['join', '/join'],
  ['fb-sports', '/fbsports'],
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

  await using visitor = await house.visit({ width: 1440 });
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
    await expect.poll(() => come, PATIENCE).toEqual(groups.slice(0, index + 1));
  }
});

test('CONTENT-004 visits are counted by the operator’s tag alone, and home shows who has won', async () => {
  const asked: string[] = [];
  const open = async () => {
    const visitor = await house.visit({ width: 1440 });
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
  await operate(house.databaseUrl, 'setting', 'gtagId', '"G-HINTHA1"');
  // A page is served under the policy that was known when it was asked for.
  const policy = async () => (await fetch(house.operatorUrl)).headers.get('content-security-policy') ?? '';
  await expect.poll(policy, PATIENCE).toContain('https://www.googletagmanager.com');
  await using after = await open();
  await expect.poll(() => asked, PATIENCE).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-HINTHA1']);
  expect(after.complaints).toEqual([]);
});
