import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ROOT } from '../../../tools/settings.ts';
import { siteTexts } from '../../test-site.ts';
import { goInside } from '../go-inside.ts';
import { testSite } from './frame-site.ts';

const { home } = siteTexts.en;

const WHOLE = { header: true, side: true, footer: true };
const MENULESS = { ...WHOLE, side: false };
const BARE = { header: true, side: false, footer: false };

interface Step {
  path: string;
  regions: typeof WHOLE;
  /** The page group that first comes here. */
  group?: string;
}

/** Pages in an order in which no page group is part of one before it; the first of them can be read. */
const TO_READ: readonly Step[] = [
  { path: '/rng?type=hot', regions: WHOLE, group: 'lobby' },
  { path: '/live', regions: WHOLE, group: 'live' },
  { path: '/promoDetail', regions: WHOLE, group: 'promo-detail' },
  { path: '/promotions', regions: WHOLE, group: 'promo-page' },
  { path: '/vip', regions: WHOLE },
  { path: '/pointMall', regions: MENULESS, group: 'points' },
  { path: '/help', regions: WHOLE },
  { path: '/down', regions: WHOLE, group: 'download' },
  { path: '/join', regions: WHOLE, group: 'join' },
  { path: '/noticePage', regions: WHOLE },
];
const TO_PLAY: readonly Step[] = [
  { path: '/lottery', regions: BARE, group: 'lottery' },
  { path: '/fbsports', regions: BARE, group: 'sports' },
  { path: '/seamless', regions: BARE, group: 'play' },
];
/** Without a game to frame there is home. */
const BY_IFRAME = { path: '/game', group: 'by-iframe' };

const GROUPS = ['home', ...[...TO_READ, ...TO_PLAY, BY_IFRAME].flatMap(({ group }) => group ?? [])];

const groupOf = (file: string): string | undefined => {
  const [, name] = /^([a-z-]+)-[\w-]{8}\.js$/.exec(file) ?? [];
  return GROUPS.find((group) => group === name);
};

/** The page groups that the page asks for from now on. */
const noteGroups = (page: Page): string[] => {
  const come: string[] = [];
  page.on('request', (request) => {
    const group = groupOf(request.url().split('/').at(-1) ?? '');
    if (group !== undefined) come.push(group);
  });
  return come;
};

const regionsOf = (page: Page) =>
  page.evaluate(() => ({
    header: document.querySelector('header.fp-header') !== null,
    side: document.querySelector('nav[id="navigation"]') !== null,
    footer: document.querySelector('footer') !== null,
  }));

const addressOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** The page has the regions of its kind, and a main area named after it. */
const expectPage = async (page: Page, { path, regions }: Step): Promise<void> => {
  const named = expect.arrayContaining([path.slice(1).split('?')[0] || 'index']);
  // The first paint has a main area of its own, which stands for any page.
  const shown = async () => ({
    ...(await regionsOf(page)),
    named: (await page.locator('main').getAttribute('class'))?.split(' ') ?? [],
  });
  await expect.poll(shown).toEqual({ ...regions, named });
  expect(addressOf(page)).toBe(path);
};

const expectHeading = (page: Page): Promise<void> =>
  page.getByRole('main').getByRole('heading').first().waitFor({ state: 'attached' });

test('SHELL-019 SHELL-020 SHELL-021 SHELL-025 SHELL-034 SHELL-035 SHELL-053 every page has the regions of its kind, a name and a file of its group, which comes when it is first shown; back and forward show each again; four addresses and all that are unknown are home', async () => {
  const built = readdirSync(join(ROOT, 'apps/web/dist/assets')).flatMap((file) => groupOf(file) ?? []);
  expect(built.toSorted()).toEqual(GROUPS.toSorted());

  await using visitor = await testSite.visit({ width: 1440 });
  const { page, complaints } = visitor;
  const come = noteGroups(page);
  await page.goto('/no-such-page');
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('contentinfo').getByText(home.footer.browsers).waitFor();
  expect(come).toEqual(['home']);
  await expectHomes(page);

  const walk = async (step: Step) => {
    const before = [...come];
    await goInside(page, step.path);
    await expect.poll(() => come).toEqual([...before, ...(step.group === undefined ? [] : [step.group])]);
    await expectPage(page, step);
  };
  for (const step of TO_READ) {
    await walk(step);
    await expectHeading(page);
  }
  await expectBackAndForward(page);
  expect(complaints).toEqual([]);

  for (const step of TO_PLAY) await walk(step);
  await goInside(page, BY_IFRAME.path);
  await expect.poll(() => come).toEqual(GROUPS);
});

const expectHomes = async (page: Page): Promise<void> => {
  for (const path of ['/home', '/index', '/index.html', '/']) {
    await goInside(page, path);
    await expectPage(page, { path, regions: WHOLE });
    await page.getByRole('heading', { name: home.hot.title }).waitFor();
    expect((await fetch(testSite.operatorUrl + path)).status).toBe(200);
  }
};

const expectBackAndForward = async (page: Page): Promise<void> => {
  const steps = [{ path: '/', regions: WHOLE }, ...TO_READ];
  for (const step of steps.toReversed().slice(1)) {
    await page.goBack();
    await expectPage(page, step);
    await expectHeading(page);
  }
  for (const { path } of TO_READ) {
    await page.goForward();
    expect(addressOf(page)).toBe(path);
  }
};
