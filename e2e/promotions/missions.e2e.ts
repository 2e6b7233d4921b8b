import { money } from '@hintha/money';
import { softswiss } from '@hintha/vendor-protocol';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  accountTexts,
  entryOf,
  openAccountArea,
  openTestSite,
  siteTexts,
  type Entry,
  type Language,
  type Member,
} from '../test-site.ts';
import { auditPage } from '../audit-page.ts';

const testSite = openTestSite({ games: false });
const KEY = 'hintha-conformance-demo-key';
const en = accountTexts.EN.missions;

let last = 0;

/** A round at a vendor, won or lost. */
const play = async ({ name }: Member, stake: bigint, payout: bigint): Promise<void> => {
  const baseUrl = `${testSite.operatorUrl}/vendor/CONFORMANCE`;
  const id = `mission-${(last += 1)}`;
  const transactions = [
    { id_provider: `${id}-bet`, type: 'bet' as const, amount: money(stake * 100n) },
    { id_provider: `${id}-win`, type: 'win' as const, amount: money(payout * 100n) },
  ];
  const answer = await softswiss.createWalletClient({ baseUrl, token: KEY }).betwin({
    account_id: name,
    currency: 'MMK',
    game_id: 'any',
    round_id: id,
    finished: true,
    transactions,
  });
  if (answer.kind !== 'ok') throw new Error(`the wallet answered ${answer.kind}`);
};

/** A mission beside those of the demo world. */
const makeMission = (title: string, target: number, reward: number) =>
  testSite.db.pool.query(
    `insert into missions_mission
       (type, metric, target, reward_kind, reward, titles, enabled, starts_on)
     values ('DAILY', 'VALID_BET', $2, 'CASH', $3, jsonb_build_object('EN', $1::text, 'MY', $1::text), true,
             date '2026-01-01')`,
    [title, target * 100, reward * 100],
  );

const openPage = async (page: Page, name: string, entry: Entry, language: Language): Promise<Locator> => {
  const dialog = await openAccountArea(page, name, language);
  await entryOf(dialog, entry, language).click();
  return dialog;
};

/** The same on a phone, by the sheet of the account. */
const openByHand = async (
  page: Page,
  entry: 'missions' | 'rewards',
  language: Language,
): Promise<Locator> => {
  const { shell } = siteTexts[language];
  await page.getByRole('button', { name: shell.account, exact: true }).click();
  await page.getByRole('button', { name: shell[entry] }).click();
  return page.getByRole('dialog', { name: siteTexts[language].accountArea.title });
};

const cardOf = (dialog: Locator, name: string): Locator =>
  dialog.getByRole('listitem').filter({ hasText: name });

/** What the badge behind an entry of the menu says. */
const badgeOf = async (dialog: Locator, entry: Entry): Promise<string> => {
  const text = await entryOf(dialog, entry).innerText();
  return text.replace(accountTexts.EN.menu[entry], '').trim();
};

const balance = async ({ token }: Member): Promise<string> => {
  const reply = await fetch(testSite.url('/v2/wallets/balance'), {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { value } = (await reply.json()) as { value: { available: string } };
  return value.available;
};

test('ENGAGE-006 ENGAGE-028 ACCESS-123 a member plays, sees how far it has come, claims, and the badge is gone', async () => {
  await makeMission('A thousand a day', 1_000, 500);
  const member = await testSite.openMember('striver');
  await testSite.credit(member.name, '10000.00');
  await play(member, 400n, 400n);
  await using visitor = await testSite.visitAs(member);
  const { page } = visitor;
  const dialog = await openPage(page, member.name, 'missions', 'EN');
  const card = cardOf(dialog, 'A thousand a day');
  await card.getByText(/400\.00 of Ks.1,000\.00/).waitFor();
  expect(await badgeOf(dialog, 'missions')).toBe('');
  await play(member, 600n, 100n);
  await card.getByRole('button', { name: en.claim }).waitFor();
  await expect.poll(() => badgeOf(dialog, 'missions')).toBe('1');
  const before = await balance(member);
  await card.getByRole('button', { name: en.claim }).click();
  await card.getByText(accountTexts.EN.bonuses.offerStates.CLAIMED, { exact: true }).waitFor();
  await expect.poll(() => badgeOf(dialog, 'missions')).toBe('');
  expect(Number(await balance(member)) - Number(before)).toBe(500);
  expect(await card.getByRole('button', { name: en.claim }).count()).toBe(0);
  // The points come with the first round that is won.
  const first = cardOf(dialog, 'The first win');
  await play(member, 10n, 30n);
  await first.getByRole('button', { name: en.claim }).click();
  await first.getByText(accountTexts.EN.bonuses.offerStates.CLAIMED, { exact: true }).waitFor();
  expect(visitor.complaints).toEqual([]);
}, 90_000);

/** Ranks of the running week, with the member below those that are shown, and a reward of the last one. */
const rankMember = async ({ name }: Member): Promise<void> => {
  // An hour ahead, so that the ranks are not worked out anew meanwhile.
  await testSite.db.pool.query(`
    insert into missions_week (week, ranked_at)
    select date_trunc('week', now() at time zone 'Asia/Yangon')::date, now() + interval '1 hour'
    on conflict (week) do update set ranked_at = excluded.ranked_at`);
  await testSite.db.pool.query(`
    delete from missions_standing where week = date_trunc('week', now() at time zone 'Asia/Yangon')::date`);
  await testSite.db.pool.query(`
    insert into missions_standing (week, rank, account_id, score, reached_at)
    select date_trunc('week', now() at time zone 'Asia/Yangon')::date, row_number() over (order by id), id,
           1000000000 - id, now()
    from (select id from identity_account where name <> '${name}' order by id limit 100) as others`);
  await testSite.db.pool.query(`
    insert into missions_standing (week, rank, account_id, score, reached_at)
    select date_trunc('week', now() at time zone 'Asia/Yangon')::date, 1234, id, 123456, now()
    from identity_account where name = '${name}'`);
};

const giveReward = async ({ name }: Member, reference: string, amount: number): Promise<void> => {
  await testSite.db.pool.query(
    `insert into bonuses_reward (account_id, kind, reference, amount, offered_at, expires_at)
     select id, 'LEADERBOARD', $2, $3, now(), now() + interval '14 days' from identity_account where name = $1`,
    [name, reference, amount * 100],
  );
};

test('ENGAGE-006 ENGAGE-029 the ranking keeps the own row in sight, this week and last', async () => {
  const member = await testSite.openMember('ranked');
  await rankMember(member);
  await using visitor = await testSite.visitAs(member, { width: 390, height: 844 });
  const { page } = visitor;
  const dialog = await openByHand(page, 'missions', 'EN');
  await dialog.getByRole('tab', { name: en.leaderboard }).click();
  const own = dialog.getByRole('row').filter({ hasText: en.you });
  await own.waitFor();
  expect(await own.innerText()).toMatch(/1234\s+ra\*\*\*d/);
  const region = dialog.getByRole('region', { name: en.leaderboard });
  const isInside = await own.evaluate((row) => {
    const [inner, outer] = [row, row.closest('[role=region]')].map((part) => part?.getBoundingClientRect());
    return inner !== undefined && outer !== undefined && inner.bottom <= outer.bottom + 1;
  });
  expect(isInside).toBe(true);
  expect(await region.getByRole('row').count()).toBeGreaterThan(2);
  await dialog.getByText(en.prizeRanks.replace('{{from}}', '4').replace('{{to}}', '10')).waitFor();
  await dialog.getByRole('button', { name: en.last }).click();
  await dialog.getByText(en.leaderboardEmptyTitle).waitFor();
}, 60_000);

test('ENGAGE-004 ACCESS-123 three rewards make a badge of 3; one that is claimed is in the wallet', async () => {
  const member = await testSite.openMember('winner');
  for (const [week, amount] of [
    ['2026-11-02', 1_000],
    ['2026-11-09', 2_000],
    ['2026-11-16', 30_000],
  ] as const)
    await giveReward(member, week, amount);
  await using visitor = await testSite.visitAs(member);
  const { page } = visitor;
  const { shell } = siteTexts.EN;
  await page.getByRole('button', { name: shell.accountMenu.replace('{{name}}', member.name) }).click();
  await page.getByRole('button', { name: `${shell.rewards} 3` }).click();
  const dialog = page.getByRole('dialog').first();
  const card = cardOf(dialog, '30,000');
  await card.getByRole('button', { name: accountTexts.EN.rewards.claim }).click();
  await card.getByText(accountTexts.EN.bonuses.offerStates.CLAIMED, { exact: true }).waitFor();
  await expect.poll(() => badgeOf(dialog, 'rewards')).toBe('2');
  expect(await balance(member)).toBe('30000.00');
  expect(visitor.complaints).toEqual([]);
}, 60_000);

test('missions, ranking and rewards are for everybody: both themes, in Burmese on a phone', async () => {
  const member = await testSite.openMember('reader');
  await rankMember(member);
  await giveReward(member, '2026-11-09', 2_000);
  await testSite.credit(member.name, '10000.00');
  await play(member, 500n, 600n);
  await using visitor = await testSite.visitAs(member, { language: 'MY', width: 360, height: 780 });
  const { page } = visitor;
  const words = accountTexts.MY;
  const dialog = await openByHand(page, 'missions', 'MY');
  await dialog.getByRole('progressbar').first().waitFor();
  expect(await auditPage(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('tab', { name: words.missions.leaderboard }).click();
  await dialog.getByRole('row').filter({ hasText: words.missions.you }).waitFor();
  expect(await auditPage(page, '[role=dialog]')).toEqual([]);
  const overflow = await dialog.evaluate((part) => part.scrollWidth - part.clientWidth);
  expect(overflow).toBe(0);
  await dialog.getByRole('button', { name: siteTexts.MY.accountArea.back }).click();
  await entryOf(dialog, 'rewards', 'MY').click();
  await dialog.getByText(words.rewards.title).waitFor();
  expect(await auditPage(page, '[role=dialog]')).toEqual([]);
}, 120_000);

test('ENGAGE-004 who has won nothing is told how to, and a list that did not come is read again', async () => {
  const member = await testSite.openMember('newcomer');
  await using visitor = await testSite.visitAs(member);
  const { page } = visitor;
  const words = accountTexts.EN.rewards;
  let isGone = true;
  await page.route('**/wps/rewards', (route) => (isGone ? route.abort() : route.continue()));
  const dialog = await openPage(page, member.name, 'rewards', 'EN');
  const alert = dialog.getByRole('alert');
  await alert.getByText(words.failedTitle).waitFor();
  expect(await auditPage(page, '[role=dialog]')).toEqual([]);
  isGone = false;
  await alert.getByRole('button', { name: siteTexts.EN.failures.retry }).click();
  await dialog.getByText(words.emptyTitle).waitFor();
  expect(await auditPage(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: words.toMissions }).click();
  await dialog.getByRole('tab', { name: en.leaderboard }).waitFor();
}, 60_000);
