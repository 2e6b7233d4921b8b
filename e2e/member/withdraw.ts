import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { accountIdOf, lastWithdrawalIdOf } from '../../tools/scenario/index.ts';
import { drawPng } from '../../tools/test/picture.ts';
import { accountTexts, openAreaOnPhone } from '../test-site.ts';
import { auditThemes } from '../audit-page.ts';
import { operate } from '../operate.ts';
import type { Backoffice } from '../payments/backoffice.ts';
import { openPayee, openSaver, PAYMENT_PASSWORD } from '../payments/savers.ts';
import { backofficeOf, testSite } from './member-site.ts';

const { menu, withdraw: my } = accountTexts.my;
const MEMBER = 'patient';
/** What a wallet takes in one payment. */
const MOST_AT_ONCE = '"500000.00"';
const STATEMENT = { name: 'a.png', mimeType: 'image/png', buffer: drawPng(64, 64) };

let backoffice: Backoffice;

beforeAll(async () => {
  await operate(testSite.databaseUrl, 'setting', 'payments.withdrawals.walletMost', MOST_AT_ONCE);
  backoffice = await backofficeOf(testSite);
});

const press = (within: Locator, name: string): Promise<void> =>
  within.getByRole('button', { name, exact: true }).click();
const over = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title, exact: true });

/** What is open meets WCAG 2.2 AA in both themes. */
const audit = async (page: Page): Promise<void> =>
  expect(await auditThemes(page, '[role=dialog]')).toEqual([]);

/** Asks for money as a member does, without the password at first; gives the number of the withdrawal, whose status history is open then. */
const withdraw = async (page: Page, area: Locator, amount: string): Promise<string> => {
  await area.locator('[name=amount]').pressSequentially(amount);
  await press(area, my.form.submit);
  const sure = over(page, my.sure.title);
  await sure.locator('button[type=submit]').click();
  await audit(page);
  await sure.locator('[name=paymentPassword]').fill(PAYMENT_PASSWORD);
  await sure.locator('button[type=submit]').click();
  await sure.waitFor({ state: 'hidden' });
  return String(await lastWithdrawalIdOf(testSite.db, await accountIdOf(testSite.db, MEMBER)));
};

/** Says by a picture that the first of the payments has not arrived. */
const claim = async (page: Page, area: Locator): Promise<void> => {
  await area.getByRole('button', { name: my.receipt.notReceived, exact: true }).first().click();
  const dialog = over(page, my.claim.title);
  await press(dialog, my.claim.send);
  await dialog.getByText(my.claim.pictureMissing).waitFor();
  await dialog.locator('[name=pictures]').setInputFiles(STATEMENT);
  await dialog.getByRole('img').waitFor();
  await press(dialog, my.claim.send);
  await dialog.waitFor({ state: 'hidden' });
  await area.getByText(my.receipt.disputedText).waitFor();
};

test('WALLET-003 WALLET-012 WALLET-013 WALLET-014 WALLET-015 a member withdraws on a phone in Burmese, and says what arrived and what did not', async () => {
  await openSaver(testSite, MEMBER, '2000000.00');
  await openPayee(testSite.db, MEMBER);
  const phone = { language: 'my', width: 390, height: 844 } as const;
  await using visitor = await testSite.visitAs(await testSite.logIn(MEMBER), phone);
  const { page, complaints } = visitor;
  const area = await openAreaOnPhone(page, 'my');
  await press(area, menu.withdraw);

  // It is paid in four payouts.
  const id = await withdraw(page, area, '1750000');
  const history = over(page, my.history.title);
  await history.getByText(my.waits.staff).waitFor();
  await backoffice.approve(id);
  await history.getByRole('listitem').filter({ hasText: my.steps.APPROVED }).waitFor();
  await backoffice.pay(id);
  await history.getByText(/Ks\s250,000\.00/u).waitFor();
  await press(history, my.history.toReceipt);

  const received = area.getByRole('button', { name: my.receipt.received, exact: true });
  await expect.poll(() => received.count()).toBe(4);
  await claim(page, area);
  await received.first().click();
  await press(area, my.receipt.all.replace('{{count}}', '2'));
  await press(area, my.receipt.allSure);
  await received.first().waitFor({ state: 'hidden' });
  const { payouts } = await backoffice.readWithdrawal(id);
  const states = payouts.map(({ state }) => state);
  expect(states.toSorted()).toEqual(['DISPUTED', 'RECEIVED', 'RECEIVED', 'RECEIVED']);
  await audit(page);
  expect(complaints).toEqual([]);
});
