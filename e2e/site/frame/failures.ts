import { expect, test } from 'vitest';
import { siteTexts } from '../../test-site.ts';
import { goInside } from '../go-inside.ts';
import { testSite } from './frame-site.ts';

const { lobby, failures } = siteTexts.en;

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
  await page.goto('/noticePage');
  await page.getByRole('main').getByRole('heading').first().waitFor({ state: 'attached' });
  const broken = page.getByRole('main').getByRole('alert');
  // Its two minutes begin when it is asked for.
  await Promise.all([page.waitForRequest(/\/assets\/download-[\w-]{8}\.js$/), goInside(page, '/down')]);
  await page.clock.fastForward(115_000);
  expect(await broken.count()).toBe(0);
  await page.clock.fastForward(6_000);
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
