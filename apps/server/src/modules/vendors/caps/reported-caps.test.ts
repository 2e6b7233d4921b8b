import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { testConsole } from '../../../../../../tools/console/test-console.ts';
import {
  givenIntegration,
  givenVendorWallet,
  readFeedState,
  readRounds,
} from '../../../../../../tools/scenario/index.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { expectProven } from '../../../../../../tools/test-wallet.ts';
import { type Saver, testSavers } from '../../../../../../tools/transfers/savers.ts';
import { testVendor } from '../../../../../../tools/transfers/test-vendor.ts';
import { readFeeds } from '../feed/read-feed.ts';
import { findIntegration, updateSuspension } from '../integration-store.ts';
import { setSettings } from '../../settings/index.ts';
import { readBalance } from '../../wallet/index.ts';
import { vendorSettings } from '../settings.ts';

const db = testDatabase();
const at = testContext(db);
const { openSaver, setSingle } = testSavers(db, at);
const backoffice = testConsole(at.ctx);
const CODE = 'KEEPER';
const vendor = testVendor(db, CODE, { ownWallet: 'Keeper' });

/** What the vendor says that the member has there, whatever ever went there. */
let stated = '0.00';
let rounds: object[] = [];

beforeEach(async () => {
  await setSingle(false);
  stated = '0.00';
  rounds = [];
  vendor.answer = ({ transfer_id, after }, path) => {
    if (path === '/wallet/rounds')
      return { rounds: rounds.filter((one) => Reflect.get(one, 'position') > Number(after)) };
    return path === '/wallet/balance' ? { balance: stated } : { transfer_id, state: 'done', balance: '0.00' };
  };
  await transaction(db, (tx) => updateSuspension(tx, CODE, null));
  await givenIntegration(db, CODE, {
    maxWin: money(100_000n),
    maxWinTimes: 100,
    maxDayWin: money(50_000n),
  });
});

const move = async ({ token }: Saver, from: string, to: string, amount: string): Promise<string> => {
  const body = { from, to, amount, requestId: randomUUID() };
  const { code, value } = (await at.call('POST', '/wps/relay/GCS_walletTransfer', { token, body })).body;
  return (value as { state?: string } | null)?.state ?? code;
};

const mainOf = async ({ id }: Saver): Promise<bigint | undefined> => (await readBalance(db, id))?.balance;
const suspendedFor = async () => (await findIntegration(db, CODE))?.suspendedFor;

test('a vendor sends no more back than ever went there and it may pay on a day; the rest is for staff', async () => {
  const saver = await openSaver(100_000n);
  expect(await move(saver, 'main', CODE, '100.00')).toBe('done');
  stated = '400.00';
  expect(await move(saver, CODE, 'main', '400.00')).toBe('done');
  expect(await mainOf(saver)).toBe(130_000n);
  expect(await suspendedFor()).toBe(null);
  stated = '1000000.00';
  expect(await move(saver, CODE, 'main', '200.01')).toBe('manual');
  expect(await mainOf(saver)).toBe(130_000n);
  expect(await suspendedFor()).toBe('max_day_win');
  const clerk = await backoffice.hire('clerk', 'payments');
  const { body } = await backoffice.call('GET', '/console/transfers?state=manual', { token: clerk.token });
  const [waiting] = body.value as { id: string }[];
  const decide = { carriedOut: true, reason: 'the vendor says so', requestId: randomUUID() };
  const url = `/console/transfers/${waiting?.id ?? ''}/decide`;
  const decided = await backoffice.call('POST', url, { token: clerk.token, body: decide });
  expect(decided.body.code).toBe('vendor_cap_passed');
  expect(await mainOf(saver)).toBe(130_000n);
  await expectProven(db);
});

test('while it is suspended a vendor sends back what went there, and gets nothing more', async () => {
  const saver = await openSaver(100_000n);
  expect(await move(saver, 'main', CODE, '100.00')).toBe('done');
  const finding = { account: '', round: 'r', amount: '1.00', allowed: '0.50' };
  await transaction(db, (tx) => updateSuspension(tx, CODE, { at: at.clock.now(), cap: 'max_win', finding }));
  stated = '100.00';
  expect(await move(saver, 'main', CODE, '100.00')).toBe('vendor_unavailable');
  expect(await move(saver, CODE, 'main', '100.00')).toBe('done');
  expect(await move(saver, CODE, 'main', '1.00')).toBe('manual');
  expect(await mainOf(saver)).toBe(100_000n);
});

const round = (position: number, account: string, stake: string, payout: string) => ({
  position,
  account_id: account,
  currency: 'MMK',
  round_id: `r${position}`,
  game_id: 'any',
  stake,
  payout,
  finished_at: '2026-11-21T08:00:00Z',
});

test.each([
  ['max_win', ['100.00', '1000.01']],
  ['max_win_times', ['1.00', '100.01']],
  ['max_day_win', ['100.00', '600.01']],
])(
  'a feed that reports more than %s is not taken over, and is read on once that has been resumed',
  async (cap, [stake = '', payout = '']) => {
    const saver = await openSaver(0n);
    await givenVendorWallet(db, { accountId: saver.id, integration: CODE, account: saver.name });
    const { position: before } = (await readFeedState(db, CODE)) ?? { position: 0n };
    rounds = [round(Number(before) + 1, saver.name, stake, payout)];
    await readFeeds(at.ctx, CODE);
    expect(await suspendedFor()).toBe(cap);
    expect(await readRounds(db, saver.id)).toEqual([]);
    await givenIntegration(db, CODE, {
      maxWin: money(1_000_000n),
      maxWinTimes: 1_000,
      maxDayWin: money(10_000_000n),
    });
    await readFeeds(at.ctx, CODE);
    expect(await readRounds(db, saver.id)).toEqual([]);
    await transaction(db, (tx) => updateSuspension(tx, CODE, null));
    await readFeeds(at.ctx, CODE);
    expect(await readRounds(db, saver.id)).toHaveLength(1);
  },
);

test('a round that a feed reports without a stake wins nothing unless its integration is set up for it', async () => {
  const saver = await openSaver(0n);
  await givenVendorWallet(db, { accountId: saver.id, integration: CODE, account: saver.name });
  const next = Number((await readFeedState(db, CODE))?.position ?? 0n) + 1;
  rounds = [round(next, saver.name, '0.00', '5.00')];
  await readFeeds(at.ctx, CODE);
  expect(await readRounds(db, saver.id)).toEqual([]);
  expect(await suspendedFor()).toBe(null);
  await setSettings(db, vendorSettings, { mostWinsWithoutBet: 2 });
  rounds = [round(next + 1, saver.name, '0.00', '5.00')];
  await readFeeds(at.ctx, CODE);
  expect(await suspendedFor()).toBe('wins_without_bet');
});
