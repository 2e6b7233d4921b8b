import { addMoney, money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { signCall } from '../../../../../../../tools/payments/sign-call.ts';
import { givenDepositState } from '../../../../../../../tools/scenario/index.ts';
import {
  expectCreditedOnce,
  kyat,
  openDepositor,
  openTestChannel,
  TEST_SECRET,
} from '../../../../../../../tools/payments/test-deposits.ts';
import { testDatabase } from '../../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../../tools/test-context.ts';
import { readBalance } from '../../../wallet/index.ts';
import { buyCoins, formatRate, parseRate, toCoins, toWorth } from '../../channels/coin-rate.ts';
import { setCoinRate } from '../../channels/set-channel.ts';
import { findDeposit } from '../deposit-store.ts';
import { expireDeposits } from '../move-deposit.ts';
import { orderDeposit } from '../order-deposit.ts';
import { setSettings, usualOf } from '../../../settings/index.ts';
import { coinSettings } from '../../channels/settings.ts';
import { toDepositView } from '../views.ts';
import { insertAddress } from './coin-store.ts';

const db = testDatabase();
const { ctx, clock, http } = testContext(db);
const MINUTE_MS = 60_000;
let marks = 0;

const mark = (): string => `coin${(marks += 1)}`.padEnd(10, 'x');

afterEach(() => expectCreditedOnce(db));

/** A member with an address and, unless it is told otherwise, an order of 50,000 at 4,500 a coin: 11.12 coins. */
const openPayer = async ({ amount = 50_000 }: { amount?: number | null } = {}) => {
  const channelId = mark();
  await openTestChannel(db, { id: channelId, type: 'CRYPTO', max: kyat(10_000_000) });
  const accountId = await openDepositor(ctx);
  const address = `T${mark().padEnd(33, 'A')}`;
  await transaction(db, (tx) => insertAddress(tx, channelId, accountId, address));
  const asked = { methodId: channelId, amount: kyat(amount ?? 0), requestId: mark() };
  const order = amount === null ? null : await orderDeposit(ctx, accountId, asked);
  if (order !== null) await givenDepositState(db, order.id, 'AWAITING');
  const balance = async () => (await readBalance(db, accountId))?.balance;
  const state = async () => (order === null ? undefined : (await findDeposit(db, order.id))?.state);
  const word = (changed: object = {}) => ({
    address,
    txnId: `TRX-${channelId}`,
    amount: '11.12',
    currency: 'USDT',
    confirmations: 20,
    ...changed,
  });
  const tell = async (changed: object = {}): Promise<number> => {
    const payload = JSON.stringify(word(changed));
    const headers = { 'content-type': 'application/json', ...signCall(TEST_SECRET, clock.now(), payload) };
    const url = `/wps/payments/webhook/${channelId}`;
    return (await (await http()).inject({ method: 'POST', url, payload, headers })).statusCode;
  };
  return { channelId, accountId, order, balance, state, tell };
};

const setRate = (channelId: string, rate: string) =>
  transaction(db, (tx) => setCoinRate(tx, { channelId, rate, before: '4500.0000', at: clock.now() }));

test('an order tells how many coins it takes, at a rate that it keeps for a quarter of an hour', async () => {
  const { order, channelId, tell } = await openPayer();
  await setRate(channelId, '4000.0000');
  await tell({ confirmations: 7 });
  const now = await findDeposit(db, order?.id ?? 0n);
  if (now === undefined) throw new Error('no order');
  expect(toDepositView(now, usualOf(coinSettings))).toMatchObject({
    amount: '50000.00',
    currency: 'MMK',
    coin: {
      currency: 'USDT',
      amount: '11.12',
      rate: '4500.0000',
      seen: '11.12',
      confirmations: 7,
      needed: 20,
    },
  });
});

test('WALLET-002 coins are credited once they are confirmed twenty times, at the rate of their order', async () => {
  const { tell, balance, state, channelId } = await openPayer();
  for (const confirmations of [0, 7, 19]) expect(await tell({ confirmations })).toBe(200);
  expect([await state(), await balance()]).toEqual(['AWAITING', 0n]);
  await setRate(channelId, '4000.0000');
  expect(await tell()).toBe(200);
  expect([await state(), await balance()]).toEqual(['CREDITED', kyat(50_040)]);
  expect(await tell({ confirmations: 400 })).toBe(200);
  expect(await balance()).toBe(kyat(50_040));
});

test('the least, the confirmations and the time of a rate can be changed; an order keeps its time', async () => {
  const { tell, balance, state, channelId } = await openPayer();
  await setSettings(db, coinSettings, { least: money(12_00n), confirmations: 3, rateKeptMinutes: 1 });
  clock.advance(2 * 60_000);
  await setRate(channelId, '4000.0000');
  await tell({ confirmations: 3 });
  expect([await state(), await balance()]).toEqual(['AWAITING', 0n]);
  await setSettings(db, coinSettings, usualOf(coinSettings));
  await setSettings(db, coinSettings, { confirmations: 3 });
  await tell({ confirmations: 4 });
  expect([await state(), await balance()]).toEqual(['CREDITED', kyat(50_040)]);
  await setSettings(db, coinSettings, { confirmations: 20 });
});

test('words that come again, at once and in any order credit once', async () => {
  const { tell, balance } = await openPayer();
  const counts = [20, 3, 21, 0, 20, 19, 25, 7].flatMap((one) => [one, one, one]);
  const answers = await Promise.all(counts.map((confirmations) => tell({ confirmations })));
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(await balance()).toBe(kyat(50_040));
});

test('what was seen after the quarter of an hour is credited at the rate of the hour', async () => {
  const { tell, balance, channelId } = await openPayer();
  clock.advance(15 * MINUTE_MS + 1);
  await setRate(channelId, '4000.0000');
  await tell();
  expect(await balance()).toBe(kyat(44_480));
});

test('less or more than was asked for is credited as it came', async () => {
  const [less, more] = [await openPayer(), await openPayer()];
  await less.tell({ amount: '10.00' });
  await more.tell({ amount: '20.00' });
  expect([await less.balance(), await more.balance()]).toEqual([kyat(45_000), kyat(90_000)]);
  expect([await less.state(), await more.state()]).toEqual(['CREDITED', 'CREDITED']);
});

test('less than ten coins wait until more has come', async () => {
  const { tell, balance, state } = await openPayer();
  await tell({ txnId: 'TRX-first', amount: '9.99' });
  expect([await state(), await balance()]).toEqual(['AWAITING', 0n]);
  await tell({ txnId: 'TRX-second', amount: '0.01' });
  expect([await state(), await balance()]).toEqual(['CREDITED', kyat(45_000)]);
});

test('coins that come after the end of the time pay the order, and without an order one is written', async () => {
  const late = await openPayer();
  clock.advance(60 * MINUTE_MS);
  await expireDeposits(ctx);
  expect(await late.state()).toBe('EXPIRED');
  await late.tell();
  expect(await late.state()).toBe('CREDITED');
  const bare = await openPayer({ amount: null });
  await bare.tell({ amount: '12.00' });
  expect(await bare.balance()).toBe(kyat(54_000));
  await bare.tell({ txnId: 'TRX-more', amount: '12.00' });
  expect(await bare.balance()).toBe(kyat(108_000));
});

test('a chain that contradicts itself leaves the order to staff, and what is credited as it is', async () => {
  const one = await openPayer();
  await one.tell({ confirmations: 3 });
  await one.tell({ amount: '1111.12' });
  await one.tell();
  expect([await one.state(), await one.balance()]).toEqual(['REVIEW', 0n]);
  const two = await openPayer();
  await two.tell();
  await two.tell({ amount: '1111.12' });
  expect([await two.state(), await two.balance()]).toEqual(['CREDITED', kyat(50_040)]);
});

test('another coin, an address of nobody and what cannot be read credit nothing', async () => {
  const { tell, balance } = await openPayer();
  expect(await tell({ currency: 'DOGE' })).toBe(200);
  expect(await tell({ address: 'T'.padEnd(34, 'Z') })).toBe(200);
  expect(await tell({ amount: '0.00' })).toBe(400);
  expect(await tell({ amount: '-5' })).toBe(400);
  expect(await tell({ confirmations: -1 })).toBe(400);
  expect(await tell({ address: 5 })).toBe(400);
  expect(await balance()).toBe(0n);
});

test('less than ten coins cannot be ordered', async () => {
  await expect(openPayer({ amount: 44_999 })).rejects.toThrow('amount_out_of_range');
});

test('what an order asks for in coins is worth its amount, and coins bought never cost more than they are', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 13n }),
      fc.bigInt({ min: 10_000n, max: 10n ** 10n }),
      (amount, rate) => {
        const coins = toCoins(money(amount), rate);
        expect(toWorth(coins, rate) >= amount || (coins * rate) % 10_000n !== 0n).toBe(true);
        expect(toWorth(addMoney(coins, money(-1n)), rate) < amount).toBe(true);
        expect(toWorth(buyCoins(money(amount), rate), rate) <= amount).toBe(true);
        expect(parseRate(formatRate(rate))).toBe(rate);
      },
    ),
  );
});
