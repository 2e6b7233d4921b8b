import { PATHS } from '@hintha/contract';
import { type Database, openDatabase } from '@hintha/platform';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  accountIdOf,
  countOpenTransfers,
  countStudioBets,
  givenUpline,
  readPostings,
  readRounds,
  readStudioBalance,
  sumVendorWallets,
} from '../../../tools/scenario/index.ts';
import { auditThemes } from '../../audit-page.ts';
import { operate } from '../../operate.ts';
import { accountTexts, openAreaOnPhone, siteTexts, studioTexts, type Member } from '../../test-site.ts';
import { ask, openSaver, PAYMENT_PASSWORD } from '../../payments/savers.ts';
import { testSite } from './play-site.ts';

const { menu, wallet: my, upline, accountRecord } = accountTexts.my;
const PHONE = { language: 'my', width: 390, height: 844 } as const;
const GAME = '/seamless?vendor=PADAUK&gameCode=bagan-temple&gameType=RNG&isGame=1';

/** From here on each vendor has a wallet of its own; comes when the member is told so. */
const setWalletsApart = async ({ token }: Member): Promise<void> => {
  await operate(testSite.databaseUrl, 'setting', 'vendors.isSingle', 'false');
  const [method, path] = PATHS.readMerchantWallet;
  const read = (): Promise<{ isSingle: boolean }> => ask(testSite.operatorUrl + path, method, { token });
  await expect.poll(async () => (await read()).isSingle).toBe(false);
};

const openPage = async (page: Page, entry: string): Promise<Locator> => {
  const area = await openAreaOnPhone(page, 'my');
  await area.getByRole('button', { name: entry, exact: true }).click();
  return area;
};

/** What is open meets WCAG 2.2 AA in both themes. */
const audit = async (page: Page, within = '[role=dialog]'): Promise<void> =>
  expect(await auditThemes(page, within)).toEqual([]);

let studioDb: Database;

beforeAll(() => {
  studioDb = openDatabase(testSite.databaseUrl, { max: 1, session: { search_path: 'studio' } });
});

afterAll(() => studioDb.close());

const balanceOf = async (name: string): Promise<bigint> =>
  (await readPostings(testSite.db, await accountIdOf(testSite.db, name))).at(-1)?.balanceAfter ?? 0n;

interface Whereabouts {
  main: bigint;
  vendor: bigint;
  open: number;
}

/** By the books of the operator. */
const whereabouts = async (name: string): Promise<Whereabouts> => {
  const { db } = testSite;
  const accountId = await accountIdOf(db, name);
  const [main, vendor, open] = await Promise.all([
    balanceOf(name),
    sumVendorWallets(db, accountId),
    countOpenTransfers(db, accountId),
  ]);
  return { main, vendor, open };
};

const ALL_HOME = { main: 1_000_000n, vendor: 0n, open: 0 };

/** By the books of the studio: what lies there, and whether it was played for. */
const atStudio = async (name: string): Promise<{ balance: bigint; played: number }> => {
  const [balance, played] = await Promise.all([
    readStudioBalance(studioDb, name),
    countStudioBets(studioDb, name),
  ]);
  return { balance, played };
};

/** The rounds that the studio has told of a member's wallet there. */
const countMessages = async (name: string): Promise<number> => {
  const rounds = await readRounds(testSite.db, await accountIdOf(testSite.db, name));
  return rounds.filter(({ feedPosition }) => feedPosition !== null).length;
};

const spinButton = (page: Page): Locator =>
  page
    .frameLocator('iframe')
    .getByRole('button', { name: new RegExp(`^${studioTexts.my.slots.deck.spin}`, 'u') });

/** The betting record has the round, says where it was played from, and opens to no movement. */
const showsRoundAtVendor = async (page: Page): Promise<void> => {
  const area = await openPage(page, menu.bettingRecord);
  await area.getByRole('listitem').filter({ hasText: accountRecord.gameWallet }).getByRole('button').click();
  await page.getByText(accountRecord.gameWalletNote).waitFor();
  await audit(page);
};

test('WALLET-001 WALLET-009 WALLET-010 money goes to the game by hand or with it, is played with there, and comes home', async () => {
  const name = 'mover';
  const member = await testSite.openMember(name);
  await setWalletsApart(member);
  await testSite.credit(name, '10000.00');
  await using visitor = await testSite.visitAs(member, PHONE);
  const { page } = visitor;
  const area = await openPage(page, menu.wallet);
  await area.locator('[name=amount]').pressSequentially('4000');
  await area.locator('[name=amount]').press('Enter');
  await area.getByText(my.states.done).first().waitFor();
  expect(await whereabouts(name)).toEqual({ main: 600_000n, vendor: 400_000n, open: 0 });
  await audit(page);
  await area.getByRole('button', { name: my.returnAll, disabled: false }).click();
  await expect.poll(() => whereabouts(name)).toEqual(ALL_HOME);

  // With nothing in its wallet the game asks for some of it, and is left with what is closed.
  await page.goto(GAME);
  await page.getByRole('heading', { name: my.offer.title }).waitFor();
  await audit(page, 'main');
  await page.locator('[name=amount]').pressSequentially('1500');
  await page.getByRole('button', { name: my.offer.play }).click();
  await spinButton(page).click();
  await expect.poll(async () => (await atStudio(name)).played).toBeGreaterThan(0);
  expect(await whereabouts(name)).toMatchObject({ main: 850_000n, open: 0 });
  const left = (await atStudio(name)).balance;
  await page.getByRole('button', { name: siteTexts.my.play.back }).click();
  const home = { main: 850_000n + left, vendor: 0n, open: 0 };
  await expect.poll(() => whereabouts(name)).toEqual(home);
  await expect.poll(() => countMessages(name)).toBe(1);
  await showsRoundAtVendor(page);
  expect(visitor.complaints).toEqual([]);
});

test('a page that is closed brings home what it took to the game', async () => {
  const name = 'closer';
  const member = await testSite.openMember(name);
  await setWalletsApart(member);
  await testSite.credit(name, '10000.00');
  await using visitor = await testSite.visitAs(member, { ...PHONE, address: GAME });
  const { page } = visitor;
  await page.locator('[name=amount]').pressSequentially('1500');
  await page.getByRole('button', { name: my.offer.play }).click();
  await spinButton(page).waitFor();
  expect(await whereabouts(name)).toEqual({ main: 850_000n, vendor: 150_000n, open: 0 });
  // It cannot wait for an answer.
  await page.goto('about:blank');
  await expect.poll(() => whereabouts(name)).toEqual(ALL_HOME);
});

test('WALLET-004 the menu entry of who may send money up opens the form, and the money goes to the agent once it was said again', async () => {
  await testSite.openMember('receiver');
  await openSaver(testSite, 'sender', '20000.00');
  const [below, above] = await Promise.all(
    ['sender', 'receiver'].map((name) => accountIdOf(testSite.db, name)),
  );
  if (below === undefined || above === undefined) throw new Error('nobody is there');
  await givenUpline(testSite.db, { below, above, mayTransferUp: true });
  await using visitor = await testSite.visitAs(await testSite.logIn('sender'), PHONE);
  const { page } = visitor;
  const area = await openPage(page, menu.toUpline);
  await area.getByRole('heading', { name: 're***r' }).waitFor();
  await area.locator('[name=amount]').pressSequentially('7500');
  await area.getByRole('button', { name: upline.next }).click();
  const sure = page.getByRole('dialog', { name: upline.sure.title });
  await sure.locator('[name=paymentPassword]').press('Enter');
  await audit(page);
  await sure.locator('[name=paymentPassword]').fill(PAYMENT_PASSWORD);
  await sure.locator('[name=paymentPassword]').press('Enter');
  await area.getByRole('listitem').filter({ hasText: '7,500' }).waitFor();
  await expect.poll(() => balanceOf('receiver')).toBe(750_000n);
  expect(await balanceOf('sender')).toBe(1_250_000n);
  await audit(page);
  expect(visitor.complaints).toEqual([]);
});
