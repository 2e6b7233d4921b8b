import { readFile } from 'node:fs/promises';
import { formatAmount, money } from '@hintha/money';
import { softswiss } from '@hintha/vendor-protocol';
import type { Route } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { untilGamesAreListed } from './games-listed.ts';
import {
  accountTexts,
  entryOf,
  openAccountArea,
  openTestSite,
  PATIENCE,
  siteTexts as site,
  type Member,
} from './test-site.ts';
import { auditThemes } from './audit-page.ts';
import { operate } from './operate.ts';
import { ask } from './payments/savers.ts';
import { accountIdOf, readPostings } from '../tools/scenario/index.ts';

const VENDOR_KEY = process.env.CONFORMANCE_KEY ?? 'hintha-conformance-demo-key';

const testSite = openTestSite({ games: false });

beforeAll(async () => {
  await untilGamesAreListed(testSite.operatorUrl);
  // Both receivers of the method have such a transfer claimed, so that it pays nobody else's order.
  for (const name of ['rival1', 'rival2']) await claimTransfer(await testSite.openMember(name), 1);
}, 60_000);

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

test('WALLET-006 ENGAGE-003 what moved is told to the hundredth, opens to its postings and comes home as a file', async () => {
  const member = await testSite.openMember('yatanar');
  await testSite.credit(member.name, '20000.37');
  await play(member, 'records-1', 1_234n, 555n);
  await play(member, 'records-2', 150_009n, 0n);
  await claimFreeCredit(member);
  const totals = await totalsOf(member);

  await using visitor = await testSite.visitAs(member);
  const { page } = visitor;
  const dialog = await openAccountArea(page, member.name);
  await entryOf(dialog, 'accountRecord').click();
  const words = accountTexts.EN.accountRecord;
  const sums = dialog.getByRole('region', { name: words.allTotals.replace('{{total}}', '5') });
  await sums.getByText(grouped(totals.came)).waitFor();
  await sums.getByText(grouped(totals.went)).waitFor();

  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: site.EN.records.export }).click();
  const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n').slice(1);
  const amounts = lines.map((line) => BigInt((line.split(',').at(-2) ?? '').replace('.', '')));
  expect(amounts).toHaveLength(5);
  expect(amounts.reduce((sum, amount) => sum + amount, 0n)).toBe(totals.balance);

  await dialog.getByLabel(words.type).selectOption('WIN');
  await dialog.getByRole('row').nth(1).getByText('+5.55').waitFor();
  await dialog.getByRole('row').nth(1).getByRole('button').click();
  const drawer = page.getByRole('dialog', { name: words.explain });
  await drawer.getByText(words.kinds.BET).waitFor();
  expect(await drawer.getByRole('listitem').count()).toBe(2);
  await drawer.getByRole('button', { name: words.toRound }).click();
  const round = page.getByRole('dialog', { name: site.EN.records.details });
  await round.getByText('records-1').waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });

  await entryOf(dialog, 'bonuses').click();
  await dialog.getByText(accountTexts.EN.bonuses.names.FREE_CREDIT).first().waitFor();
  await dialog.getByText(accountTexts.EN.bonuses.states.OPEN).waitFor();
  expect(visitor.complaints).toEqual([]);
});

test('ACCESS-123 CONTENT-009 SHELL-073 WALLET-019 a message arrives live, the badge says 3, and reading clears it', async () => {
  const member = await testSite.openMember('maymay');
  await claimTransfer(member, 1);
  await claimTransfer(member, 2);

  await using visitor = await testSite.visitAs(member);
  const dialog = await openAccountArea(visitor.page, member.name);
  const entry = entryOf(dialog, 'messages');
  // The list is asked for before the third message is written, and answered after its page has heard of it.
  const [read, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const hold = async (route: Route) => {
    const answer = await route.fetch();
    read.resolve();
    await released.promise;
    await route.fulfill({ response: answer });
  };
  await visitor.page.route('**/wps/messages?*', hold, { times: 1 });
  await entry.click();
  await read.promise;
  const words = accountTexts.EN.inbox;
  const lines = dialog
    .getByRole('listitem')
    .getByRole('button', { name: words.kinds.deposit_rejected.title });
  await expect.poll(async () => entry.innerText(), PATIENCE).toContain('2');
  await claimTransfer(member, 3);
  await expect.poll(async () => entry.innerText(), PATIENCE).toContain('3');
  released.resolve();
  await expect.poll(async () => lines.count(), PATIENCE).toBe(3);

  await lines.first().click();
  await dialog.getByText(words.reasons.TXN_USED).waitFor();
  await expect.poll(async () => entry.innerText(), PATIENCE).toContain('2');
  await dialog.getByRole('button', { name: words.markAll }).click();
  await dialog.getByText(words.allRead, { exact: true }).waitFor();
  expect((await entry.innerText()).trim()).toBe(accountTexts.EN.menu.messages);
  expect(visitor.complaints).toEqual([]);
});

/** What breaks the rules on the four pages, each with the page that it is on. */
const auditPages = async (member: Member): Promise<string[]> => {
  const language = 'MY';
  await using visitor = await testSite.visitAs(member, { language });
  const { page } = visitor;
  const dialog = await openAccountArea(page, member.name, language);
  const { accountRecord, profit, bonuses, inbox } = accountTexts[language];
  const pages = [
    ['accountRecord', accountRecord.kinds.PAYOUT],
    ['profit', profit.net],
    ['bonuses', bonuses.emptyTitle],
    ['messages', inbox.markAll],
  ] as const;
  const found: string[] = [];
  for (const [entry, text] of pages) {
    await entryOf(dialog, entry, language).click();
    await dialog.getByText(text).first().waitFor();
    const breaches = await auditThemes(page, '[role=dialog]');
    found.push(...breaches.map((breach) => `${entry}: ${breach}`));
  }
  return found;
};

test('WALLET-007 the four pages keep to WCAG 2.2 AA in both themes, in Burmese', async () => {
  const member = await testSite.openMember('judged');
  await testSite.credit(member.name, '900.00');
  await play(member, 'judged', 10_000n, 2_550n);
  await claimTransfer(member, 1);
  expect(await auditPages(member)).toEqual([]);
});

test('ACCESS-108 a member opens the messages, the records, the deposit and the rest of the account area, and the rewards store', async () => {
  const member = await testSite.openMember('opener');
  await using visitor = await testSite.visitAs(member);
  const { page, complaints } = visitor;
  await page.getByRole('banner').getByRole('button', { name: /Ks/ }).first().waitFor();
  const overlay = await openAccountArea(page, member.name);
  const { menu } = accountTexts.EN;
  // Who stands below nobody has no way up.
  const others: string[] = [menu.wallet, menu.toUpline];
  const entries = Object.values(menu).filter((name) => !others.includes(name));
  for (const name of entries) {
    await overlay.getByRole('navigation').getByRole('button', { name }).first().click();
    await expect.poll(() => overlay.locator('[aria-current=page]').allInnerTexts(), PATIENCE).toEqual([name]);
  }
  await page.goto('/pointMall');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(complaints).toEqual([]);
});
