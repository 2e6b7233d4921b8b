import { readFile } from 'node:fs/promises';
import { formatAmount, money } from '@hintha/money';
import { softswiss } from '@hintha/vendor-protocol';
import type { Locator, Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { accountTexts, entryOf, openAccountArea, siteTexts, type Member } from '../../test-site.ts';
import { auditThemes } from '../../audit-page.ts';
import { operate } from '../../operate.ts';
import { ask } from '../../payments/savers.ts';
import { testSite } from './play-site.ts';
import { accountIdOf, readPostings } from '../../../tools/scenario/index.ts';

const VENDOR_KEY = process.env.CONFORMANCE_KEY ?? 'hintha-conformance-demo-key';

/** A round at the vendor's, who calls the wallet as any other does. */
const play = async ({ name }: Member, round: string, stake: bigint, win: bigint): Promise<void> => {
  const baseUrl = `${testSite.operatorUrl}/vendor/CONFORMANCE`;
  const wallet = softswiss.createWalletClient({ baseUrl, token: VENDOR_KEY });
  const moved = [
    { id_provider: `${round}-bet`, type: 'bet' as const, amount: money(stake) },
    { id_provider: `${round}-win`, type: 'win' as const, amount: money(win) },
  ];
  const transactions = moved.filter(({ amount }) => amount > 0n);
  const parties = { account_id: name, currency: 'MMK', game_id: 'records' };
  const { kind } = await wallet.betwin({ ...parties, round_id: round, finished: true, transactions });
  if (kind !== 'ok') throw new Error(`the wallet answered ${kind} to ${round}`);
};

const claimFreeCredit = async ({ token }: Member): Promise<void> => {
  await operate(testSite.databaseUrl, 'bonus', 'FREE_CREDIT', 'on');
  await operate(testSite.databaseUrl, 'setting', 'bonuses.freeNeedsPhone', 'false');
  const body = { requestId: 'records-free-credit' };
  await ask(testSite.url('/promotions/bonuses/FREE_CREDIT'), 'POST', { token, body });
};

/** An order by hand that says it was paid by a transfer; the same one for everybody. */
const claimTransfer = async ({ token, name }: Member, turn: number): Promise<void> => {
  const requestId = `records-${name}-${turn}`;
  const order = { methodId: 'kbzpay', amount: '5000.00', requestId };
  const { id }: { id: string } = await ask(testSite.url('/deposits'), 'POST', { token, body: order });
  await ask(testSite.url(`/deposits/${id}/transfer`), 'POST', { token, body: { txnTail: '246802' } });
};

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

/** What the operator's own books say of a member. */
const totalsOf = async ({ name }: Member) => {
  const postings = await readPostings(testSite.db, await accountIdOf(testSite.db, name));
  const balance = postings.at(-1)?.balanceAfter;
  if (balance === undefined) throw new Error(`nothing was booked for ${name}`);
  const amounts = postings.map(({ amount }) => amount);
  const came = sum(amounts.filter((amount) => amount > 0n));
  const went = -sum(amounts.filter((amount) => amount < 0n));
  return { came: formatAmount(money(came)), went: formatAmount(money(went)), balance };
};

const grouped = (amount: string) => amount.replace(/\B(?=(\d{3})+\.)/g, ',');

/** The amounts of the file that the page makes of the record. */
const exported = async (page: Page, dialog: Locator): Promise<bigint[]> => {
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: siteTexts.my.records.export }).click();
  const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n').slice(1);
  return lines.map((line) => BigInt((line.split(',').at(-2) ?? '').replace('.', '')));
};

/** From the line of a win to what it moved, to its round, and back. */
const openWin = async (page: Page, dialog: Locator): Promise<void> => {
  const { accountRecord: words } = accountTexts.my;
  await dialog.getByLabel(words.type).selectOption('WIN');
  await dialog.getByRole('row').nth(1).getByText('+5.55').waitFor();
  await dialog.getByRole('row').nth(1).getByRole('button').click();
  const drawer = page.getByRole('dialog', { name: words.explain });
  await drawer.getByText(words.kinds.BET).waitFor();
  expect(await drawer.getByRole('listitem').count()).toBe(2);
  await drawer.getByRole('button', { name: words.toRound }).click();
  const round = page.getByRole('dialog', { name: siteTexts.my.records.details });
  await round.getByText('records-1').waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
};

/** All bets, those of an area in which there was none, and all again. */
const filterBets = async (dialog: Locator): Promise<void> => {
  const { records: words } = siteTexts.my;
  await entryOf(dialog, 'bettingRecord', 'my').click();
  await dialog.getByText('1,512.43').first().waitFor();
  await dialog.getByLabel(words.category).selectOption('FISH');
  await dialog.getByText(words.emptyTitle).waitFor();
  await dialog.getByLabel(words.category).selectOption('');
  await dialog.getByText('1,512.43').first().waitFor();
};

/** Opens the messages, whose list is answered only after a third has come; gives the entry of the menu. */
const openMessages = async (page: Page, dialog: Locator, third: () => Promise<void>): Promise<Locator> => {
  const entry = entryOf(dialog, 'messages', 'my');
  const [read, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const hold = async (route: Route) => {
    const answer = await route.fetch();
    read.resolve();
    await released.promise;
    await route.fulfill({ response: answer });
  };
  await page.route('**/wps/messages?*', hold, { times: 1 });
  await entry.click();
  await read.promise;
  await expect.poll(async () => entry.innerText()).toContain('2');
  await third();
  await expect.poll(async () => entry.innerText()).toContain('3');
  released.resolve();
  return entry;
};

/** A third message arrives live, the badge says 3, and reading clears it. */
const readMessages = async (page: Page, dialog: Locator, member: Member): Promise<void> => {
  const entry = await openMessages(page, dialog, () => claimTransfer(member, 3));
  const { inbox: words, menu } = accountTexts.my;
  const lines = dialog
    .getByRole('listitem')
    .getByRole('button', { name: words.kinds.deposit_rejected.title });
  await expect.poll(async () => lines.count()).toBe(3);
  await lines.first().click();
  await dialog.getByText(words.reasons.TXN_USED).waitFor();
  await expect.poll(async () => entry.innerText()).toContain('2');
  await dialog.getByRole('button', { name: words.markAll }).click();
  await dialog.getByText(words.allRead, { exact: true }).waitFor();
  expect((await entry.innerText()).trim()).toBe(menu.messages);
};

const openEveryPage = async (dialog: Locator): Promise<void> => {
  const { menu } = accountTexts.my;
  // Who stands below nobody has no way up.
  expect(await entryOf(dialog, 'toUpline', 'my').count()).toBe(0);
  const others: string[] = [menu.wallet, menu.toUpline];
  for (const name of Object.values(menu).filter((one) => !others.includes(one))) {
    await dialog.getByRole('navigation').getByRole('button', { name }).first().click();
    await expect.poll(() => dialog.locator('[aria-current=page]').allInnerTexts()).toEqual([name]);
  }
};

/** What moved is told to the hundredth, opens to its postings and comes home as a file. */
const readRecords = async (page: Page, dialog: Locator, member: Member): Promise<void> => {
  const { accountRecord, bonuses, profit } = accountTexts.my;
  const totals = await totalsOf(member);
  await entryOf(dialog, 'accountRecord', 'my').click();
  const sums = dialog.getByRole('region', { name: accountRecord.allTotals.replace('{{total}}', '5') });
  await sums.getByText(grouped(totals.came)).waitFor();
  await sums.getByText(grouped(totals.went)).waitFor();
  const amounts = await exported(page, dialog);
  expect(amounts).toHaveLength(5);
  expect(sum(amounts)).toBe(totals.balance);
  expect(await auditThemes(page, '[role=dialog]')).toEqual([]);
  await openWin(page, dialog);

  await entryOf(dialog, 'bonuses', 'my').click();
  await dialog.getByText(bonuses.names.FREE_CREDIT).first().waitFor();
  await dialog.getByText(bonuses.states.OPEN, { exact: true }).waitFor();
  await entryOf(dialog, 'profit', 'my').click();
  await dialog.getByText(profit.net).first().waitFor();
  await filterBets(dialog);
};

test('ACCESS-108 ACCESS-123 CONTENT-009 ENGAGE-003 SHELL-073 WALLET-005 WALLET-006 WALLET-007 WALLET-019 in Burmese a message arrives live, the badge says 3 and reading clears it; every page of a member opens, and what moved is told to the hundredth', async () => {
  // Both receivers of the method have such a transfer claimed, so that it pays nobody else's order.
  for (const name of ['rival1', 'rival2']) await claimTransfer(await testSite.openMember(name), 1);
  const member = await testSite.openMember('yatanar');
  for (const turn of [1, 2]) await claimTransfer(member, turn);
  await using visitor = await testSite.visitAs(member, { language: 'my', draws: 'text' });
  const { page, complaints } = visitor;
  await page.getByRole('banner').getByRole('button', { name: /Ks/ }).first().waitFor();
  const dialog = await openAccountArea(page, member.name, 'my');
  await readMessages(page, dialog, member);
  await openEveryPage(dialog);
  await testSite.credit(member.name, '20000.37');
  await play(member, 'records-1', 1_234n, 555n);
  await play(member, 'records-2', 150_009n, 0n);
  await claimFreeCredit(member);
  await readRecords(page, dialog, member);

  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  const { shell } = siteTexts.my;
  const sidebar = page.getByRole('navigation', { name: shell.navigation });
  await sidebar.getByRole('link', { name: shell.rewardsStore }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForURL('**/pointMall');
  expect(complaints).toEqual([]);
});
