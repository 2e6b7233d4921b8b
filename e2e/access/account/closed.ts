import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { operate, until, untilPermission } from '../../operate.ts';
import { goInside } from '../../site/go-inside.ts';
import { en, press } from '../access-site.ts';
import { site } from './account-site.ts';

const SERVICES = '[{"csType":"chat","title":"Chat","path":"/help"}]';

/** An address that the operator's list of networks has in another country. */
const AMERICAN = '8.8.8.8';

/** Comes when who asks from that address is told that the site is open to it, or that it is not. */
const shutOut = async (codes: string, status: 0 | 2): Promise<void> => {
  const { databaseUrl, operatorUrl } = site.testSite;
  await operate(databaseUrl, 'setting', 'site.blockedCountries', codes);
  await until(`the site has the status ${status}`, async () => {
    const headers = { 'X-Forwarded-For': AMERICAN };
    const reply = await fetch(`${operatorUrl}/wps/system/permission`, { headers });
    return (await reply.text()).includes(`"status":${status}`) ? true : undefined;
  });
};

const shut = async (): Promise<void> => {
  const { databaseUrl } = site.testSite;
  await operate(databaseUrl, 'maintenance', 'on', '--en', 'Back after tea.');
  await untilPermission(site.testSite, ({ status }) => status === 1);
};
const open = async (): Promise<void> => {
  await operate(site.testSite.databaseUrl, 'maintenance', 'off');
  await untilPermission(site.testSite, ({ status }) => status === 0);
};

/** Nothing of the site is there but the reason, and the way to whoever can help. */
const expectNothingElse = async (page: Page): Promise<void> => {
  expect(await page.getByRole('link', { name: en.failures.contactSupport }).isVisible()).toBe(true);
  expect(await page.getByRole('banner').count()).toBe(0);
};

test('SHELL-059 SHELL-060 SHELL-061 who comes from a country that is shut out is told why, by which address and whom to ask; the operator shuts the site with words of its own, and opens it again', async () => {
  onTestFinished(async () => {
    await open();
    await shutOut('[]', 0);
  });
  await operate(site.testSite.databaseUrl, 'setting', 'support.customerService', SERVICES);
  await shutOut('["US"]', 2);
  await using visitor = await site.visit({ ip: AMERICAN });
  const { page } = visitor;
  await page.goto('/rng');
  await page.getByRole('heading', { name: en.failures.blocked }).waitFor();
  expect(await page.getByRole('main').locator('b').innerText()).toBe(AMERICAN);
  await expectNothingElse(page);

  await shutOut('[]', 0);
  await shut();
  await press(page, en.failures.retry);
  for (const path of ['/rng', '/']) {
    await goInside(page, path);
    await page.getByRole('heading', { name: en.failures.maintenance }).waitFor();
    await page.getByText('Back after tea.').waitFor();
    await expectNothingElse(page);
  }
  await open();
  await press(page, en.failures.retry);
  await page.getByRole('heading', { name: en.home.hot.title }).waitFor();
});
