import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { drawPng } from '../../tools/test/picture.ts';
import { PASSWORD } from '../accounts.ts';
import type { Visit, Visitor } from '../browser.ts';
import {
  accountTexts,
  entryOf,
  openAccountArea,
  openTestSite,
  siteTexts as site,
  type Language,
} from '../test-site.ts';
import { auditThemes } from '../audit-page.ts';
import { openBackoffice, type Backoffice } from './backoffice.ts';
import { letDayPass, openPayee, openSaver, PAYMENT_PASSWORD, REAL_NAME } from './savers.ts';

const en = accountTexts.EN.withdraw;
const my = accountTexts.MY.withdraw;

/** Above what a wallet takes at once, so that it is paid in two payouts. */
const AMOUNT = '1500000';

const testSite = openTestSite({ games: false });
let backoffice: Backoffice;

beforeAll(async () => {
  backoffice = await openBackoffice(testSite.databaseUrl, testSite.consoleUrl);
});

interface Opened extends AsyncDisposable {
  page: Page;
  area: Locator;
  complaints: Visitor['complaints'];
}

/** A member's own page of withdrawals. */
const openWithdraw = async (name: string, visit: Visit & { language?: Language } = {}): Promise<Opened> => {
  const visitor = await testSite.visitAs(await testSite.logIn(name), visit);
  const { page, complaints } = visitor;
  const area = await openAccountArea(page, name, visit.language);
  await entryOf(area, 'withdraw', visit.language).click();
  await area.getByRole('tablist').waitFor();
  return { page, area, complaints, [Symbol.asyncDispose]: () => visitor[Symbol.asyncDispose]() };
};

const tab = async (area: Locator, name: string): Promise<void> =>
  area.getByRole('tab', { name: new RegExp(`^${name}`, 'u') }).click();
const press = async (within: Locator, name: string): Promise<void> =>
  within.getByRole('button', { name, exact: true }).click();
const over = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title, exact: true });

const addPayee = async ({ page, area }: Opened, number: string): Promise<void> => {
  await tab(area, en.tabs.payees);
  await press(area, en.payees.add);
  const form = over(page, en.payees.add);
  await form.locator('[name=number]').fill(number);
  await form.locator('[name=name]').fill(REAL_NAME);
  await form.locator('[name="proof.password"]').fill(PASSWORD);
  await form.locator('button[type=submit]').click();
  await form.waitFor({ state: 'hidden' });
};

/** Asks for money as a member does; gives the number of the withdrawal, whose story is open then. */
const withdraw = async ({ page, area }: Opened, amount: string, texts = en): Promise<string> => {
  await tab(area, texts.tabs.request);
  await area.locator('[name=amount]').pressSequentially(amount);
  await press(area, texts.form.submit);
  const sure = over(page, texts.sure.title);
  await sure.locator('[name=paymentPassword]').fill(PAYMENT_PASSWORD);
  await sure.locator('button[type=submit]').click();
  await sure.waitFor({ state: 'hidden' });
  const { rows } = await testSite.db.pool.query<{ id: bigint }>(
    'select max(id) as id from payments_withdrawal',
  );
  return String(rows[0]?.id);
};

test('WALLET-003 WALLET-012 WALLET-015 a member adds an account, withdraws, follows the desk and confirms', async () => {
  await openSaver(testSite, 'patient', '2000000.00');
  await using opened = await openWithdraw('patient');
  const { page, area } = opened;
  await addPayee(opened, '09 771 234 567');
  await area.getByText(en.payees.rests, { exact: true }).waitFor();
  await tab(area, en.tabs.request);
  await area.getByRole('heading', { name: en.blocks.title }).waitFor();
  expect(await area.locator('[name=amount]').count()).toBe(0);

  await letDayPass(testSite.db, 'patient');
  await tab(area, en.tabs.payees);
  await area.getByText(en.payees.usable, { exact: true }).waitFor();
  await tab(area, en.tabs.request);
  await area.getByText(en.turnover.done).waitFor();
  await area.getByText(en.turnover.past.replace('{{count}}', '1')).click();
  await area.getByRole('button', { name: new RegExp(`^${en.turnover.showBets}`, 'u') }).click();
  await area.getByText('counted Ks\u00A060,000.00').waitFor();
  await area.locator('[name=amount]').pressSequentially('2000000.01');
  await press(area, en.form.submit);
  await area.getByText(site.EN.errors.insufficient_funds).waitFor();
  await area.locator('[name=amount]').fill('');
  const id = await withdraw(opened, AMOUNT);

  const drawer = over(page, en.history.title);
  await drawer.getByText(en.waits.staff).waitFor();
  await backoffice.approve(id);
  await drawer.getByRole('listitem').filter({ hasText: en.steps.APPROVED }).waitFor();
  await backoffice.pay(id);
  await drawer.getByText('Payment 2 of 2: Ks\u00A0500,000.00').waitFor();
  await press(drawer, en.history.toReceipt);

  await area.getByRole('listitem').filter({ hasText: '1,000,000' }).waitFor();
  expect(await area.getByRole('button', { name: en.receipt.received, exact: true }).count()).toBe(2);
  await press(area, en.receipt.all.replace('{{count}}', '2'));
  expect(await backoffice.readWithdrawal(id)).toMatchObject({ state: 'CONFIRMING' });
  await press(area, en.receipt.allSure);
  await area.getByText(en.receipt.emptyTitle).waitFor();
  const { state, payouts } = await backoffice.readWithdrawal(id);
  expect([state, payouts.map((payout) => payout.state)]).toEqual(['COMPLETED', ['RECEIVED', 'RECEIVED']]);
  await tab(area, en.tabs.request);
  await area.getByText(en.states.COMPLETED, { exact: true }).waitFor();
  expect(await area.locator('[name=amount]').count()).toBe(1);
  expect(opened.complaints).toEqual([]);
});

test('WALLET-014 WALLET-016 WALLET-018 a member claims by a picture that a payment did not arrive, and a forced receipt ends it', async () => {
  await openSaver(testSite, 'waiting', '100000.00');
  await openPayee(testSite.db, 'waiting');
  await using opened = await openWithdraw('waiting');
  const { page, area } = opened;
  const id = await withdraw(opened, '50000');
  await backoffice.approve(id);
  await backoffice.pay(id);
  await press(over(page, en.history.title), en.history.toReceipt);
  await area.getByText(en.receipt.warning.replace('{{minutes}}', '30')).waitFor();
  expect(await area.getByRole('timer').innerText()).toMatch(/(?:30:00|29:\d\d)$/u);

  await press(area, en.receipt.notReceived);
  const claim = over(page, en.claim.title);
  await claim.getByText(en.claim.forced).waitFor();
  await press(claim, en.claim.send);
  await claim.getByText(en.claim.pictureMissing).waitFor();
  const picture = claim.locator('[name=pictures]');
  await picture.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await claim.getByText(site.EN.errors.picture_invalid).waitFor();
  await picture.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: drawPng(64, 64) });
  await claim.getByRole('img').waitFor();
  await press(claim, en.claim.send);
  await claim.waitFor({ state: 'hidden' });
  await area.getByText(en.receipt.disputedText).waitFor();
  expect(await area.getByRole('timer').count()).toBe(0);

  const { payouts } = await backoffice.readWithdrawal(id);
  expect(payouts).toMatchObject([{ state: 'DISPUTED' }]);
  await backoffice.force(payouts[0]?.id ?? '');
  await area.getByText(en.receipt.emptyTitle).waitFor();
  await tab(area, en.tabs.request);
  await area.getByRole('button', { name: /KBZPay/u }).click();
  await over(page, en.history.title).getByText(en.steps.FORCED_RECEIVED).waitFor();
  expect(opened.complaints).toEqual([]);
});

const auditForms = async ({ page, area }: Opened): Promise<string[]> => {
  const found = await auditThemes(page, '[role=dialog]');
  await press(area, my.form.submit);
  await area.locator('[name=amount]').fill('10000');
  await press(area, my.form.submit);
  const sure = over(page, my.sure.title);
  await sure.locator('button[type=submit]').click();
  found.push(...(await auditThemes(page, '[role=dialog]')));
  await press(sure, my.sure.not);
  await tab(area, my.tabs.payees);
  await press(area, my.payees.add);
  await over(page, my.payees.add).waitFor();
  found.push(...(await auditThemes(page, '[role=dialog]')));
  await page.keyboard.press('Escape');
  return found;
};

const auditHistory = async ({ page, area }: Opened): Promise<string[]> => {
  await tab(area, my.tabs.receipt);
  await press(area, my.receipt.notReceived);
  await over(page, my.claim.title).waitFor();
  const found = await auditThemes(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await tab(area, my.tabs.request);
  found.push(...(await auditThemes(page, '[role=dialog]')));
  await press(area, my.blocks.way.inProgress);
  await over(page, my.history.title).getByText(my.steps.SENT).waitFor();
  found.push(...(await auditThemes(page, '[role=dialog]')));
  return found;
};

test('WALLET-003 WALLET-012 WALLET-013 every part of the page meets WCAG 2.2 AA in both themes, in Burmese', async () => {
  await openSaver(testSite, 'judged', '100000.00');
  await openPayee(testSite.db, 'judged');
  await using opened = await openWithdraw('judged', { language: 'MY' });
  expect(await auditForms(opened)).toEqual([]);
  const id = await withdraw(opened, '50000', my);
  await backoffice.approve(id);
  await backoffice.pay(id);
  await opened.page.keyboard.press('Escape');
  expect(await auditHistory(opened)).toEqual([]);
  await opened.page.keyboard.press('Escape');
  await tab(opened.area, my.tabs.receipt);
  await press(opened.area, my.receipt.received);
  await opened.area.getByText(my.receipt.emptyTitle).waitFor();
  expect(await backoffice.readWithdrawal(id)).toMatchObject({
    state: 'COMPLETED',
    payouts: [{ state: 'RECEIVED' }],
  });
});
