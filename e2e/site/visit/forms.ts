import type { Locator, Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { siteTexts } from '../../test-site.ts';
import { testSite } from '../frame/frame-site.ts';

const { access, failures, shell } = siteTexts.en;

test('SHELL-022 ACCESS-028 SHELL-087 ERRORS-009 ERRORS-010 ERRORS-011 /register opens over home, hands over to login and back, closes by its button and by Escape and never by a click outside, and a call that fails says how', async () => {
  await using visitor = await testSite.visit();
  const { page } = visitor;
  await page.goto('/register');
  const dialog = page.getByRole('dialog');
  const register = dialog.getByRole('heading', { name: access.register.title });
  await register.waitFor();
  await dialog.getByRole('button', { name: access.register.toLogin }).click();
  await dialog.getByRole('heading', { name: access.login.title }).waitFor();
  await dialog.getByRole('button', { name: access.login.toRegister }).click();
  await register.waitFor();
  expect(await dialog.count()).toBe(1);

  await page.mouse.click(5, 5);
  expect(await dialog.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('banner').getByRole('button', { name: shell.login }).click();
  await expectFailures(page, dialog);
  await dialog.getByRole('button', { name: shell.close }).click();
  await dialog.waitFor({ state: 'hidden' });
});

/** A call without a network, with an answer that is none, and without any in time. */
const expectFailures = async (page: Page, dialog: Locator): Promise<void> => {
  const answers: Record<'network' | 'abnormal' | 'timeout', (route: Route) => Promise<void> | undefined> = {
    network: (route) => route.abort(),
    abnormal: (route) => route.fulfill({ status: 502, body: '<html>bad gateway</html>' }),
    timeout: () => undefined,
  };
  let answer = answers.network;
  await page.route('**/wps/session/login', (route) => answer(route));
  // The half minute that a call may take is over in a moment.
  await page.evaluate(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(ms === 30_000 ? 300 : ms);
  });
  await dialog.locator('[name=username]').fill('whoever');
  await dialog.locator('[name=password]').fill('not the one 1');
  for (const kind of ['network', 'abnormal', 'timeout'] as const) {
    answer = answers[kind];
    await dialog.locator('button[type=submit]').click();
    await dialog.getByText(failures[kind]).waitFor();
    expect(await dialog.getByText(failures[kind]).count()).toBe(1);
  }
};
