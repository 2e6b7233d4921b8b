import { loadAccountMessages, loadConsoleMessages, loadMessages } from '@hintha/messages';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccount, PASSWORD } from './accounts.ts';
import { type Visitor, openBrowser, openVisitor } from './browser.ts';
import { openOffice, PATIENCE, type Office } from './console/office.ts';
import { openEmptyWorld } from './world.ts';

const en = await loadConsoleMessages('EN');
const site = await loadMessages('EN');
const { deposit } = await loadAccountMessages('EN');

let office: Office;
const tokens = { maker: '', checker: '' };

beforeAll(async () => {
  office = await openOffice(openEmptyWorld);
}, 180_000);

afterAll(() => office?.[Symbol.asyncDispose]());

const field = (page: Page, name: string): Locator =>
  page.getByRole('dialog').getByLabel(name, { exact: false });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const says = (page: Page, text: string): Promise<void> => page.getByText(text).first().waitFor();
const drawer = (page: Page): Locator => page.getByRole('complementary');

const count = async (table: string): Promise<number> => {
  const { rows } = await office.db.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`);
  return rows[0]?.n ?? -1;
};

test('the installation begins with nothing, and its foot names nobody', async () => {
  for (const table of ['identity_account', 'payments_channel', 'vendors_integration', 'staff_account'])
    expect([table, await count(table)]).toEqual([table, 0]);
  const browser = await openBrowser({ games: false });
  await using visitor: Visitor = await openVisitor(browser, office.testSite.operatorUrl, { language: 'EN' });
  const { page } = visitor;
  await page.goto('/');
  const foot = page.getByRole('contentinfo');
  await foot.getByText(site.home.footer.browsers).waitFor();
  expect(await foot.getByText('©').count()).toBe(0);
  expect(await foot.getByRole('list', { name: site.home.footer.licences }).count()).toBe(0);
  await browser.close();
});

test('two administrators come by the command line and set up their second factor', async () => {
  tokens.maker = await office.enter(await office.hire('mya'));
  tokens.checker = await office.enter(await office.hire('thura'));
  expect(await count('staff_account')).toBe(2);
});

test('one of them proposes the first way to pay in, the other approves it, and it is opened to orders', async () => {
  await using first = await office.visit({ token: tokens.maker });
  const { page } = first;
  await page.goto('/channels');
  await says(page, en.channels.empty);
  await button(page, en.channels.create).click();
  await field(page, en.channels.name).first().fill('KBZPay');
  await field(page, en.channels.code).fill('kbzpay');
  await field(page, en.channels.receiverName).fill('U Ba');
  await field(page, en.channels.receiverNumber).fill('09-111-222');
  await field(page, en.channels.dailyCap).fill('5000000');
  await field(page, en.appShell.reason).fill('our first way to pay in');
  await page.getByRole('dialog').getByRole('button', { name: en.members.propose }).click();
  await says(page, en.channels.proposed);
  expect(await count('payments_channel')).toBe(0);

  await using second = await office.visit({ token: tokens.checker });
  await second.page.goto('/approvals');
  await second.page.getByRole('link', { name: en.approvals.actions.channel.open }).click();
  await drawer(second.page).getByText('"09-111-222"').waitFor();
  await drawer(second.page).getByRole('button', { name: en.approvals.approve }).click();
  await second.page.getByRole('dialog').getByRole('button', { name: en.approvals.approve }).click();
  await says(second.page, en.approvals.approved);

  await page.goto('/channels/kbzpay');
  await drawer(page).getByRole('button', { name: en.channels.turnOn }).click();
  await field(page, en.appShell.reason).fill('somebody looks after it');
  await page.getByRole('dialog').getByRole('button', { name: en.channels.turnOn }).click();
  await says(page, en.channels.done);
});

test('the first member deposits by it, the deposit is approved, and the balance is there', async () => {
  await openAccount(office.testSite, 'first1');
  const browser = await openBrowser({ games: false });
  await using visitor = await openVisitor(browser, office.testSite.operatorUrl, { language: 'EN' });
  visitor.context.setDefaultTimeout(PATIENCE.timeout);
  const { page } = visitor;
  await page.goto('/depositv2');
  const form = page.getByRole('dialog').filter({ has: page.locator('[name=password]') });
  await form.locator('[name=username]').fill('first1');
  await form.locator('[name=password]').fill(PASSWORD);
  await form.locator('button[type=submit]').click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('label').filter({ hasText: 'KBZPay' }).first().click();
  await dialog.getByRole('button', { name: '10,000', exact: true }).click();
  await dialog.locator('form button[type=submit]').click();
  await dialog.getByText('09-111-222').first().waitFor();
  await dialog.getByLabel(deposit.txnTail).fill('123456');
  await dialog.locator('form button[type=submit]').first().click();

  await using staff = await office.visit({ token: tokens.maker });
  await staff.page.goto('/deposits');
  await staff.page.getByRole('link', { name: /^D\d+/ }).click();
  await drawer(staff.page).getByText('123456', { exact: true }).waitFor();
  await drawer(staff.page).getByRole('button', { name: en.deposits.approve }).click();
  await field(staff.page, en.deposits.transfer).fill('KBZ-123456');
  await field(staff.page, en.appShell.reason).fill('seen on the statement');
  await staff.page.keyboard.press('Enter');
  await says(staff.page, en.deposits.approved);

  const credited = dialog.getByText(deposit.says.credited.replace('{{amount}}', 'Ks\u00A010,000.00'));
  await credited.waitFor();
  expect(await credited.isVisible()).toBe(true);
  await browser.close();
});
