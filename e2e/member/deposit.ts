import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { givenOrdersOver } from '../../tools/scenario/index.ts';
import { drawPng } from '../../tools/test/picture.ts';
import { openAccount, PASSWORD } from '../accounts.ts';
import { noteCalls } from '../calls.ts';
import { auditThemes } from '../audit-page.ts';
import { accountTexts, siteTexts } from '../test-site.ts';
import { countTaps } from '../site/taps.ts';
import { testSite } from './member-site.ts';

const { deposit: my } = accountTexts.my;
const { shell } = siteTexts.my;
const RECEIPT = { name: 'receipt.png', mimeType: 'image/png', buffer: drawPng(40, 60) };

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

/** What is open meets WCAG 2.2 AA in both themes. */
const audit = async (page: Page): Promise<void> =>
  expect(await auditThemes(page, '[role=dialog]')).toEqual([]);

/** Orders 10,000 by the second amount offered; the button is pressed as often as it is said. */
const order = async (dialog: Locator, method: string, clicks = 1): Promise<void> => {
  const more = dialog.getByRole('button', { name: my.allMethods.split('{{total}}')[0] ?? '' });
  if (await more.isVisible()) await more.click();
  await dialog
    .locator('label')
    .filter({ has: dialog.page().getByText(method, { exact: true }) })
    .first()
    .click();
  await dialog.getByRole('button', { name: '10,000', exact: true }).click();
  await dialog.locator('form button[type=submit]').click({ clickCount: clicks });
};

/** Pays on the page of the provider, which comes by itself, and comes back. */
const payAtProvider = async (page: Page, dialog: Locator): Promise<void> => {
  await page.getByText('10,000.00 MMK').waitFor();
  await page.locator('button[value=pay]').click();
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

test('WALLET-002 WALLET-008 WALLET-020 a member pays at the provider, lets a QR order run out and tells of a transfer, on a phone in Burmese', async () => {
  await openAccount(testSite, 'payer');
  await using visitor = await testSite.visit({ language: 'my', width: 390, height: 844 });
  const { page } = visitor;
  const dialog = await enter(page, 'payer');
  await dialog.getByText(my.firstDeposit).waitFor();
  await dialog.locator('form button[type=submit]').click();
  await dialog.getByText(my.amountMissing).waitFor();
  await audit(page);
  const calls = noteCalls(page);
  await order(dialog, 'Demo cashier', 2);
  await payAtProvider(page, dialog);
  expect(calls('POST', 'deposits')).toHaveLength(1);
  await closeAccountArea(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Ks\s10,000\.00/u })
    .waitFor();

  await openByThumb(page);
  await dialog.getByRole('radio').first().waitFor();
  expect(await dialog.locator('label').first().innerText()).toContain('Demo cashier');
  await order(dialog, 'MMQR');
  await dialog.getByRole('list', { name: my.history }).waitFor();
  await dialog.getByRole('img', { name: my.qrPicture.split('{{')[0] ?? '' }).waitFor();
  await audit(page);
  await closeAccountArea(page);
  // What is still to be paid comes first.
  await openByThumb(page);
  await dialog.getByRole('timer').waitFor();
  await givenOrdersOver(testSite.db);
  await dialog.getByText(my.says.expired).waitFor();

  await dialog.getByRole('button', { name: my.newDeposit }).click();
  await order(dialog, 'KBZPay');
  await dialog.getByLabel(my.txnTail).fill('၁၂၃');
  await dialog.getByRole('button', { name: my.paid }).click();
  await dialog.getByText(my.txnTailWrong).waitFor();
  await audit(page);
  await dialog.getByLabel(my.txnTail).fill('123456');
  await dialog.getByRole('button', { name: my.paid }).click();
  await dialog.getByText(my.says.checking).waitFor();
  await dialog.locator('[name=pictures]').setInputFiles(RECEIPT);
  await dialog.getByRole('button', { name: my.slips.send }).click();
  await dialog.getByText(my.slips.choose.replace('{{left}}', '2')).waitFor();
  expect(visitor.complaints).toEqual([]);
});

test('WALLET-002 who has paid before is four taps from the balance to a deposit that is paid, on a phone', async () => {
  await openAccount(testSite, 'repayer');
  await using visitor = await testSite.visit({ language: 'my', width: 360, height: 780 });
  const { page } = visitor;
  const dialog = await enter(page, 'repayer');
  await order(dialog, 'Demo cashier');
  await payAtProvider(page, dialog);
  await closeAccountArea(page);

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
  expect(visitor.complaints).toEqual([]);
});
