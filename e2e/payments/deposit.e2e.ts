import { loadAccountMessages, loadMessages } from '@hintha/messages';
import { openDatabase, type Database } from '@hintha/platform';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountIdOf, givenOrdersOver, readOrders } from '../../tools/scenario/index.ts';
import { drawPng } from '../../tools/test/picture.ts';
import { openAccount, PASSWORD } from '../accounts.ts';
import { openVisitor, shareBrowser, type Visit } from '../browser.ts';
import { noteCalls } from '../calls.ts';
import { auditThemes } from '../audit-page.ts';
import { openWorld, type World } from '../world.ts';

const en = await loadMessages('EN');
const texts = {
  EN: (await loadAccountMessages('EN')).deposit,
  MY: (await loadAccountMessages('MY')).deposit,
};
const PATIENCE = { timeout: 15_000 };
const RECEIPT = { name: 'receipt.png', mimeType: 'image/png', buffer: drawPng(40, 60) };
const PHONE = { width: 390, height: 844 };

let world: World;
let db: Database;
let browser: Browser;

beforeAll(async () => {
  [world, browser] = await Promise.all([openWorld({ cashier: true }), shareBrowser({ games: false })]);
  db = openDatabase(world.databaseUrl, { max: 2, session: { role: 'hintha_app' } });
}, 180_000);

afterAll(async () => {
  await db?.close();
  await world?.[Symbol.asyncDispose]();
});

const openSaver = async (name: string): Promise<void> =>
  openAccount({ db, operatorUrl: world.settings.operatorUrl }, name);

const visit = async (order: Visit) => {
  const visitor = await openVisitor(browser, world.settings.operatorUrl, {
    reducedMotion: 'reduce',
    ...order,
  });
  visitor.context.setDefaultTimeout(PATIENCE.timeout);
  return visitor;
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

/** Orders 10,000 by the second amount offered; the button is pressed as often as it is said. */
const order = async (page: Page, method: string, { clicks = 1, words = texts.EN } = {}): Promise<void> => {
  const dialog = page.getByRole('dialog');
  const more = dialog.getByRole('button', { name: words.allMethods.split('{{total}}')[0] ?? '' });
  if (await more.isVisible()) await more.click();
  await dialog.locator('label').filter({ hasText: method }).first().click();
  await dialog.getByRole('button', { name: '10,000', exact: true }).click();
  await dialog.locator('form button[type=submit]').click({ clickCount: clicks });
  await dialog.getByRole('list', { name: words.history }).waitFor();
};

const closeAccountArea = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
};

/** By the gold octagon at the thumb. */
const openByThumb = async (page: Page): Promise<void> =>
  page
    .getByRole('navigation', { name: en.shell.menu })
    .getByRole('button', { name: en.shell.deposit })
    .click();

test('WALLET-002 WALLET-008 a deposit by the provider leads out and back, is ordered once, and the balance moves', async () => {
  await openSaver('payer');
  await using visitor = await visit({ ...PHONE, language: 'EN' });
  const { page } = visitor;
  const dialog = await enter(page, 'payer');
  await dialog.getByText(texts.EN.firstDeposit).waitFor();
  const calls = noteCalls(page);
  await order(page, 'Demo cashier', { clicks: 2 });
  expect(calls('POST', 'deposits')).toHaveLength(1);

  await dialog.getByRole('link', { name: texts.EN.toProvider }).click();
  await page.getByText('10000.00 MMK').waitFor();
  await page.locator('button[value=pay]').click();
  await page.locator('a[href$="/depositv2"]').click();

  await dialog.getByText(texts.EN.says.credited.replace('{{amount}}', 'Ks\u00A010,000.00')).waitFor();
  const meter = dialog.getByRole('meter', { name: texts.EN.turnover });
  expect(await meter.getAttribute('aria-valuetext')).toContain('Ks\u00A010,000.00 is left');
  await closeAccountArea(page);
  const chip = page.getByRole('banner').getByRole('button', { name: /Ks\s10,000\.00/ });
  await chip.waitFor();

  await page.getByRole('banner').getByRole('button', { name: en.shell.deposit }).click();
  await dialog.getByRole('button', { name: /Demo cashier.*Credited/ }).waitFor();
  expect(await dialog.getByRole('radio').first().isChecked()).toBe(true);
  expect(await dialog.locator('label').first().innerText()).toContain('Demo cashier');
  expect(await dialog.getByText(texts.EN.firstDeposit).count()).toBe(0);
});

test('WALLET-002 WALLET-020 a QR order shows its own amount and its time, comes first when the page opens again, and ends with its time', async () => {
  await openSaver('scanner');
  await using visitor = await visit({ ...PHONE, language: 'EN' });
  const { page } = visitor;
  const dialog = await enter(page, 'scanner');
  await order(page, 'MMQR');
  const accountId = await accountIdOf(db, 'scanner');
  const placed = (await readOrders(db)).find((one) => one.accountId === accountId);
  const kyat = Number(placed?.payAmount) / 100;
  expect(kyat).toBeGreaterThan(10_000);
  const shown = `Ks\u00A0${kyat.toLocaleString('en-US')}.00`;
  await dialog
    .getByText(texts.EN.ownAmount.replace('{{pay}}', shown).replace('{{asked}}', 'Ks\u00A010,000.00'))
    .waitFor();
  await dialog.getByRole('img', { name: texts.EN.qrPicture.replace('{{amount}}', shown) }).waitFor();
  expect(await dialog.getByRole('timer').innerText()).toMatch(/^(?:10:00|09:\d\d)$/);

  await closeAccountArea(page);
  await openByThumb(page);
  await dialog.getByRole('timer').waitFor();
  await givenOrdersOver(db);
  await dialog.getByText(texts.EN.says.expired).waitFor();
  expect(await dialog.getByRole('timer').count()).toBe(0);
  expect(await dialog.getByRole('list', { name: texts.EN.history }).innerText()).toContain(
    texts.EN.steps.expired,
  );
});

test('WALLET-002 a transfer is told with its receipt, and the page breaks no rule of WCAG 2.2 AA, in both themes, in Burmese on a phone', async () => {
  const name = 'judged';
  await openSaver(name);
  await using visitor = await visit({ ...PHONE, language: 'MY' });
  const { page } = visitor;
  const words = texts.MY;
  const dialog = await enter(page, name);
  const audit = async () => expect(await auditThemes(page, '[role=dialog]')).toEqual([]);
  await dialog.locator('form button[type=submit]').click();
  await dialog.getByText(words.amountMissing).waitFor();
  await audit();
  await order(page, 'KBZPay', { words });
  await dialog.getByLabel(words.txnTail).fill('၁၂၃');
  await dialog.getByRole('button', { name: words.paid }).click();
  await dialog.getByText(words.txnTailWrong).waitFor();
  await audit();
  await dialog.getByLabel(words.txnTail).fill('123456');
  await dialog.getByRole('button', { name: words.paid }).click();
  await dialog.getByText(words.says.checking).waitFor();
  await dialog.locator('[name=pictures]').setInputFiles(RECEIPT);
  await dialog.getByRole('button', { name: words.slips.send }).click();
  await dialog.getByText(words.slips.choose.replace('{{left}}', '2')).waitFor();
  expect(visitor.complaints).toEqual([]);
});
