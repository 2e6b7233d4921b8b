import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { siteTexts } from '../../test-site.ts';
import { goInside } from '../go-inside.ts';
import { testSite } from './frame-site.ts';

const { home, lobby, failures } = siteTexts.en;

test('ERRORS-002 a page group that does not come is told at once, after two minutes when it is only late, and asked for again', async () => {
  await using visitor = await testSite.visit({ width: 1440 });
  const { page, context } = visitor;
  const late = Promise.withResolvers<void>();
  await context.route(/\/assets\/download-[\w-]{8}\.js$/, async (route) => {
    await late.promise;
    await route.abort();
  });
  let isGone = true;
  await context.route(/\/assets\/live-[\w-]{8}\.js$/, (route) => (isGone ? route.abort() : route.continue()));
  await page.clock.install();
  await page.goto('/');
  await page.getByText(home.why.title).waitFor({ state: 'attached' });
  const broken = page.getByRole('main').getByRole('alert');
  await goInside(page, '/down');
  await page.clock.runFor(115_000);
  expect(await broken.count()).toBe(0);
  await page.clock.runFor(6_000);
  await broken.getByText(failures.chunkTimeout, { exact: true }).waitFor();
  late.resolve();

  await goInside(page, '/live');
  await broken.getByText(failures.chunkMissing, { exact: true }).waitFor();
  isGone = false;
  await broken.getByRole('button', { name: failures.reload }).click();
  await page.getByText(lobby.areaSoonTitle).waitFor();
  expect(await broken.count()).toBe(0);
  await context.setOffline(true);
  await goInside(page, '/join');
  await broken.getByText(failures.chunkError, { exact: true }).waitFor();
});

test('ERRORS-009 ERRORS-010 ERRORS-011 a call without a network, with an answer that is none, and without any in time say so', async () => {
  await using visitor = await testSite.visit();
  const { page } = visitor;
  // The half minute that a call may take is over in a moment.
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(ms === 30_000 ? 300 : ms);
  });
  const answers: Record<'network' | 'abnormal' | 'timeout', (route: Route) => Promise<void> | undefined> = {
    network: (route) => route.abort(),
    abnormal: (route) => route.fulfill({ status: 502, body: '<html>bad gateway</html>' }),
    timeout: () => undefined,
  };
  let answer = answers.network;
  await page.goto('/login');
  await page.route('**/wps/session/login', (route) => answer(route));
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=username]').fill('whoever');
  await dialog.locator('[name=password]').fill('not the one 1');
  for (const kind of ['network', 'abnormal', 'timeout'] as const) {
    answer = answers[kind];
    await dialog.locator('button[type=submit]').click();
    await dialog.getByText(failures[kind]).waitFor();
    expect(await dialog.getByText(failures[kind]).count()).toBe(1);
  }
});
