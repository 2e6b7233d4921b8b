import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { drawPng } from '../../tools/test/picture.ts';
import { PASSWORD } from '../accounts.ts';
import { auditThemes } from '../audit-page.ts';
import { until } from '../operate.ts';
import { ask } from '../payments/savers.ts';
import { accountTexts, siteTexts, type Member } from '../test-site.ts';
import { countTaps } from '../site/taps.ts';
import { testSite } from './member-site.ts';

const { deposit: my } = accountTexts.my;
const { shell } = siteTexts.my;
const RECEIPT = { name: 'receipt.png', mimeType: 'image/png', buffer: drawPng(40, 60) };

interface Order {
  id: string;
  payUrl: string | null;
  credited: string | null;
}

/** Pays in 10,000 at the provider by calls, as a member may have done long ago. */
const payInBefore = async ({ token }: Member): Promise<void> => {
  const body = { methodId: 'gateway', amount: '10000.00', requestId: randomUUID() };
  const { id }: Order = await ask(testSite.url('/deposits'), 'POST', { token, body });
  const readOrder = (): Promise<Order> => ask(testSite.url(`/deposits/${id}`), 'GET', { token });
  const payUrl = await until(
    'there is a page to pay at',
    async () => (await readOrder()).payUrl ?? undefined,
  );
  await fetch(payUrl, { method: 'POST', body: new URLSearchParams({ choice: 'pay' }) });
  await until('it is credited', async () => (await readOrder()).credited ?? undefined);
};

/** Comes by the address of the page; the login stands in between, and the page follows it. */
const enter = async (page: Page, username: string): Promise<Locator> => {
  await page.goto('/depositv2');
  const form = page.getByRole('dialog').filter({ has: page.locator('[name=password]') });
  await form.locator('[name=username]').fill(username);
  await form.locator('[name=password]').fill(PASSWORD);
  await form.locator('button[type=submit]').click();
  const area = page.getByRole('dialog').filter({ has: page.locator('[name=amount]') });
  await area.waitFor();
  return page.getByRole('dialog');
};

/** Orders 10,000 by the second amount offered. */
const order = async (dialog: Locator, method: string): Promise<void> => {
  const more = dialog.getByRole('button', { name: my.allMethods.split('{{total}}')[0] ?? '' });
  if (await more.isVisible()) await more.click();
  await dialog
    .locator('label')
    .filter({ has: dialog.page().getByText(method, { exact: true }) })
    .first()
    .click();
  await dialog.getByRole('button', { name: '10,000', exact: true }).click();
  await dialog.locator('form button[type=submit]').click();
};

/** From the balance to what is paid on the page of the provider, which comes by itself, and back. */
const payInFourTaps = async (page: Page, dialog: Locator): Promise<void> => {
  const { tap, count } = countTaps();
  await tap(page.getByRole('banner').getByRole('button', { name: shell.deposit, exact: true }));
  await tap(dialog.getByRole('button', { name: '10,000', exact: true }));
  await tap(dialog.locator('form button[type=submit]'));
  await page.getByText('10,000.00 MMK').waitFor();
  await tap(page.locator('button[value=pay]'));
  await page.locator('a[href$="/depositv2"]').waitFor();
  expect(count()).toBeLessThanOrEqual(4);
  await page.locator('a[href$="/depositv2"]').click();
  await dialog.getByText(my.says.credited.replace('{{amount}}', 'Ks\u00A010,000.00')).waitFor();
  const meter = dialog.getByRole('meter', { name: my.turnover });
  expect(await meter.getAttribute('aria-valuetext')).toContain('Ks\u00A010,000.00');
};

const closeAccountArea = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
};

/** By the gold octagon at the thumb. */
const openByThumb = (page: Page): Promise<void> =>
  page.getByRole('navigation', { name: shell.menu }).getByRole('button', { name: shell.deposit }).click();

/** Tells of a transfer, wrong at first, with a picture of its receipt. */
const tellOfTransfer = async (page: Page, dialog: Locator): Promise<void> => {
  await order(dialog, 'KBZPay');
  await dialog.getByLabel(my.txnTail).fill('၁၂၃');
  await dialog.getByRole('button', { name: my.paid }).click();
  await dialog.getByText(my.txnTailWrong).waitFor();
  expect(await auditThemes(page, '[role=dialog]')).toEqual([]);
  await dialog.getByLabel(my.txnTail).fill('123456');
  await dialog.getByRole('button', { name: my.paid }).click();
  await dialog.getByText(my.says.checking).waitFor();
  await dialog.locator('[name=pictures]').setInputFiles(RECEIPT);
  await dialog.getByRole('button', { name: my.slips.send }).click();
  await dialog.getByText(my.slips.choose.replace('{{left}}', '2')).waitFor();
};

test('WALLET-002 WALLET-008 WALLET-020 who has paid before is four taps from the balance to a deposit that is paid, and tells of a transfer and finds a QR order, on a phone in Burmese', async () => {
  await payInBefore(await testSite.openMember('repayer'));
  await using visitor = await testSite.visit({ language: 'my', width: 360, height: 780 });
  const { page } = visitor;
  const dialog = await enter(page, 'repayer');
  expect(await dialog.locator('label').first().innerText()).toContain('Demo cashier');
  await closeAccountArea(page);
  await payInFourTaps(page, dialog);
  await closeAccountArea(page);
  const balance = page.getByRole('banner').getByRole('button', { name: /Ks\s20,000\.00/u });
  await balance.waitFor();

  await openByThumb(page);
  await tellOfTransfer(page, dialog);
  await dialog.getByRole('button', { name: my.newDeposit }).click();
  await order(dialog, 'MMQR');
  await dialog.getByRole('list', { name: my.history }).waitFor();
  await dialog.getByRole('img', { name: my.qrPicture.split('{{')[0] ?? '' }).waitFor();
  await closeAccountArea(page);
  // What is still to be paid comes first.
  await openByThumb(page);
  await dialog.getByRole('timer').waitFor();
  expect(visitor.complaints).toEqual([]);
});
