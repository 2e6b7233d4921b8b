import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Visit, Visitor } from '../browser.ts';
import { untilGamesAreListed } from '../games-listed.ts';
import {
  accountTexts,
  entryOf,
  openAccountArea,
  openTestSite,
  PATIENCE,
  siteTexts as site,
  type Language,
} from '../test-site.ts';
import { auditPage } from '../audit-page.ts';
import { operate } from '../operate.ts';
import { accountIdOf, readRounds } from '../../tools/scenario/index.ts';

const en = accountTexts.EN.wallet;

const GAME = '/seamless?vendor=PADAUK&gameCode=bagan-temple&gameType=RNG&isGame=1';

const testSite = openTestSite({ games: true });

beforeAll(() => untilGamesAreListed(testSite.operatorUrl));

const setSingle = (on: boolean): Promise<string> =>
  operate(testSite.databaseUrl, 'setting', 'vendors.isSingle', String(on));

const openMember = async (name: string): Promise<void> => {
  await testSite.openMember(name);
  await testSite.credit(name, '10000.00');
};

const signIn = async (name: string, visit: Visit = {}): Promise<Visitor> =>
  testSite.visitAs(await testSite.logIn(name), visit);

/** The page by the menu of the area. */
const openWallet = async (page: Page, name: string, language: Language = 'EN'): Promise<Locator> => {
  const area = await openAccountArea(page, name, language);
  await entryOf(area, 'wallet', language).click();
  await area.getByRole('heading', { name: accountTexts[language].wallet.wallets }).waitFor();
  return area;
};

const says = (area: Locator, text: string | RegExp): Promise<void> => area.getByText(text).first().waitFor();

interface Whereabouts {
  main: bigint;
  vendor: bigint;
  open: bigint;
}

/** By the books of the operator and of the studio. */
const whereabouts = async (name: string): Promise<Whereabouts> => {
  const { rows } = await testSite.db.pool.query<Whereabouts>(
    `select w.balance as main,
            (select count(*)::bigint from vendors_transfer t where t.account_id = a.id and closed_at is null) as open,
            coalesce((select v.balance from vendors_transfer_wallet v where v.account_id = a.id), 0)::bigint as vendor
     from identity_account a join wallet_account w on w.id = a.id where a.name = $1`,
    [name],
  );
  const [found] = rows;
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
};

test('WALLET-001 WALLET-011 my wallet has one wallet and nothing to move while the operator says so', async () => {
  await setSingle(true);
  await openMember('single');
  await using visitor = await signIn('single');
  const area = await openWallet(visitor.page, 'single');
  await says(area, en.single);
  expect(await area.getByRole('heading', { name: en.transfer }).count()).toBe(0);
  expect(await area.getByText('10,000').count()).toBeGreaterThan(0);
  expect(await auditPage(visitor.page)).toEqual([]);
  expect(visitor.complaints).toEqual([]);
}, 180_000);

test('WALLET-001 WALLET-009 money goes to the game, is played with there, and comes home when the game is left', async () => {
  await setSingle(false);
  await openMember('mover');
  await using visitor = await signIn('mover');
  const { page } = visitor;
  const area = await openWallet(page, 'mover');
  await area.locator('[name=amount]').pressSequentially('20000');
  await area.getByRole('button', { name: en.send, exact: true }).click();
  await says(area, en.tooMuch);
  await area.locator('[name=amount]').fill('');
  await area.locator('[name=amount]').pressSequentially('4000');
  await area.getByRole('button', { name: en.send, exact: true }).click();
  await says(area, en.states.done);
  expect(await whereabouts('mover')).toEqual({ main: 600_000n, vendor: 400_000n, open: 0n });
  expect(await auditPage(page)).toEqual([]);

  await page.goto(GAME);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: /^spin/i }).click({ timeout: 60_000 });
  const played = async () => {
    const { rows } = await testSite.db.pool.query<{ kind: string }>(
      `select e.kind from studio.studio_wallet_entry e join studio.studio_wallet w on w.id = e.wallet_id
       where w.account = 'mover' and e.kind in ('bet', 'win')`,
    );
    return rows.length;
  };
  await expect.poll(played, PATIENCE).toBeGreaterThan(0);
  expect((await whereabouts('mover')).main).toBe(600_000n);
  const { rows } = await testSite.db.pool.query<{ balance: bigint }>(
    `select balance from studio.studio_wallet where account = 'mover'`,
  );
  const left = rows[0]?.balance ?? 0n;

  await page.getByRole('button', { name: site.EN.play.back }).click();
  await expect
    .poll(() => whereabouts('mover'), PATIENCE)
    .toEqual({ main: 600_000n + left, vendor: 0n, open: 0n });
  await expect.poll(() => countMessages('mover'), PATIENCE).toBe(1);
  await showsRoundAtVendor(page, 'mover');
  expect(visitor.complaints).toEqual([]);
}, 180_000);

/** The rounds that the studio has told of a member's wallet there. */
const countMessages = async (name: string): Promise<number> => {
  const rounds = await readRounds(testSite.db, await accountIdOf(testSite.db, name));
  return rounds.filter(({ feedPosition }) => feedPosition !== null).length;
};

/** The betting record has the round, says where it was played from, and opens to no movement. */
const showsRoundAtVendor = async (page: Page, name: string): Promise<void> => {
  const area = await openAccountArea(page, name);
  await entryOf(area, 'bettingRecord').click();
  const words = accountTexts.EN.accountRecord;
  await area.getByRole('row').filter({ hasText: words.gameWallet }).getByRole('button').click();
  await page.getByText(words.gameWalletNote).waitFor();
  expect(await auditPage(page)).toEqual([]);
};

test('a game of a vendor with a wallet of its own offers the transfer when there is nothing in it', async () => {
  await setSingle(false);
  await openMember('offered');
  await using visitor = await signIn('offered', { width: 390, height: 844 });
  const { page } = visitor;
  await page.goto(GAME);
  await page.getByRole('heading', { name: en.offer.title }).waitFor();
  expect(await auditPage(page, 'main')).toEqual([]);
  await page.locator('[name=amount]').pressSequentially('1500');
  await page.getByRole('button', { name: en.offer.play }).click();
  await page.frameLocator('iframe').getByRole('button', { name: /^spin/i }).waitFor({ timeout: 60_000 });
  expect(await whereabouts('offered')).toEqual({ main: 850_000n, vendor: 150_000n, open: 0n });
  // A page that is closed cannot wait for an answer.
  await page.goto('about:blank');
  await expect
    .poll(() => whereabouts('offered'), PATIENCE)
    .toEqual({ main: 1_000_000n, vendor: 0n, open: 0n });
}, 180_000);

test('WALLET-010 return all brings everything home, by the keyboard too, in Burmese and light', async () => {
  await setSingle(false);
  await openMember('returner');
  await using visitor = await signIn('returner', { language: 'MY', theme: 'light', width: 390, height: 844 });
  const { page } = visitor;
  const my = accountTexts.MY;
  const { shell } = site.MY;
  await page.getByRole('button', { name: shell.account, exact: true }).click();
  await page.getByText(shell.myAccount, { exact: true }).click();
  const area = page.getByRole('dialog');
  await area.getByRole('button', { name: site.MY.accountArea.back }).click();
  await area.getByRole('button', { name: my.menu.wallet, exact: true }).click();
  await area.locator('[name=amount]').pressSequentially('2500');
  await area.locator('[name=amount]').press('Enter');
  await says(area, my.wallet.states.done);
  const back = area.getByRole('button', { name: my.wallet.returnAll, disabled: false });
  await back.focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => whereabouts('returner'), PATIENCE)
    .toEqual({ main: 1_000_000n, vendor: 0n, open: 0n });
  expect(await auditPage(page)).toEqual([]);
}, 180_000);
