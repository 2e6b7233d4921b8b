import { accountIdOf, countRows, readInbox } from '../../tools/scenario/index.ts';
import { drawPng } from '../../tools/test/picture.ts';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { PASSWORD } from '../accounts.ts';
import {
  accountTexts,
  entryOf,
  openAccountArea,
  openTestSite,
  type Entry,
  type Language,
} from '../test-site.ts';
import { auditPage } from '../audit-page.ts';
import { operate } from '../operate.ts';
import { openBackoffice, type Backoffice } from './backoffice.ts';

const en = accountTexts.EN.bonuses;

const testSite = openTestSite({ games: false });

let backoffice: Backoffice;

beforeAll(async () => {
  await operate(testSite.databaseUrl, 'bonus', 'FREE_CREDIT', 'on');
  backoffice = await openBackoffice(testSite.databaseUrl, testSite.consoleUrl);
});

/** Opens a page of the account area by the menus. */
const openPage = async (page: Page, name: string, entry: Entry, language: Language): Promise<Locator> => {
  const dialog = await openAccountArea(page, name, language);
  await entryOf(dialog, entry, language).click();
  return dialog;
};

const countInvited = () => countRows(testSite.db, 'agents_invited');

const cardOf = (dialog: Locator, name: string): Locator =>
  dialog.getByRole('listitem').filter({ hasText: name });

test('ENGAGE-003 ENGAGE-007 an offer is listed with its figures, claimed once it is sure, and shows how far it is bet', async () => {
  const member = await testSite.openMember('offered');
  await using visitor = await testSite.visitAs(member, { language: 'EN' });
  const { page } = visitor;
  const dialog = await openPage(page, member.name, 'bonuses', 'EN');
  const first = cardOf(dialog, en.names.FIRST_DEPOSIT);
  await first.getByText(en.offerStates.JOIN, { exact: true }).waitFor();
  await first.getByText(en.why.NEEDS_FIRST_DEPOSIT).waitFor();
  const free = cardOf(dialog, en.names.FREE_CREDIT);
  await free.getByText(/60,000/).waitFor();
  expect(await auditPage(page, '[role=dialog]')).toEqual([]);
  await free.getByRole('button', { name: en.claim }).click();
  await free.getByRole('button', { name: en.claimSure }).click();
  await dialog.getByRole('progressbar', { name: en.names.FREE_CREDIT }).waitFor();
  await free.getByText(en.offerStates.CLAIMED, { exact: true }).waitFor();
  const { db } = testSite;
  expect(await readInbox(db, await accountIdOf(db, member.name))).toEqual([
    { kind: 'bonus_granted', values: { bonus: 'FREE_CREDIT', amount: '3000.00' } },
  ]);
}, 60_000);

/** So many bonuses that came after those the member has. */
const giveLater = async (name: string, count: number): Promise<void> => {
  await testSite.db.pool.query(
    `with opened as (
       insert into turnover_requirement
         (account_id, kind, base, multiple, target, state, opened_seq, opened_at, closed_at, source, reference)
       select id, 'BONUS', 100, 1, 100, 'CLEARED', 1, now(), now(), 'promotions', 'CASHBACK:' || n
       from identity_account, generate_series(1, $2::int) n where name = $1
       returning id, account_id, reference)
     insert into bonuses_grant
       (account_id, kind, period, amount, posting_seq, requirement_id, own_before, request_id, granted_at)
     select account_id, 'CASHBACK', reference, 100, 1000 + id, id, 0, reference, now() from opened`,
    [name, count],
  );
};

/** From the line of the newest bonus in the account record to that bonus, though it is on the second page by now. */
const openFromRecord = async (page: Page, dialog: Locator): Promise<void> => {
  await entryOf(dialog, 'accountRecord', 'EN').click();
  await dialog.getByRole('row').nth(1).getByRole('button').click();
  const words = accountTexts.EN.accountRecord;
  const line = page.getByRole('dialog', { name: words.explain });
  await line.getByRole('button', { name: words.toOrder }).click();
  const drawer = page.getByRole('dialog', { name: en.names.MESSAGING_APP });
  await drawer.getByText(en.filledEmpty).waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
};

test('ENGAGE-009 ENGAGE-010 ENGAGE-017 ENGAGE-018 the bonus of the messaging app is told as up to 131,000, wants an id, and shows how its application stands', async () => {
  const member = await testSite.openMember('chatter');
  await using visitor = await testSite.visitAs(member);
  const { page } = visitor;
  const dialog = await openPage(page, member.name, 'bonuses', 'EN');
  const card = cardOf(dialog, en.names.MESSAGING_APP);
  await card.getByText(/up to .*131,000/).waitFor();
  await card.getByRole('button', { name: en.apply.open }).click();
  const form = page.getByRole('dialog', { name: en.names.MESSAGING_APP });
  await form.getByRole('button', { name: en.apply.send }).click();
  await form.getByText(en.apply.contactMissing).waitFor();
  expect(await auditPage(page, '[role=dialog]')).toEqual([]);
  await form.getByLabel(en.apply.contact).fill('thiri.chats');
  const picture = { name: 'chat.png', mimeType: 'image/png', buffer: drawPng(40, 30) };
  const file = form.locator('input[type=file]');
  await file.setInputFiles(Array.from({ length: 4 }, () => picture));
  await form.getByText(accountTexts.EN.pictures.tooMany_other.replace('{{count}}', '3')).waitFor();
  expect(await form.getByRole('img').count()).toBe(3);
  expect(await file.count()).toBe(0);
  const comment = form.getByLabel(en.apply.comment);
  await comment.fill('c'.repeat(141));
  await form.getByRole('button', { name: en.apply.send }).click();
  await form.getByText(en.apply.commentLong).waitFor();
  await comment.fill('c'.repeat(140));
  await form.getByRole('button', { name: en.apply.send }).click();
  await card.getByText(en.offerStates.APPLYING, { exact: true }).waitFor();
  await backoffice.decideApplication('thiri.chats', 'reject', { reason: 'CONTACT_UNKNOWN' });
  await card.getByText(en.apply.reasons.CONTACT_UNKNOWN.replace('{{contact}}', 'thiri.chats')).waitFor();
  await card.getByRole('button', { name: en.apply.open }).click();
  await form.getByLabel(en.apply.contact).fill('thiri.talks');
  await form.getByRole('button', { name: en.apply.send }).click();
  await card.getByText(en.offerStates.APPLYING, { exact: true }).waitFor();
  await backoffice.decideApplication('thiri.talks', 'approve', {
    amount: '131000.00',
    reason: 'found in the app',
  });
  await card.getByText(en.offerStates.ISSUED, { exact: true }).waitFor();
  await dialog.getByRole('progressbar', { name: en.names.MESSAGING_APP }).waitFor();
  await giveLater(member.name, 11);
  await openFromRecord(page, dialog);
}, 90_000);

test('ENGAGE-005 a friend who registers by the link stands in the list of who sent it', async () => {
  const inviter = await testSite.openMember('inviter');
  await using visitor = await testSite.visitAs(inviter, { language: 'MY' });
  const { page } = visitor;
  const words = accountTexts.MY.referral;
  const dialog = await openPage(page, inviter.name, 'inviteFriends', 'MY');
  await dialog.getByText(words.emptyTitle).waitFor();
  await dialog.getByRole('img', { name: words.qr }).waitFor();
  expect(await auditPage(page, '[role=dialog]')).toEqual([]);
  const link = await dialog.getByText(/\/register\?referralCode=/).innerText();

  await using friend = await testSite.visit();
  await friend.page.goto(link.trim());
  const form = friend.page.getByRole('dialog').locator('form');
  await form.locator('[name=username]').fill('friendly1');
  for (const field of ['password', 'confirmPassword']) await form.locator(`[name=${field}]`).fill(PASSWORD);
  await form.locator('[name=ageAndTermsAccepted]').check();
  await form.locator('button[type=submit]').click();
  await expect.poll(countInvited, { timeout: 30_000 }).toBe(1);

  // The list is read anew when its page opens again.
  const menu = dialog.getByRole('navigation');
  await menu.getByRole('button', { name: accountTexts.MY.menu.bonuses }).first().click();
  await dialog.getByText(accountTexts.MY.bonuses.offers).waitFor();
  await menu.getByRole('button', { name: accountTexts.MY.menu.inviteFriends }).first().click();
  const line = dialog.getByRole('listitem').filter({ hasText: 'fr***1' });
  await line.getByText(words.states.JOINED).waitFor();
  expect(await auditPage(page, '[role=dialog]')).toEqual([]);
}, 60_000);
