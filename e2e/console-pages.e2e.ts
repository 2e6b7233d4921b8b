import { loadConsoleMessages, loadMessages } from '@hintha/messages';
import { money } from '@hintha/money';
import { softswiss } from '@hintha/vendor-protocol';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccount } from './accounts.ts';
import { openOffice, PATIENCE, type Office } from './console/office.ts';
import { auditThemes } from './audit-page.ts';
import { operate } from './operate.ts';

const en = await loadConsoleMessages('EN');
const my = await loadConsoleMessages('MY');
const site = await loadMessages('EN');
const VENDOR_KEY = process.env.CONFORMANCE_KEY ?? 'hintha-conformance-demo-key';
const PHONE = '959777123456';

let office: Office;
const tokens = { maker: '', checker: '' };

beforeAll(async () => {
  office = await openOffice();
  tokens.maker = await office.enter(await office.hire('thiri'));
  tokens.checker = await office.enter(await office.hire('kyaw'));
  await openAccount(office.testSite, 'player', { mobile: PHONE });
  const { databaseUrl } = office.testSite;
  await operate(databaseUrl, 'credit', '--account', 'player', '--amount', '5000.00', '--reason', 'e2e');
}, 180_000);

afterAll(() => office?.[Symbol.asyncDispose]());

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string): Locator => page.getByLabel(name, { exact: false }).first();
const title = (page: Page, name: string): Locator => page.getByRole('heading', { name, exact: true });
const dialog = (page: Page): Locator => page.getByRole('dialog');
const waitForText = (page: Page, text: string): Promise<void> => page.getByText(text).first().waitFor();

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

/** Confirms the dialog that is open with a reason. */
const confirm = async (page: Page, name: string, reason: string): Promise<void> => {
  await dialog(page).getByLabel(en.appShell.reason, { exact: false }).last().fill(reason);
  await dialog(page).getByRole('button', { name, exact: true }).click();
};

test('a member found by phone is kept from betting, and may bet again once that is lifted', async () => {
  await using visitor = await office.visit({ token: tokens.maker });
  const { page } = visitor;
  expect(await bet()).toBe('ok');
  await page.goto('/finance');
  await title(page, en.finance.title).waitFor();
  await page.keyboard.press('Control+k');
  await field(page, en.search.field).fill('09777123456');
  await page.getByRole('option', { name: 'player' }).waitFor();
  await page.keyboard.press('Enter');
  await title(page, 'player').waitFor();
  await page.keyboard.press('r');
  await dialog(page).getByLabel(en.members.kinds.BETTING).check();
  await field(page, en.members.reasonCode).selectOption('FRAUD_SUSPECTED');
  await confirm(page, en.members.restrict, 'asked by the bank');
  await page.getByRole('link', { name: en.members.closed.BETTING }).click();
  await expect.poll(bet, PATIENCE).toBe('refused');
  await button(page, `${en.members.lift}: ${en.members.kinds.BETTING}`).click();
  await confirm(page, en.members.lift, 'the bank called back');
  await waitForText(page, en.members.lifted);
  await expect.poll(bet, PATIENCE).toBe('ok');
  await expect.poll(() => page.getByText(en.members.closed.BETTING).count(), PATIENCE).toBe(0);
});

test('a feature switched in the console is on the site at once', async () => {
  await using guest = await office.visit({ language: 'EN' });
  const { operatorUrl } = office.testSite;
  const freePlay = guest.page.getByRole('button', { name: site.access.freePlay.open });
  await guest.page.goto(`${operatorUrl}/login`);
  await guest.page.locator('input[name="username"]').first().waitFor();
  expect(await freePlay.count()).toBe(0);
  await using visitor = await office.visit({ token: tokens.maker });
  await visitor.page.goto('/site');
  await button(visitor.page, `${en.site.turnOn}: ${en.site.flags.FREEPLAY3}`).click();
  await confirm(visitor.page, en.site.turnOn, 'a week of trying');
  await waitForText(visitor.page, en.site.changed);
  const seen = async () => {
    await guest.page.goto(`${operatorUrl}/login`);
    await guest.page.locator('input[name="username"]').first().waitFor();
    return freePlay.count();
  };
  await expect.poll(seen, PATIENCE).toBe(1);
});

test('a correction counts once a colleague has approved it, and not by who proposed it', async () => {
  await using first = await office.visit({ token: tokens.maker });
  const { page } = first;
  await page.goto('/members?q=player');
  await page.getByRole('link', { name: 'player' }).click();
  await title(page, 'player').waitFor();
  await page.keyboard.press('a');
  await field(page, en.members.amount).fill('1,500');
  await field(page, en.members.reasonCode).selectOption('GOODWILL');
  await field(page, en.members.ticket).fill('T-1');
  await confirm(page, en.members.propose, 'a lost evening');
  await waitForText(page, en.members.adjustProposed);
  await page.goto('/approvals');
  const action = en.approvals.actions.wallet.adjust;
  await page.getByRole('link', { name: action }).click();
  await waitForText(page, en.approvals.own);
  expect(await button(page, en.approvals.approve).count()).toBe(0);

  await using second = await office.visit({ token: tokens.checker });
  await second.page.goto('/approvals');
  await second.page.getByRole('link', { name: action }).click();
  await second.page.getByText('"1500.00"').waitFor();
  await second.page.keyboard.press('a');
  await dialog(second.page).waitFor();
  await second.page.keyboard.press('Enter');
  await waitForText(second.page, en.approvals.approved);
  const { rows } = await office.db.pool.query<{ amount: bigint }>(
    `select amount from wallet_posting where kind = 'ADJUST' order by at desc limit 1`,
  );
  expect(rows).toEqual([{ amount: 150_000n }]);
});

const TABS = ['timeline', 'money', 'sessions', 'restrictions'];
const ROOMS = [
  '/finance',
  '/staff/1',
  '/audit/1',
  '/notifications',
  '/site',
  '/settings',
  '/site?tab=networks',
];

test('every room keeps WCAG 2.2 AA in both themes, in Burmese', async () => {
  await using visitor = await office.visit({ language: 'MY', token: tokens.maker });
  const { page } = visitor;
  await page.goto('/members?q=player');
  await page.getByRole('link', { name: 'player' }).click();
  await title(page, 'player').waitFor();
  const { pathname } = new URL(page.url());
  const breaches: string[] = [];
  const audit = async (what: string) => {
    for (const breach of await auditThemes(page)) breaches.push(`${what} ${breach}`);
  };
  for (const path of [...TABS.map((tab) => `${pathname}?tab=${tab}`), ...ROOMS]) {
    await page.goto(path);
    await page.locator('tbody td').first().or(page.getByText(my.table.empty)).first().waitFor();
    await audit(path);
  }
  await page.keyboard.press('/');
  await field(page, my.search.field).fill('player');
  await page.getByRole('option', { name: 'player' }).waitFor();
  await audit('search');
  expect([...breaches, ...visitor.complaints]).toEqual([]);
});
