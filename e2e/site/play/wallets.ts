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
import { goInside } from '../go-inside.ts';
import { GAME, testSite } from './play-site.ts';

const { menu, wallet: my, upline, accountRecord } = accountTexts.my;
const PHONE = { language: 'my', width: 390, height: 844 } as const;
const NAME = 'mover';

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

/** Where the money of the member lies, by the books of the operator. */
const whereabouts = async (): Promise<Whereabouts> => {
  const { db } = testSite;
  const accountId = await accountIdOf(db, NAME);
  const [main, vendor, open] = await Promise.all([
    balanceOf(NAME),
    sumVendorWallets(db, accountId),
    countOpenTransfers(db, accountId),
  ]);
  return { main, vendor, open };
};

/** By the books of the studio: what lies there, and whether it was played for. */
const atStudio = async (): Promise<{ balance: bigint; played: number }> => {
  const [balance, played] = await Promise.all([
    readStudioBalance(studioDb, NAME),
    countStudioBets(studioDb, NAME),
  ]);
  return { balance, played };
};

/** The rounds that the studio has told of the member's wallet there. */
const countMessages = async (): Promise<number> => {
  const rounds = await readRounds(testSite.db, await accountIdOf(testSite.db, NAME));
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
};

/** Closes all dialogs, from the topmost on. */
const closeAll = async (page: Page): Promise<void> => {
  const dialogs = page.locator('[role=dialog]');
  for (let left = await dialogs.count(); left > 0; left -= 1) {
    await page.keyboard.press('Escape');
    await expect.poll(() => dialogs.count()).toBe(left - 1);
  }
};

/** To the agent above, once it was said again. */
const sendUp = async (page: Page): Promise<void> => {
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
  expect(await balanceOf(NAME)).toBe(1_250_000n);
  await closeAll(page);
};

/** To the game and back, by hand. */
const moveByHand = async (page: Page): Promise<void> => {
  const area = await openPage(page, menu.wallet);
  await area.locator('[name=amount]').pressSequentially('4000');
  await area.locator('[name=amount]').press('Enter');
  await area.getByText(my.states.done).first().waitFor();
  expect(await whereabouts()).toEqual({ main: 850_000n, vendor: 400_000n, open: 0 });
  await audit(page);
  await area.getByRole('button', { name: my.returnAll, disabled: false }).click();
  await expect.poll(whereabouts).toEqual({ main: 1_250_000n, vendor: 0n, open: 0 });
  await closeAll(page);
};

/** With nothing in its wallet the game asks for some of the money. */
const openOffer = async (page: Page): Promise<void> => {
  await goInside(page, GAME);
  await page.getByRole('heading', { name: my.offer.title }).waitFor();
};

const takeAlong = async (page: Page): Promise<void> => {
  await page.locator('[name=amount]').pressSequentially('1500');
  await page.getByRole('button', { name: my.offer.play }).click();
};

/** What is left of what went to the game comes home when it is closed; gives how much there is then. */
const playAndLeave = async (page: Page): Promise<bigint> => {
  await openOffer(page);
  await audit(page, 'main');
  await takeAlong(page);
  await spinButton(page).click();
  await expect.poll(async () => (await atStudio()).played).toBeGreaterThan(0);
  expect(await whereabouts()).toMatchObject({ main: 1_100_000n, open: 0 });
  const main = 1_100_000n + (await atStudio()).balance;
  await page.getByRole('button', { name: siteTexts.my.play.back }).click();
  await expect.poll(whereabouts).toEqual({ main, vendor: 0n, open: 0 });
  return main;
};

test('WALLET-001 WALLET-004 WALLET-009 WALLET-010 money goes to the agent above, and to the game by hand or with it, is played with there, and comes home, also from a page that is closed', async () => {
  await testSite.openMember('receiver');
  await openSaver(testSite, NAME, '20000.00');
  const [below, above] = await Promise.all([NAME, 'receiver'].map((name) => accountIdOf(testSite.db, name)));
  if (below === undefined || above === undefined) throw new Error('nobody is there');
  await givenUpline(testSite.db, { below, above, mayTransferUp: true });
  const member = await testSite.logIn(NAME);
  await setWalletsApart(member);
  await using visitor = await testSite.visitAs(member, PHONE);
  const { page } = visitor;
  await sendUp(page);
  await moveByHand(page);
  const main = await playAndLeave(page);
  await expect.poll(countMessages).toBe(1);
  await showsRoundAtVendor(page);
  await closeAll(page);
  expect(visitor.complaints).toEqual([]);

  await openOffer(page);
  await takeAlong(page);
  await page.locator('main iframe').waitFor();
  expect(await whereabouts()).toEqual({ main: main - 150_000n, vendor: 150_000n, open: 0 });
  // It cannot wait for an answer.
  await page.goto('about:blank');
  await expect.poll(whereabouts).toEqual({ main, vendor: 0n, open: 0 });
});
