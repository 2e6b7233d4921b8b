import { loadConsoleMessages } from '@hintha/messages';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authenticatorCode } from './authenticator.ts';
import { openOffice, PATIENCE, STAFF_PASSWORD, type Colleague, type Office } from './console/office.ts';
import { auditThemes } from './audit-page.ts';

const en = await loadConsoleMessages('EN');
const my = await loadConsoleMessages('MY');

let office: Office;
let maker: Colleague;
let checker: Colleague;
/** Of the sessions that the first test and the set-up have opened. */
const tokens = { maker: '', checker: '' };

beforeAll(async () => {
  office = await openOffice();
  maker = await office.hire('thiri');
  checker = await office.hire('kyaw');
  tokens.checker = await office.enter(checker);
}, 180_000);

afterAll(() => office?.[Symbol.asyncDispose]());

const field = (page: Page, name: string): Locator => page.getByLabel(name, { exact: false }).first();
const title = (page: Page, name: string): Locator => page.getByRole('heading', { name, exact: true });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const waitForText = (page: Page, text: string): Promise<void> => page.getByText(text).waitFor();
const drawer = (page: Page): Locator => page.getByRole('complementary');

const type = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

const stateOf = async (table: string, id: string): Promise<string> => {
  const { rows } = await office.db.pool.query<{ state: string }>(`select state from ${table} where id = $1`, [
    id,
  ]);
  return rows[0]?.state ?? '';
};

test('the first sign-in sets up an authenticator and takes a password of the own choice', async () => {
  await using visitor = await office.visit();
  const { page } = visitor;
  await page.goto('/approvals');
  await field(page, en.signIn.name).fill(maker.name);
  await field(page, en.signIn.password).fill('not this one');
  await button(page, en.signIn.next).click();
  await page.getByRole('alert').waitFor();
  await field(page, en.signIn.password).fill(maker.password);
  await button(page, en.signIn.next).click();
  await page.getByRole('img', { name: en.signIn.qr }).waitFor();
  const secret = (await page.locator('[data-secret]').getAttribute('data-secret')) ?? '';
  await field(page, en.signIn.code).fill(authenticatorCode(secret, Date.now()));
  await field(page, en.signIn.newPassword).fill('short');
  await button(page, en.signIn.enter).click();
  await waitForText(page, en.signIn.weak);
  await field(page, en.signIn.newPassword).fill(STAFF_PASSWORD);
  await button(page, en.signIn.enter).click();
  // The page that was asked for follows in its place.
  await title(page, en.approvals.title).waitFor();
  tokens.maker = await page.evaluate(() => sessionStorage.getItem('console-token') ?? '');
  expect(tokens.maker).toMatch(/^[\w-]{20,}$/);
  await page.reload();
  await title(page, en.approvals.title).waitFor();
  // A token that has ended leads back to the door.
  await page.evaluate(() => sessionStorage.setItem('console-token', 'nobody'));
  await page.reload();
  await waitForText(page, en.signIn.ended);
});

test('a deposit is approved by keyboard alone, and a colleague who comes too late is told so', async () => {
  const id = await office.deposit('payer', '5000.00');
  await using visitor = await office.visit({ token: tokens.maker });
  await using late = await office.visit({ token: tokens.checker });
  const { page } = visitor;
  await late.page.goto(`/deposits/${id}`);
  await drawer(late.page).getByText('payer', { exact: true }).waitFor();
  await page.goto('/approvals');
  await title(page, en.approvals.title).waitFor();
  await type(page, 'g', 'd');
  await page.getByRole('link', { name: /^D\d+/ }).waitFor();
  await type(page, 'j', 'Enter');
  await drawer(page).getByText('123456', { exact: true }).waitFor();
  await type(page, 'a');
  await page.getByRole('dialog').waitFor();
  // Esc leaves the dialog alone, and the focus is where it was.
  await type(page, 'Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent ?? ''), PATIENCE)
    .toMatch(/^D\d+$/);
  await type(page, 'a');
  await expect.poll(() => field(page, en.deposits.transfer).isVisible(), PATIENCE).toBe(true);
  await page.keyboard.type('KBZ-123456');
  await type(page, 'Tab', 'Tab');
  await page.keyboard.type('seen on the statement');
  await type(page, 'Enter');
  await waitForText(page, en.deposits.approved);
  await waitForText(page, en.table.empty);
  expect(await stateOf('payments_deposit', id)).toBe('CREDITED');

  await type(late.page, 'r');
  await button(late.page, en.deposits.reject).last().click();
  await late.page.getByText(en.appShell.overtaken.split('{{')[0] ?? '').waitFor();
  expect(await stateOf('payments_deposit', id)).toBe('CREDITED');
});

test('a large withdrawal waits for a second person, who is not the first', async () => {
  const id = await office.withdrawal('saver', '2500000.00');
  const action = en.approvals.actions.withdrawal['approve-large'];
  await using first = await office.visit({ token: tokens.maker });
  const { page } = first;
  await page.goto(`/withdrawals/${id}`);
  await drawer(page).getByText(en.withdrawals.risk.LARGE_AMOUNT).waitFor();
  await type(page, 'a');
  await field(page, en.appShell.reason).fill('the name is the same');
  await type(page, 'Enter');
  await waitForText(page, en.withdrawals.proposed);
  expect(await stateOf('payments_withdrawal', id)).toBe('RISK');
  await drawer(page).waitFor({ state: 'hidden' });
  await type(page, 'g', 'a');
  await page.getByRole('link', { name: action }).click();
  await waitForText(page, en.approvals.own);
  expect(await drawer(page).getByRole('button', { name: en.approvals.approve }).count()).toBe(0);

  await using second = await office.visit({ token: tokens.checker });
  await second.page.goto('/approvals');
  await second.page.getByRole('link', { name: action }).waitFor();
  await type(second.page, 'j', 'Enter');
  await drawer(second.page).getByText('"2500000.00"').waitFor();
  await type(second.page, 'a');
  await second.page.getByRole('dialog').waitFor();
  await type(second.page, 'Enter');
  await waitForText(second.page, en.approvals.approved);
  await expect.poll(() => stateOf('payments_withdrawal', id), PATIENCE).not.toBe('RISK');
});

test('every page keeps WCAG 2.2 AA in both themes, in Burmese', async () => {
  const deposit = await office.deposit('judged', '7000.00', '654321');
  await using newVisitor = await office.visit({ language: 'MY' });
  await newVisitor.page.goto('/');
  await title(newVisitor.page, my.signIn.title).waitFor();
  expect(await auditThemes(newVisitor.page)).toEqual([]);
  await using visitor = await office.visit({ language: 'MY', token: tokens.maker });
  const { page } = visitor;
  await page.goto(`/deposits/${deposit}`);
  await drawer(page).getByText('654321', { exact: true }).waitFor();
  expect(await auditThemes(page)).toEqual([]);
  await type(page, 'a');
  await page.getByRole('dialog').waitFor();
  expect(await auditThemes(page)).toEqual([]);
  for (const path of ['/withdrawals?state=REJECTED', '/approvals?state=executed']) {
    await page.goto(path);
    await page.getByRole('table').waitFor();
    expect(await auditThemes(page)).toEqual([]);
  }
  expect(visitor.complaints).toEqual([]);
});
