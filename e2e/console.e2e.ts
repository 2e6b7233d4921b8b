import { readFile } from 'node:fs/promises';
import { money } from '@hintha/money';
import { softswiss } from '@hintha/vendor-protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccount } from './accounts.ts';
import { authenticatorCode } from './authenticator.ts';
import {
  act,
  button,
  confirm,
  dialog,
  drawer,
  en,
  fieldOf,
  press,
  title,
  waitForText,
} from './console/console-page.ts';
import { expectReadable } from './console/expect-readable.ts';
import { expectPagesBack } from './console/pages-back.ts';
import { openOffice, STAFF_PASSWORD, type Colleague, type Office } from './console/office.ts';
import { expectPayerBack } from './console/roles.ts';
import { expectConformance } from './console/conformance.ts';
import { operate } from './operate.ts';

const VENDOR_KEY = process.env.CONFORMANCE_KEY ?? 'hintha-conformance-demo-key';
const PHONE = '959777123456';

let office: Office;
let maker: Colleague & { secret: string };
/** Of the sessions that the first test and the set-up have opened. */
const tokens = { maker: '', checker: '' };

beforeAll(async () => {
  office = await openOffice();
  maker = { ...(await office.hire('thiri')), secret: '' };
  tokens.checker = await office.enter(await office.hire('kyaw'));
  await openAccount(office.testSite, 'player', { mobile: PHONE });
  const { databaseUrl } = office.testSite;
  await operate(databaseUrl, 'credit', '--account', 'player', '--amount', '5000.00', '--reason', 'e2e');
});

afterAll(() => office?.[Symbol.asyncDispose]());

const stateOf = async (table: string, id: string): Promise<string> => {
  const { rows } = await office.db.pool.query<{ state: string }>(`select state from ${table} where id = $1`, [
    id,
  ]);
  return rows[0]?.state ?? '';
};

test('the first sign-in sets up an authenticator and takes a password of the own choice', async () => {
  const visitor = await office.visit();
  const { page } = visitor;
  await page.goto('/approvals');
  await fieldOf(page, en.signIn.name).fill(maker.name);
  await fieldOf(page, en.signIn.password).fill('not this one');
  await button(page, en.signIn.next).click();
  await page.getByRole('alert').waitFor();
  await fieldOf(page, en.signIn.password).fill(maker.password);
  await button(page, en.signIn.next).click();
  await page.getByRole('img', { name: en.signIn.qr }).waitFor();
  maker.secret = (await page.locator('[data-secret]').getAttribute('data-secret')) ?? '';
  await fieldOf(page, en.signIn.code).fill(authenticatorCode(maker.secret, Date.now()));
  await fieldOf(page, en.signIn.newPassword).fill('short');
  await button(page, en.signIn.enter).click();
  await waitForText(page, en.signIn.weak);
  await fieldOf(page, en.signIn.newPassword).fill(STAFF_PASSWORD);
  await button(page, en.signIn.enter).click();
  // The page that was asked for follows in its place.
  await title(page, en.approvals.title).waitFor();
  // Kept where a page that is loaded anew looks for it, as those of the other visitors do.
  tokens.maker = await page.evaluate(() => sessionStorage.getItem('console-token') ?? '');
  expect(tokens.maker).toMatch(/^[\w-]{20,}$/);
  office.keep(tokens.maker, visitor);
});

const exportList = async (page: Page): Promise<string> => {
  const download = page.waitForEvent('download');
  await button(page, en.table.export).click();
  return readFile(await (await download).path(), 'utf8');
};

test('a deposit is taken along as a file and approved by keyboard alone, and a colleague who comes too late is told so', async () => {
  const id = await office.deposit('payer', '5000.00');
  const { page: late } = await office.openAt(tokens.checker, `/deposits/${id}`);
  await drawer(late).getByText('payer', { exact: true }).waitFor();
  const { page } = await office.openAt(tokens.maker, '/approvals');
  await title(page, en.approvals.title).waitFor();
  await press(page, 'g', 'd');
  await page.getByRole('link', { name: /^D\d+/ }).waitFor();
  expect(await exportList(page)).toContain('payer');
  await press(page, 'j', 'Enter');
  await drawer(page).getByText('123456', { exact: true }).waitFor();
  await press(page, 'a');
  await dialog(page).waitFor();
  // Esc leaves the dialog alone, and the focus is where it was.
  await press(page, 'Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toMatch(/^D\d+$/);
  await press(page, 'a');
  await expect.poll(() => fieldOf(page, en.deposits.transfer).isVisible()).toBe(true);
  await page.keyboard.type('KBZ-123456');
  await press(page, 'Tab', 'Tab');
  await page.keyboard.type('seen on the statement');
  await press(page, 'Enter');
  await waitForText(page, en.deposits.approved);
  await waitForText(page, en.table.empty);
  expect(await stateOf('payments_deposit', id)).toBe('CREDITED');

  await press(late, 'r');
  await button(late, en.deposits.reject).last().click();
  await late.getByText(en.appShell.overtaken.split('{{')[0] ?? '').waitFor();
  expect(await stateOf('payments_deposit', id)).toBe('CREDITED');
});

test('a large withdrawal waits for a second person, who is not the first', async () => {
  const id = await office.withdrawal('saver', '2500000.00');
  const action = en.approvals.actions.withdrawal['approve-large'];
  const { page } = await office.openAt(tokens.maker, `/withdrawals/${id}`);
  await drawer(page).getByText(en.withdrawals.risk.LARGE_AMOUNT).waitFor();
  await press(page, 'a');
  await fieldOf(dialog(page), en.appShell.reason).fill('the name is the same');
  await press(page, 'Enter');
  await waitForText(page, en.withdrawals.proposed);
  expect(await stateOf('payments_withdrawal', id)).toBe('RISK');
  await drawer(page).waitFor({ state: 'hidden' });
  await press(page, 'g', 'a');
  await page.getByRole('link', { name: action }).click();
  await waitForText(page, en.approvals.own);
  expect(await act(drawer(page), en.approvals.approve).count()).toBe(0);

  const { page: second } = await office.openAt(tokens.checker, '/approvals');
  await second.getByRole('link', { name: action }).waitFor();
  await press(second, 'j', 'Enter');
  await drawer(second).getByText('"2500000.00"').waitFor();
  await press(second, 'a');
  await dialog(second).waitFor();
  await press(second, 'Enter');
  await waitForText(second, en.approvals.approved);
  await expect.poll(() => stateOf('payments_withdrawal', id)).not.toBe('RISK');
});

let rounds = 0;

/** What the wallet answers to a vendor that takes a bet of the player's. */
const bet = async (): Promise<string> => {
  rounds += 1;
  const baseUrl = `${office.testSite.operatorUrl}/vendor/CONFORMANCE`;
  const wallet = softswiss.createWalletClient({ baseUrl, token: VENDOR_KEY });
  const { kind } = await wallet.betwin({
    account_id: 'player',
    currency: 'MMK',
    game_id: 'rooms',
    round_id: `rooms-${rounds}`,
    finished: true,
    transactions: [{ id_provider: `rooms-${rounds}`, type: 'bet', amount: money(100n) }],
  });
  return kind;
};

test('a member found by phone is kept from betting, and may bet again once that is lifted', async () => {
  const { page } = await office.openAt(tokens.maker, '/finance');
  expect(await bet()).toBe('ok');
  await title(page, en.finance.title).waitFor();
  await page.keyboard.press('Control+k');
  await fieldOf(page, en.search.field).fill('09777123456');
  await page.getByRole('option', { name: 'player' }).waitFor();
  await page.keyboard.press('Enter');
  await title(page, 'player').waitFor();
  await page.keyboard.press('r');
  await dialog(page).getByLabel(en.members.kinds.BETTING).check();
  await fieldOf(page, en.members.reasonCode).selectOption('FRAUD_SUSPECTED');
  await confirm(page, en.members.restrict, 'asked by the bank');
  await page.getByRole('link', { name: en.members.closed.BETTING }).click();
  await expect.poll(bet).toBe('refused');
  await button(page, `${en.members.lift}: ${en.members.kinds.BETTING}`).click();
  await confirm(page, en.members.lift, 'the bank called back');
  await waitForText(page, en.members.lifted);
  await expect.poll(bet).toBe('ok');
  await expect.poll(() => page.getByText(en.members.closed.BETTING).count()).toBe(0);
});

test('a conformance run of the dialect with keys passes against the demo world', async () => {
  await expectConformance(office);
});

test('who pays takes a receiver out of the row and flags a member, and is offered nothing else; after a quarter of an hour without a touch the door closes, and the same person comes back to the same place', async () => {
  await expectPayerBack(office, [tokens.maker, tokens.checker]);
});

test('when the server is killed and started again, pages of the site and the console come back without being loaded anew', async () => {
  await office.leave(tokens.maker);
  await expectPagesBack(office, tokens.checker);
  await office.leave(tokens.checker);
});

test('the pages keep WCAG 2.2 AA in Burmese, on a desk in both themes and on a phone, from the door to the search; on a phone a row is a card and nothing lies beyond the edge', async () => {
  await expectReadable(office, maker);
});
