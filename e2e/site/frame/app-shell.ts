import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { siteTexts } from '../../test-site.ts';
import { operate, switchFlags } from '../../operate.ts';
import { goInside } from '../go-inside.ts';
import { testSite } from './frame-site.ts';

const { home, lobby, shell } = siteTexts.en;

const regionsOf = (page: Page) =>
  page.evaluate(() => ({
    header: document.querySelector('header.fp-header') !== null,
    side: document.querySelector('nav[id="navigation"]') !== null,
    footer: document.querySelector('footer') !== null,
  }));

/** Scrolls as soon as the page is long enough, and comes when it stays there. */
const scrollTo = async (page: Page, top: number): Promise<void> => {
  const place = () =>
    page.evaluate(async (top) => {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return Math.round(window.scrollY);
    }, top);
  await expect.poll(place).toBe(top);
};

const WHOLE = { header: true, side: true, footer: true };
const BARE = { header: true, side: false, footer: false };

test('SHELL-019 SHELL-020 SHELL-025 SHELL-030 SHELL-053 every page has the regions of its kind, and a main area named after it', async () => {
  await using visitor = await testSite.visit({ width: 1440 });
  const { page } = visitor;
  // The first paint has a main area of its own, which stands for any page.
  const shown = async () => {
    const named = (await page.locator('main').getAttribute('class'))?.split(' ') ?? [];
    return { ...(await regionsOf(page)), named };
  };
  const expectRegions = async (path: string, regions: typeof WHOLE): Promise<void> => {
    const named = expect.arrayContaining([path.slice(1) || 'index']);
    await expect.poll(shown).toEqual({ ...regions, named });
  };
  await page.goto('/');
  await expectRegions('/', WHOLE);
  for (const [path, regions] of [
    ['/rng', WHOLE],
    ['/live', WHOLE],
    ['/promotions', WHOLE],
    ['/vip', WHOLE],
    ['/help', WHOLE],
    ['/down', WHOLE],
    ['/pointMall', { ...WHOLE, side: false }],
    ['/lottery', BARE],
    ['/seamless', BARE],
    ['/fbsports', BARE],
  ] as const) {
    await goInside(page, path);
    await expectRegions(path, regions);
  }
  // This one stands alone, without the program of the site around it.
  await page.goto('/helpmc');
  await expectRegions('/helpmc', { ...BARE, header: false });
});

/** Closes the site to visitors, or opens it; comes when the operator says so. */
const closeToVisitors = async (closed: boolean): Promise<void> => {
  await operate(testSite.databaseUrl, 'setting', 'site.loginedToHomePage', String(closed));
  const permission = async () => (await fetch(testSite.url('/system/permission'))).json();
  await expect.poll(async () => (await permission()).value.whitelabel.loginedToHomePage).toBe(closed);
};

test('SHELL-036 SHELL-037 a site that is closed to visitors sends them to the login from everywhere but five addresses', async () => {
  const member = await testSite.openMember('insider');
  onTestFinished(() => closeToVisitors(false));
  await closeToVisitors(true);
  await using visitor = await testSite.visit();
  const { page } = visitor;
  const login = page.getByRole('dialog').getByRole('heading', { name: siteTexts.en.access.login.title });
  await page.goto('/rng');
  await page.waitForURL((url) => url.pathname === '/login');
  await login.waitFor();
  for (const path of ['/login', '/register', '/register.html', '/helpmc', '/download']) {
    // What sends away is known once the permission has come.
    await Promise.all([page.waitForResponse(/system\/permission/), page.goto(path)]);
    await page.locator('main').waitFor({ state: 'attached' });
    expect(new URL(page.url()).pathname).toBe(path);
  }
  await page.evaluate((token) => sessionStorage.setItem('token', token), member.token);
  await page.goto('/rng');
  await page.getByRole('heading', { level: 1, name: siteTexts.en.categories.RNG }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/rng');
});

test('SHELL-068 SHELL-069 SHELL-071 SHELL-072 SHELL-074 SHELL-075 LIMITS-004 LIMITS-005 the bar of a member', async () => {
  const member = await testSite.openMember('framed');
  await using visitor = await testSite.visitAs(member, { width: 1440 });
  const { page } = visitor;
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: shell.hideBalance }).click();
  await bar.getByText('***', { exact: true }).first().waitFor();
  expect(await bar.getByRole('button', { name: shell.agentArea }).count()).toBe(0);
  const menu = bar.getByRole('button', { name: shell.accountMenu.replace('{{name}}', 'framed') });
  await menu.click();
  for (const name of [
    shell.myAccount,
    shell.deposit,
    shell.withdraw,
    shell.accountRecord,
    shell.personalProfit,
    shell.bettingRecord,
  ])
    await bar.getByRole('listitem').filter({ hasText: name }).first().waitFor();
  await bar.getByRole('listitem').filter({ hasText: shell.logout }).getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: shell.logoutQuestion });
  expect((await dialog.boundingBox())?.width).toBe(400);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBe(member.token);
  await menu.click();
  await bar.getByRole('listitem').filter({ hasText: shell.logout }).getByRole('button').click();
  await dialog.waitFor();
  await page.keyboard.press('Enter');
  await bar.getByRole('button', { name: shell.login }).waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});

test('SHELL-054 SHELL-088 LIMITS-001 LIMITS-003 a menu waits a moment, and the account area keeps the place of the page', async () => {
  const member = await testSite.openMember('placed');
  await using visitor = await testSite.visitAs(member, { address: '/' });
  const { page } = visitor;
  await page.getByText(home.why.title).waitFor({ state: 'attached' });
  await scrollTo(page, 400);
  // A real click would have the browser bring the button of the sticky bar into view first, and scroll.
  await page
    .getByRole('button', { name: shell.accountMenu.replace('{{name}}', 'placed') })
    .dispatchEvent('click');
  await page.getByRole('button', { name: shell.myAccount, exact: true }).dispatchEvent('click');
  const area = page.getByRole('dialog').first();
  await area.waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.body).position)).toBe('fixed');
  expect((await area.boundingBox())?.height).toBeGreaterThanOrEqual(300);
  await page.keyboard.press('Escape');
  await area.waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(400);
  const picker = page.getByRole('button', { name: /^EN, / });
  await picker.click();
  const stayedMs = await page.evaluate(async () => {
    const opener = document.querySelector<HTMLElement>('[aria-expanded="true"]');
    const begun = performance.now();
    document.querySelector<HTMLElement>('a.skip-link')?.focus();
    while (opener?.getAttribute('aria-expanded') === 'true')
      await new Promise((resolve) => setTimeout(resolve, 5));
    return performance.now() - begun;
  });
  expect(stayedMs).toBeGreaterThanOrEqual(195);
});

test('SHELL-038 SHELL-052 SHELL-105 a choice in the navigation starts at the top, and the way back at the place that was left', async () => {
  await using visitor = await testSite.visit({ width: 1440, reducedMotion: 'no-preference' });
  const { page, complaints } = visitor;
  await page.goto('/rng');
  await page.locator('main li[aria-posinset]').first().waitFor();
  await scrollTo(page, 200);
  const side = page.locator('nav#navigation');
  await side.locator('a[href="/live"]').first().dispatchEvent('click');
  await page.getByRole('heading', { level: 1, name: siteTexts.en.categories.LIVE }).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.locator('main > div').evaluate((one) => getComputedStyle(one).animationName)).toContain(
    'come',
  );
  await page.getByText(lobby.areaSoonTitle).waitFor();
  // The same choice once more is no failure.
  await side.locator('a[href="/live"]').first().dispatchEvent('click');
  await page.goBack();
  await page.locator('main li[aria-posinset]').first().waitFor();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(200);
  expect(complaints).toEqual([]);
});

test('back and forward through every screen show each again, without an error', async () => {
  await using visitor = await testSite.visit({ width: 1440 });
  const { page, complaints } = visitor;
  const paths = [
    '/',
    '/rng?type=hot',
    '/live',
    '/promotions',
    '/pointMall',
    '/help',
    '/down',
    '/join',
    '/noticePage',
  ];
  await page.goto('/');
  for (const path of paths) {
    if (path !== '/') await goInside(page, path);
    await page.getByRole('main').getByRole('heading').first().waitFor({ state: 'attached' });
  }
  for (const path of paths.toReversed().slice(1)) {
    await page.goBack();
    await page.getByRole('main').getByRole('heading').first().waitFor({ state: 'attached' });
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
  }
  for (const path of paths.slice(1)) {
    await page.goForward();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
  }
  expect(complaints).toEqual([]);
});

test('SHELL-067 a visitor’s bar with and without registration, and the theme that the browser keeps', async () => {
  await using visitor = await testSite.visit({ width: 390, height: 844 });
  const { page } = visitor;
  await page.goto('/');
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: shell.login }).waitFor();
  const register = bar.getByRole('button', { name: shell.register });
  expect(await register.count()).toBe(1);
  await switchFlags(testSite, { DIRECTREG3: false });
  await page.reload();
  await bar.getByRole('button', { name: shell.login }).waitFor();
  await expect.poll(() => register.count()).toBe(0);
  await switchFlags(testSite, { DIRECTREG3: true });

  await using wide = await testSite.visit({ width: 1440 });
  const own = wide.page;
  await own.goto('/');
  await own.getByRole('button', { name: shell.themeToLight }).first().click();
  await own.getByRole('button', { name: shell.themeToDark }).first().waitFor();
  expect(await own.evaluate(() => localStorage.getItem('theme'))).toBe('light');
});
