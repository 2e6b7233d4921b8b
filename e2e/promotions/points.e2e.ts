import { randomUUID } from 'node:crypto';
import { loadAccountMessages, loadConsoleMessages, loadMessages } from '@hintha/messages';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD } from '../accounts.ts';
import { openVisitor, shareBrowser, type Visit, type Visitor } from '../browser.ts';
import { openOffice, type Office } from '../console/office.ts';
import { untilGamesAreListed } from '../games-listed.ts';
import { auditPage } from '../audit-page.ts';
import { ask, openSaver, PAYMENT_PASSWORD } from '../payments/savers.ts';
import { accountIdOf, readPostings } from '../../tools/scenario/index.ts';

const PATIENCE = 30_000;
const NAME = 'shopper';
const site = { EN: await loadMessages('EN'), MY: await loadMessages('MY') };
const accountTexts = { EN: await loadAccountMessages('EN'), MY: await loadAccountMessages('MY') };
const consoleTexts = await loadConsoleMessages('EN');
const words = accountTexts.EN.rewardsStore;
const LONGYI = 'Longyi of cotton';

let office: Office;
let browser: Browser;
const tokens = { staff: '', member: '' };

beforeAll(async () => {
  [office, browser] = await Promise.all([openOffice(), shareBrowser({ games: false })]);
  await untilGamesAreListed(office.testSite.operatorUrl);
  tokens.staff = await office.enter(await office.hire('thiri'));
  await openSaver(office.testSite, NAME, '50000');
  const body = { username: NAME, password: PASSWORD };
  const entered: { token: string } = await ask(`${office.testSite.operatorUrl}/wps/session/login`, 'POST', {
    body,
  });
  tokens.member = entered.token;
}, 180_000);

afterAll(async () => {
  await office?.[Symbol.asyncDispose]();
});

const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

/** A browser in the points shop, of the member when it is to be signed in. */
const visit = async (order: Visit & { member?: boolean } = {}): Promise<Visitor> => {
  const usual = { language: 'EN', width: 1100, height: 900, reducedMotion: 'reduce' } as const;
  const visitor = await openVisitor(browser, office.testSite.operatorUrl, { ...usual, ...order });
  visitor.context.setDefaultTimeout(PATIENCE);
  if (order.member)
    await visitor.context.addInitScript(
      ([token, name]) => {
        sessionStorage.setItem('token', token);
        sessionStorage.setItem('username', name);
      },
      [tokens.member, NAME] as const,
    );
  await visitor.page.goto('/pointMall');
  return visitor;
};

/** A bet on slots that was decided now, as the vendor's rooms keep it. */
const play = (kyat: number) =>
  office.db.pool.query(
    `insert into bets_bet
       (id, account_id, source, round, game, stake, payout, state, placed_at, settled_at, first_seq, last_seq)
     select $1::uuid, a.id, v.connection, $1::text, g.code, $3, $3, 'settled', now(), now(), 1, 0
     from identity_account a, catalogue_game g join catalogue_vendor v on v.code = g.vendor
     where a.name = $2 and g.category = 'RNG' and g.classify is null limit 1`,
    [randomUUID(), NAME, kyat * 100],
  );

const untilBalance = (page: Page, points: string): Promise<void> =>
  page.locator('main header dd').getByText(points, { exact: true }).waitFor();

const cardOf = (page: Page, name: string): Locator =>
  page.locator('main').getByRole('listitem').filter({ hasText: name });

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('SHELL-024 GAMES-002 ENGAGE-021 a visitor finds the shop by the navigation, sees it without a side menu, and signs in to redeem', async () => {
  await using visitor = await visit();
  const { page } = visitor;
  await page.goto('/');
  const sidebar = page.getByRole('navigation', { name: site.EN.shell.navigation });
  await sidebar.getByRole('link', { name: site.EN.shell.rewardsStore }).click();
  await cardOf(page, LONGYI).waitFor();
  expect(await sidebar.count()).toBe(0);
  expect(await page.locator('main').getAttribute('class')).toMatch(/(^| )pointMall( |$)/);
  await page.getByText(words.loginText).waitFor();
  await cardOf(page, LONGYI).getByRole('button', { name: words.rewards.redeem, exact: false }).click();
  await page.getByRole('dialog').locator('[name=username]').waitFor();
  expect(visitor.complaints).toEqual([]);
}, 60_000);

test('ENGAGE-002 ENGAGE-012 ENGAGE-014 ENGAGE-016 ENGAGE-022 points are earned by play, redeemed with password, address and phone, and come back when staff turns it down', async () => {
  await using visitor = await visit({ member: true });
  const { page } = visitor;
  await untilBalance(page, '0');
  await play(30_000_000);
  await page.reload();
  await untilBalance(page, '30,000');

  const card = cardOf(page, LONGYI);
  await card.getByText(words.rewards.available, { exact: false }).waitFor();
  await button(card, words.rewards.more).click();
  await card.getByRole('button', { name: words.rewards.redeem, exact: false }).click();
  const dialog = page.getByRole('dialog');
  await button(dialog, words.redeem.send.replace('{{points}}', '24,000')).click();
  for (const missing of [words.redeem.addressMissing, words.redeem.mobileMissing, words.passwordMissing])
    await dialog.getByText(missing).waitFor();
  expect(await auditPage(page, '[role=dialog]')).toEqual([]);
  await dialog.getByLabel(words.redeem.address, { exact: false }).fill('No. 1, Bagan Road, Yangon');
  await dialog.getByLabel(words.redeem.mobile, { exact: false }).fill('09 771 112 233');
  await dialog.locator('[name=paymentPassword]').fill('000000');
  await dialog.locator('form button[type=submit]').click();
  await dialog.getByText(site.EN.errors.payment_password_wrong).waitFor();
  await dialog.locator('[name=paymentPassword]').fill(PAYMENT_PASSWORD);
  await dialog.locator('form button[type=submit]').click();
  await dialog.waitFor({ state: 'hidden' });
  await untilBalance(page, '6,000');

  await using colleague = await office.visit({ token: tokens.staff, width: 1440 });
  const { page: console } = colleague;
  await console.goto('/redemptions');
  await console.getByRole('row').filter({ hasText: NAME }).first().click();
  await console.getByText('No. 1, Bagan Road, Yangon').waitFor();
  expect(await auditPage(console)).toEqual([]);
  await console.keyboard.press('r');
  const asked = console.getByRole('dialog');
  await asked.getByText(consoleTexts.redemptions.reasons.OUT_OF_STOCK).waitFor();
  await console.keyboard.press('Enter');
  await asked.waitFor({ state: 'hidden' });

  await untilBalance(page, '30,000');
  await button(page, words.records).click();
  const records = page.getByRole('dialog');
  await records.getByText(words.record.states.REJECTED).waitFor();
  await records.getByText(words.record.reasons.OUT_OF_STOCK).waitFor();
  expect(await auditPage(page, '[role=dialog]')).toEqual([]);
  await records.getByRole('tab', { name: words.record.entries }).click();
  await records.getByText(words.record.kinds.REDEEM_RETURN).waitFor();
  await records.getByText('\u221224,000').waitFor();
  expect(await auditPage(page, '[role=dialog]')).toEqual([]);
  expect(visitor.complaints.filter((complaint) => !complaint.includes('status of 400'))).toEqual([]);
  expect(colleague.complaints).toEqual([]);
}, 120_000);

test('ENGAGE-026 ENGAGE-019 points become money at the ratio that the rules tell', async () => {
  await using visitor = await visit({ member: true });
  const { page } = visitor;
  await button(page, words.rules).click();
  const rules = page.getByRole('dialog');
  await rules.getByText(words.rule.expiry).waitFor();
  await rules.getByRole('row', { name: /VIP 3/ }).getByText('1.2').waitFor();
  expect(await auditPage(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');
  await rules.waitFor({ state: 'hidden' });

  await button(page, words.exchange).click();
  const exchange = page.getByRole('dialog');
  await exchange.locator('[name=points]').fill('999');
  await exchange.locator('[name=paymentPassword]').fill(PAYMENT_PASSWORD);
  await exchange.locator('form button[type=submit]').click();
  await exchange.getByText(/from 1,000 up to/).waitFor();
  expect(await auditPage(page, '[role=dialog]')).toEqual([]);
  await exchange.locator('[name=points]').fill('၂,၅၀၀');
  await exchange.getByText(/2,500\.00/).waitFor();
  await exchange.locator('form button[type=submit]').click();
  await exchange.waitFor({ state: 'hidden' });
  await untilBalance(page, '27,500');
  const postings = await readPostings(office.db, await accountIdOf(office.db, NAME));
  expect(postings.filter(({ kind }) => kind === 'POINT_CONVERT')).toMatchObject([{ amount: 250_000n }]);
  expect(visitor.complaints).toEqual([]);
}, 60_000);

test('staff puts a reward into the rewards store and hides it again', async () => {
  await using colleague = await office.visit({ token: tokens.staff, width: 1440 });
  const { page } = colleague;
  await page.goto('/rewards');
  await button(page, consoleTexts.rewards.create).click();
  const dialog = page.getByRole('dialog');
  const fill = async (label: string, text: string) =>
    dialog.getByLabel(label, { exact: false }).first().fill(text);
  await fill(consoleTexts.rewards.nameIn.EN, 'Cup of tea');
  await fill(consoleTexts.rewards.nameIn.MY, 'လက်ဖက်ရည်');
  await fill(consoleTexts.rewards.stock, '5');
  await fill(consoleTexts.rewards.points, '200');
  expect(await auditPage(page, '[role=dialog]')).toEqual([]);
  await fill(consoleTexts.appShell.reason, 'a small one');
  await button(dialog, consoleTexts.rewards.createDo).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('row').filter({ hasText: 'Cup of tea' }).first().click();
  await page.getByText('လက်ဖက်ရည်').waitFor();
  expect(await auditPage(page)).toEqual([]);
  await page.keyboard.press('c');
  await dialog.getByLabel(consoleTexts.rewards.enabled).click();
  await fill(consoleTexts.appShell.reason, 'it is drunk up');
  await button(dialog, consoleTexts.rewards.change).click();
  await dialog.waitFor({ state: 'hidden' });
  await page
    .getByRole('row')
    .filter({ hasText: 'Cup of tea' })
    .getByText(consoleTexts.rewards.hidden)
    .waitFor();
  expect(colleague.complaints).toEqual([]);
}, 60_000);

test('ENGAGE-012 the shop keeps to WCAG 2.2 AA in both themes, in Burmese at 360 px', async () => {
  await using visitor = await visit({ language: 'MY', width: 360, member: true });
  const { page } = visitor;
  const own = accountTexts.MY.rewardsStore;
  await page.locator('main').getByRole('listitem').first().waitFor();
  expect(await auditPage(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const shown = [
    [own.exchange, own.convert.paidAccount],
    [own.records, own.record.status],
    [own.rules, own.rule.expiry],
  ] as const;
  for (const [name, text] of shown) {
    await button(page.locator('main'), name).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(text).first().waitFor();
    expect(await auditPage(page, '[role=dialog]')).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }
}, 90_000);
