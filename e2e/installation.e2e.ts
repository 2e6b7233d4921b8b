import { loadAccountMessages, loadConsoleMessages, loadMessages, loadStudioMessages } from '@hintha/messages';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccount, PASSWORD } from './accounts.ts';
import { type Visitor, openVisitor, shareBrowser } from './browser.ts';
import { openOffice, type Office } from './console/office.ts';
import { goInside } from './site/go-inside.ts';
import { openEmptyWorld } from './world.ts';

const en = await loadConsoleMessages('en');
const site = await loadMessages('en');
const studio = await loadStudioMessages('en');
const { deposit } = await loadAccountMessages('en');

const { integrations, lobby } = en;
const STUDIO_KEY = process.env.STUDIO_KEY ?? 'hintha-studio-demo-key';
const GAME = 'Bagan Temple';

let office: Office;
/** Who comes to the empty site, and is its first member from the deposit to the bet. */
let member: Visitor;
const tokens = { maker: '', checker: '' };

beforeAll(async () => {
  office = await openOffice({ open: openEmptyWorld });
});

afterAll(async () => {
  await member?.[Symbol.asyncDispose]();
  await office?.[Symbol.asyncDispose]();
});

const field = (page: Page, name: string): Locator =>
  page.getByRole('dialog').getByLabel(name, { exact: false });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const says = (page: Page, text: string): Promise<void> => page.getByText(text).first().waitFor();
const drawer = (page: Page): Locator => page.getByRole('complementary');

/** Confirms the dialog that is open with a reason. */
const confirm = async (page: Page, name: string, reason: string): Promise<void> => {
  await field(page, en.appShell.reason).last().fill(reason);
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
};

/** The colleague approves what is proposed, once its drawer shows what it is about. */
const approve = async (action: string, detail: string): Promise<void> => {
  const { page } = await office.openAt(tokens.checker, '/approvals');
  await page.getByRole('link', { name: action }).click();
  await drawer(page).getByText(detail).waitFor();
  await drawer(page).getByRole('button', { name: en.approvals.approve }).click();
  await page.getByRole('dialog').getByRole('button', { name: en.approvals.approve }).click();
  await says(page, en.approvals.approved);
  // The list is read anew by whoever comes back to it.
  await goInside(page, '/');
};

/** The vendors of the slots, as the site shows them. */
const vendorsOnSite = async (): Promise<string[]> => {
  const reply = await fetch(`${office.testSite.operatorUrl}/lgw/games/game_menus`);
  const { value } = (await reply.json()) as {
    value: { gameCategory: string; vendors: { name: string }[] }[];
  };
  const slots = value.find(({ gameCategory }) => gameCategory === 'RNG');
  return slots?.vendors.map(({ name }) => name) ?? [];
};

const hottestOnSite = async (): Promise<string> => {
  const reply = await fetch(`${office.testSite.operatorUrl}/lgw/games/hot?language=EN`);
  const { value } = (await reply.json()) as { value: { list: { name: string; gameType: string }[] } };
  return value.list.find(({ gameType }) => gameType === 'RNG')?.name ?? '';
};

const count = async (table: string): Promise<number> => {
  const { rows } = await office.db.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`);
  return rows[0]?.n ?? -1;
};

test('the installation begins with nothing, and its foot names nobody', async () => {
  for (const table of ['identity_account', 'payments_channel', 'vendors_integration', 'staff_account'])
    expect([table, await count(table)]).toEqual([table, 0]);
  const order = { language: 'en', width: 1100, height: 800 } as const;
  member = await openVisitor(await shareBrowser('games'), office.testSite.operatorUrl, order);
  const { page } = member;
  await page.goto('/');
  const foot = page.getByRole('contentinfo');
  await foot.getByText(site.home.footer.browsers).waitFor();
  expect(await foot.getByText('©').count()).toBe(0);
  expect(await foot.getByRole('list', { name: site.home.footer.licences }).count()).toBe(0);
});

test('two administrators come by the command line and set up their second factor', async () => {
  tokens.maker = await office.enter(await office.hire('mya'));
  tokens.checker = await office.enter(await office.hire('thura'));
  expect(await count('staff_account')).toBe(2);
});

test('one of them proposes the first way to pay in, the other approves it, and it is opened to orders', async () => {
  const { page } = await office.openAt(tokens.maker, '/channels');
  await says(page, en.channels.empty);
  await button(page, en.channels.create).click();
  await field(page, en.channels.name).first().fill('KBZPay');
  await field(page, en.channels.code).fill('kbzpay');
  await field(page, en.channels.receiverName).fill('U Ba');
  await field(page, en.channels.receiverNumber).fill('09-111-222');
  await field(page, en.channels.dailyCap).fill('5000000');
  await confirm(page, en.members.propose, 'our first way to pay in');
  await says(page, en.channels.proposed);
  expect(await count('payments_channel')).toBe(0);

  await approve(en.approvals.actions.channel.open, '"09-111-222"');
  // Loaded anew, since the colleague has just changed it.
  await page.goto('/channels/kbzpay');
  await drawer(page).getByRole('button', { name: en.channels.turnOn }).click();
  await confirm(page, en.channels.turnOn, 'somebody looks after it');
  await says(page, en.channels.done);
});

test('the studio is connected as a vendor, tested and synced, and nobody sees its games before a colleague agrees', async () => {
  const { page, complaints } = await office.openAt(tokens.maker, '/integrations');
  await says(page, integrations.empty);
  await button(page, integrations.create).click();
  await field(page, integrations.code).first().fill('studio');
  await field(page, integrations.name).first().fill('Studio');
  await field(page, integrations.vendorUrl).fill(office.studioUrl);
  await field(page, integrations.operatorId).fill('hintha');
  await field(page, integrations.secret).first().fill(STUDIO_KEY);
  await confirm(page, integrations.createDo, 'the contract of this year');
  await drawer(page).getByRole('button', { name: integrations.test }).click();
  await drawer(page)
    .getByText(/Connected: \d+ games listed/)
    .waitFor();
  await drawer(page).getByRole('button', { name: integrations.sync }).click();
  await drawer(page).getByText(integrations.syncStates.done, { exact: true }).waitFor();
  expect(await vendorsOnSite()).toEqual([]);
  await drawer(page).getByRole('button', { name: integrations.turnOn }).click();
  await confirm(page, en.members.propose, 'tested today');
  await says(page, integrations.proposed);
  await approve(en.approvals.actions.integration.activate, '"STUDIO"');
  await expect.poll(vendorsOnSite).not.toEqual([]);
  expect(complaints).toEqual([]);
});

/** Moves a row by keys alone. */
const moveUp = async (page: Page, name: string, from: number, to: number): Promise<void> => {
  await button(page, lobby.up.replace('{{name}}', name)).focus();
  for (let place = from; place > to; place -= 1) await page.keyboard.press('Alt+ArrowUp');
  const moved = lobby.moved.replace('{{name}}', name).replace('{{place}}', String(to));
  await page.getByText(moved.replace('{{count}}', String(from))).waitFor({ state: 'attached' });
};

const rowsOf = (page: Page): Promise<number> => page.getByRole('main').locator('ol > li').count();

test('a hot game is found by its name and put first by keys, and the site shows it at once', async () => {
  const { page, complaints } = await office.openAt(tokens.maker, '/lobby?tab=hot&menu=RNG');
  await button(page, lobby.remove.replace('{{name}}', GAME)).click();
  await page.getByLabel(lobby.find).fill(GAME.toLowerCase());
  await button(page, lobby.add.replace('{{name}}', GAME)).click();
  await moveUp(page, GAME, await rowsOf(page), 1);
  await button(page, lobby.save).click();
  await confirm(page, lobby.save, 'everybody asks for it');
  await expect.poll(hottestOnSite).toBe(GAME);
  expect(complaints).toEqual([]);
});

test('the first member deposits by it, the deposit is approved, and the balance is there', async () => {
  await openAccount(office.testSite, 'first1');
  const { page } = member;
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
  await dialog.getByText(deposit.says.checking).waitFor();

  const staff = await office.openAt(tokens.maker, '/deposits');
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
});

test('the member opens the hot game in the lobby and bets, and the bet stands in the betting record', async () => {
  const { page } = member;
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await goInside(page, `/rng?page=all&gameName=${encodeURIComponent(GAME)}`);
  await page.getByRole('main').getByRole('link', { name: GAME }).first().click();
  const spin = page.frameLocator('iframe').getByRole('button', { name: studio.slots.deck.spin, exact: true });
  await spin.waitFor();
  const before = await count('wallet_posting');
  await spin.click();
  await expect.poll(() => count('wallet_posting')).toBeGreaterThan(before);

  await page.getByRole('button', { name: site.play.back }).click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /first1/ })
    .click();
  await button(page, site.shell.bettingRecord).click();
  await page.getByRole('dialog').getByText(GAME).first().waitFor();
  expect(member.complaints).toEqual([]);
});
