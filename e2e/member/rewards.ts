import { money } from '@hintha/money';
import { softswiss } from '@hintha/vendor-protocol';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import {
  accountIdOf,
  countRows,
  givenDailyMission,
  givenRank,
  givenReward,
  listOtherAccounts,
  readInbox,
} from '../../tools/scenario/index.ts';
import { drawPng } from '../../tools/test/picture.ts';
import { openAccount } from '../accounts.ts';
import { auditThemes } from '../audit-page.ts';
import { operate } from '../operate.ts';
import type { Backoffice } from '../payments/backoffice.ts';
import { ask } from '../payments/savers.ts';
import { accountTexts, entryOf, openAreaOnPhone, siteTexts, type Member } from '../test-site.ts';
import { backofficeOf, testSite } from './member-site.ts';

const { bonuses: my, missions, menu, pictures, referral, rewards } = accountTexts.my;
const PHONE = { language: 'my', width: 390, height: 844 } as const;
const KEY = 'hintha-conformance-demo-key';
const PICTURE = { name: 'chat.png', mimeType: 'image/png', buffer: drawPng(40, 30) };

let backoffice: Backoffice;
let last = 0;

beforeAll(async () => {
  await operate(testSite.databaseUrl, 'bonus', 'FREE_CREDIT', 'on');
  await operate(testSite.databaseUrl, 'setting', 'bonuses.freeNeedsPhone', 'false');
  backoffice = await backofficeOf(testSite);
});

/** A round at a vendor, won or lost. */
const play = async ({ name }: Member, stake: bigint, payout: bigint): Promise<void> => {
  const baseUrl = `${testSite.operatorUrl}/vendor/CONFORMANCE`;
  const id = `mission-${(last += 1)}`;
  const transactions = [
    { id_provider: `${id}-bet`, type: 'bet' as const, amount: money(stake * 100n) },
    { id_provider: `${id}-win`, type: 'win' as const, amount: money(payout * 100n) },
  ];
  const wallet = softswiss.createWalletClient({ baseUrl, token: KEY });
  const parties = { account_id: name, currency: 'MMK', game_id: 'any' };
  const answer = await wallet.betwin({ ...parties, round_id: id, finished: true, transactions });
  if (answer.kind !== 'ok') throw new Error(`the wallet answered ${answer.kind}`);
};

const cardOf = (dialog: Locator, name: string): Locator =>
  dialog.getByRole('listitem').filter({ hasText: name });
const press = (within: Locator, name: string): Promise<void> =>
  within.getByRole('button', { name, exact: true }).click();
const says = (within: Locator, text: string): Promise<void> =>
  within.getByText(text, { exact: true }).waitFor();

/** What is open meets WCAG 2.2 AA in both themes. */
const audit = async (page: Page): Promise<void> =>
  expect(await auditThemes(page, '[role=dialog]')).toEqual([]);

/** Applies for the bonus of the messaging app, wrong at first. */
const apply = async (page: Page, card: Locator): Promise<Locator> => {
  await card.getByRole('button', { name: my.apply.open }).click();
  const form = page.getByRole('dialog', { name: my.names.MESSAGING_APP });
  await press(form, my.apply.send);
  await form.getByText(my.apply.contactMissing).waitFor();
  await audit(page);
  await form.getByLabel(my.apply.contact).fill('thiri.chats');
  await form.locator('input[type=file]').setInputFiles(Array.from({ length: 4 }, () => PICTURE));
  await form.getByText(pictures.tooMany_other.replace('{{count}}', '3')).waitFor();
  expect(await form.getByRole('img').count()).toBe(3);
  await form.getByLabel(my.apply.comment).fill('c'.repeat(141));
  await press(form, my.apply.send);
  await form.getByText(my.apply.commentLong).waitFor();
  await form.getByLabel(my.apply.comment).fill('c'.repeat(140));
  await press(form, my.apply.send);
  await says(card, my.offerStates.APPLYING);
  return form;
};

/** Free credit, which is pressed for twice. */
const claimFreeCredit = async (dialog: Locator, accountId: bigint): Promise<void> => {
  await cardOf(dialog, my.names.FIRST_DEPOSIT).getByText(my.why.NEEDS_FIRST_DEPOSIT).waitFor();
  const free = cardOf(dialog, my.names.FREE_CREDIT);
  await free.getByText(/60,000/u).waitFor();
  await free.getByRole('button', { name: my.claim }).click();
  await free.getByRole('button', { name: my.claimSure }).click();
  await dialog.getByRole('progressbar', { name: my.names.FREE_CREDIT }).waitFor();
  await says(free, my.offerStates.CLAIMED);
  expect(await readInbox(testSite.db, accountId)).toContainEqual({
    kind: 'bonus_granted',
    values: { bonus: 'FREE_CREDIT', amount: '3000.00' },
  });
};

/** Applied for, refused, applied for again and granted, each as staff decides. */
const applyUntilGranted = async (page: Page, dialog: Locator): Promise<void> => {
  const card = cardOf(dialog, my.names.MESSAGING_APP);
  await card
    .getByText(/131,000/u)
    .first()
    .waitFor();
  const form = await apply(page, card);
  await backoffice.decideApplication('thiri.chats', 'reject', { reason: 'CONTACT_UNKNOWN' });
  await card.getByText(my.apply.reasons.CONTACT_UNKNOWN.replace('{{contact}}', 'thiri.chats')).waitFor();
  await card.getByRole('button', { name: my.apply.open }).click();
  await form.getByLabel(my.apply.contact).fill('thiri.talks');
  await press(form, my.apply.send);
  await says(card, my.offerStates.APPLYING);
  const granted = { amount: '131000.00', reason: 'found in the app' };
  await backoffice.decideApplication('thiri.talks', 'approve', granted);
  await says(card, my.offerStates.ISSUED);
  await dialog.getByRole('progressbar', { name: my.names.MESSAGING_APP }).waitFor();
};

/** A friend who comes by the code of the link stands in the list once it is read anew, when its page opens again. */
const inviteFriend = async (dialog: Locator): Promise<void> => {
  await entryOf(dialog, 'inviteFriends', 'my').click();
  await dialog.getByText(referral.emptyTitle).waitFor();
  await dialog.getByRole('img', { name: referral.qr }).waitFor();
  const link = await dialog.getByText(/\/register\?referralCode=/u).innerText();
  const referralCode = new URL(link.trim()).searchParams.get('referralCode') ?? '';
  await openAccount(testSite, 'friendly1', { referralCode });
  await expect.poll(() => countRows(testSite.db, 'agents_invited')).toBe(1);
  await press(dialog, siteTexts.my.accountArea.back);
  await entryOf(dialog, 'missions', 'my').click();
  await dialog.getByRole('tab', { name: missions.leaderboard }).waitFor();
  await press(dialog, siteTexts.my.accountArea.back);
  await entryOf(dialog, 'inviteFriends', 'my').click();
  await cardOf(dialog, 'fr***1').getByText(referral.states.JOINED).waitFor();
};

/** The own row stays in sight, far below those that are shown. */
const showsOwnRank = async (dialog: Locator): Promise<void> => {
  await dialog.getByRole('tab', { name: missions.leaderboard }).click();
  const own = dialog.getByRole('row').filter({ hasText: missions.you });
  await own.waitFor();
  expect(await own.innerText()).toMatch(/1234\s+st\*\*\*r/u);
  // Of a row of a table it is the cells that stay.
  const cell = own.getByRole('cell').last();
  const isInside = () =>
    cell.evaluate((part) => {
      const [inner, outer] = [part, part.closest('[role=region]')].map((box) => box?.getBoundingClientRect());
      return inner !== undefined && outer !== undefined && inner.bottom <= outer.bottom + 1;
    });
  await expect.poll(isInside).toBe(true);
  await dialog.getByText(missions.prizeRanks.replace('{{from}}', '4').replace('{{to}}', '10')).waitFor();
  expect(await dialog.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
};

/** What the badge behind an entry of the list says. */
const badgeOf = async (dialog: Locator, entry: 'missions' | 'rewards'): Promise<string> =>
  (await entryOf(dialog, entry, 'my').innerText()).replace(menu[entry], '').trim();

/** A mission that a round brings forward is claimed, and so is what the first round that was won brings. */
const claimMission = async (dialog: Locator, member: Member): Promise<void> => {
  await entryOf(dialog, 'missions', 'my').click();
  const card = cardOf(dialog, 'A thousand a day');
  await card
    .getByText(/400\.00.*1,000\.00|1,000\.00.*400\.00/u)
    .first()
    .waitFor();
  await play(member, 600n, 700n);
  await card.getByRole('button', { name: missions.claim }).waitFor();
  await press(dialog, siteTexts.my.accountArea.back);
  // The points come with the first round that is won.
  await expect.poll(() => badgeOf(dialog, 'missions')).toBe('2');
  await entryOf(dialog, 'missions', 'my').click();
  await card.getByRole('button', { name: missions.claim }).click();
  await says(card, my.offerStates.CLAIMED);
};

const claimReward = async (dialog: Locator, member: Member): Promise<void> => {
  await entryOf(dialog, 'rewards', 'my').click();
  const reward = cardOf(dialog, '30,000');
  await reward.getByRole('button', { name: rewards.claim }).click();
  await says(reward, my.offerStates.CLAIMED);
  await press(dialog, siteTexts.my.accountArea.back);
  await expect.poll(() => badgeOf(dialog, 'rewards')).toBe('2');
  const address = testSite.url('/v2/wallets/balance');
  const { available }: { available: string } = await ask(address, 'GET', { token: member.token });
  expect(available).toBe('40600.00');
};

/** A member with money who has played, stands far down in the ranking and has three rewards to claim. */
const openStriver = async (): Promise<Member> => {
  const { db } = testSite;
  const member = await testSite.openMember('striver');
  const accountId = await accountIdOf(db, member.name);
  await givenDailyMission(db, { title: 'A thousand a day', target: 100_000n, reward: 50_000n });
  await testSite.credit(member.name, '10000.00');
  await play(member, 400n, 400n);
  const above = await listOtherAccounts(db, accountId, 100);
  await givenRank(db, { accountId, rank: 1234, above });
  await givenReward(db, { accountId, reference: '2026-11-02', amount: 100_000n });
  await givenReward(db, { accountId, reference: '2026-11-09', amount: 200_000n });
  await givenReward(db, { accountId, reference: '2026-11-16', amount: 3_000_000n });
  return member;
};

test('ENGAGE-003 ENGAGE-004 ENGAGE-005 ENGAGE-006 ENGAGE-007 ENGAGE-009 ENGAGE-010 ENGAGE-017 ENGAGE-018 ENGAGE-028 ENGAGE-029 ACCESS-123 a member who plays claims a mission, stands in the ranking, claims one of three rewards and a bonus, applies for another until staff grants it, and invites a friend', async () => {
  const member = await openStriver();
  await using visitor = await testSite.visitAs(member, PHONE);
  const { page } = visitor;
  const dialog = await openAreaOnPhone(page, 'my');
  await expect.poll(() => badgeOf(dialog, 'rewards')).toBe('3');
  expect(await badgeOf(dialog, 'missions')).toBe('');
  await claimMission(dialog, member);
  await showsOwnRank(dialog);
  await audit(page);
  await dialog.getByRole('button', { name: missions.last }).click();
  await dialog.getByText(missions.leaderboardEmptyTitle).waitFor();
  await press(dialog, siteTexts.my.accountArea.back);
  await expect.poll(() => badgeOf(dialog, 'missions')).toBe('1');
  await claimReward(dialog, member);
  await entryOf(dialog, 'bonuses', 'my').click();
  await claimFreeCredit(dialog, await accountIdOf(testSite.db, member.name));
  await applyUntilGranted(page, dialog);
  await press(dialog, siteTexts.my.accountArea.back);
  await inviteFriend(dialog);
  expect(visitor.complaints).toEqual([]);
});
