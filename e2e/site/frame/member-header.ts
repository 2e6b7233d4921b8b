import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { givenAccount } from '../../../tools/scenario/index.ts';
import { siteTexts } from '../../test-site.ts';
import { scrollTo, scrolledTo } from '../scroll.ts';
import { testSite } from './frame-site.ts';

const { home, shell } = siteTexts.en;

test('SHELL-001 SHELL-054 SHELL-057 SHELL-068 SHELL-069 SHELL-070 SHELL-071 SHELL-072 SHELL-074 SHELL-075 SHELL-088 LIMITS-001 LIMITS-003 LIMITS-004 LIMITS-005 the bar of a member has a balance, a menu that waits a moment, an area that keeps the place of the page, and a logout that asks; that of an agent has one way more', async () => {
  const member = await testSite.openMember('framed');
  await using visitor = await testSite.visitAs(member, { width: 1440, address: '/' });
  const { page } = visitor;
  const bar = page.getByRole('banner');
  const menu = bar.getByRole('button', { name: shell.accountMenu.replace('{{name}}', 'framed') });
  await menu.waitFor();
  await expectMemberRead(page);
  await expectBalance(page, bar);
  expect(await bar.getByRole('button', { name: shell.agentArea }).count()).toBe(0);
  await expectPlaceKept(page, menu);
  await expectMenuWaits(page);
  await menu.click();
  await expectLogout(page, bar, menu);
  expect(await bar.getByRole('button', { name: shell.register }).count()).toBe(1);
  await expectAgent();
});

/** On its start the page has read who is signed in. */
const expectMemberRead = async (page: Page): Promise<void> => {
  const asked = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(asked.filter((path) => path === '/wps/member/info')).toHaveLength(1);
};

const expectBalance = async (page: Page, bar: Locator): Promise<void> => {
  const balanceOf = (amount: string) =>
    bar.getByRole('button', { name: shell.balanceOf.replace('{{amount}}', amount) });
  await balanceOf('Ks\u00A00.00').waitFor();
  await testSite.credit('framed', '1000');
  await Promise.all([
    page.waitForRequest(/\/wps\/v2\/wallets\/balance$/),
    bar.getByRole('button', { name: /Ks/ }).first().click(),
  ]);
  await balanceOf('Ks\u00A01,000.00').waitFor();
  await bar.getByRole('button', { name: shell.hideBalance }).click();
  await bar.getByText('***', { exact: true }).first().waitFor();
  expect(await bar.getByRole('button', { name: shell.deposit }).count()).toBe(1);
};

/** The account area fixes the page behind it, which is where it was when the area is closed. */
const expectPlaceKept = async (page: Page, menu: Locator): Promise<void> => {
  await page.getByText(home.why.title).waitFor({ state: 'attached' });
  await scrollTo(page, 400);
  // A real click would have the browser bring the button of the sticky bar into view first, and scroll.
  await menu.dispatchEvent('click');
  await page.getByRole('button', { name: shell.myAccount, exact: true }).dispatchEvent('click');
  const area = page.getByRole('dialog').first();
  await area.waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.body).position)).toBe('fixed');
  expect((await area.boundingBox())?.height).toBeGreaterThanOrEqual(300);
  await page.keyboard.press('Escape');
  await area.waitFor({ state: 'hidden' });
  await expect.poll(() => scrolledTo(page)).toBe(400);
};

const expectMenuWaits = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^EN, / }).click();
  const stayedMs = await page.evaluate(async () => {
    const opener = document.querySelector<HTMLElement>('[aria-expanded="true"]');
    const begun = performance.now();
    document.querySelector<HTMLElement>('a.skip-link')?.focus();
    while (opener?.getAttribute('aria-expanded') === 'true')
      await new Promise((resolve) => setTimeout(resolve, 5));
    return performance.now() - begun;
  });
  expect(stayedMs).toBeGreaterThanOrEqual(195);
};

/** The menu is open. */
const expectLogout = async (page: Page, bar: Locator, menu: Locator): Promise<void> => {
  const { myAccount, deposit, withdraw, accountRecord, personalProfit, bettingRecord } = shell;
  for (const name of [myAccount, deposit, withdraw, accountRecord, personalProfit, bettingRecord])
    await bar.getByRole('listitem').filter({ hasText: name }).first().waitFor();
  const logout = bar.getByRole('listitem').filter({ hasText: shell.logout }).getByRole('button');
  const dialog = page.getByRole('dialog', { name: shell.logoutQuestion });
  const token = () => page.evaluate(() => sessionStorage.getItem('token'));
  await logout.click();
  expect((await dialog.boundingBox())?.width).toBe(400);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await token()).not.toBeNull();
  await menu.click();
  await logout.click();
  await dialog.waitFor();
  await page.keyboard.press('Enter');
  await bar.getByRole('button', { name: shell.login }).waitFor();
  expect(await token()).toBeNull();
};

const expectAgent = async (): Promise<void> => {
  await testSite.openMember('leader');
  await givenAccount(testSite.db, 'leader', { type: 2 });
  await using visitor = await testSite.visitAs(await testSite.logIn('leader'), { width: 1440 });
  await visitor.page.getByRole('banner').getByRole('button', { name: shell.agentArea }).waitFor();
};
