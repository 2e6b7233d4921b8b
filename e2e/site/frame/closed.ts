import { expect, onTestFinished, test } from 'vitest';
import { operate } from '../../operate.ts';
import { siteTexts } from '../../test-site.ts';
import { goInside } from '../go-inside.ts';
import { testSite } from './frame-site.ts';

const { access, categories } = siteTexts.en;

/** Closes the site to visitors, or opens it; comes when the operator says so. */
const closeToVisitors = async (closed: boolean): Promise<void> => {
  await operate(testSite.databaseUrl, 'setting', 'site.loginedToHomePage', String(closed));
  const permission = async () => (await fetch(testSite.url('/system/permission'))).json();
  await expect.poll(async () => (await permission()).value.whitelabel.loginedToHomePage).toBe(closed);
};

test('SHELL-030 SHELL-036 SHELL-037 a site that is closed to visitors sends them to the login from everywhere but five addresses, of which one stands alone', async () => {
  const member = await testSite.openMember('insider');
  onTestFinished(() => closeToVisitors(false));
  await closeToVisitors(true);
  await using visitor = await testSite.visit();
  const { page } = visitor;
  const main = page.locator('main');
  const login = page.getByRole('dialog').getByRole('heading', { name: access.login.title });
  const isAt = (path: string) => page.waitForURL((url) => url.pathname === path);
  await page.goto('/rng');
  await isAt('/login');
  await login.waitFor();
  const open = ['/register', '/register.html', '/login', '/download'];
  for (const path of open) {
    await goInside(page, path);
    // The main area is named after the page that is shown.
    await page.locator(`main[class~="${path.slice(1)}"]`).waitFor({ state: 'attached' });
    expect(new URL(page.url()).pathname).toBe(path);
  }
  await goInside(page, '/live');
  await isAt('/login');
  // Whoever was sent away would come back to the login.
  for (const path of open.toReversed()) {
    await page.goBack();
    await isAt(path);
  }

  // This one is a window of its own; what sends away is known once the permission has come.
  await Promise.all([page.waitForResponse(/system\/permission/), page.goto('/helpmc')]);
  await page.locator('main.helpmc').waitFor({ state: 'attached' });
  expect(new URL(page.url()).pathname).toBe('/helpmc');
  expect(await page.locator('header.fp-header, nav#navigation, footer').count()).toBe(0);

  await page.evaluate((token) => sessionStorage.setItem('token', token), member.token);
  await page.goto('/rng');
  await main.getByRole('heading', { level: 1, name: categories.RNG }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/rng');
});
