import { expect, test } from 'vitest';
import { orderOn, lockWhenDue, openNumero, outcomeOf } from '../../../../../../tools/lottery/test-numeros.ts';
import { openMember } from '../../../../../../tools/payments/members.ts';
import { kyat } from '../../../../../../tools/payments/test-deposits.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { expectProven, openFunded } from '../../../../../../tools/test-wallet.ts';
import { findBet } from '../../bets/index.ts';
import { setSettings } from '../../settings/index.ts';
import { readBalance } from '../../wallet/index.ts';
import { lotterySettings } from '../settings.ts';
import type { LotteryOrder } from '../types.ts';
import { cancelOrder } from './cancel-order.ts';
import { openOrderWriter } from './order-writer.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const { ctx, call } = site;
const takeOrder = openOrderWriter(ctx);

const FUNDS = 10_000_000n;
const HOUR_MS = 3_600_000;

const availableOf = async (account: bigint) => (await readBalance(db, account))?.available;

test('an order is taken back whole, and the whole stake comes back', async () => {
  const account = await openFunded(db, FUNDS);
  const numero = await openNumero(ctx, 'MM2D', { locksInMs: HOUR_MS });
  const order = await takeOrder(orderOn(account, numero, ['2D', '36,63', 1_000], ['2D', '05', 500]));
  const cancelled = await cancelOrder(ctx, { accountId: account, orderId: order.id });
  expect(cancelled.cancelledIds.toSorted()).toEqual(order.betIds.toSorted());
  expect(await availableOf(account)).toBe(FUNDS);
  expect(await findBet(db, account, order.betIds[0] ?? '')).toMatchObject({
    state: 'void',
    voidReason: 'CANCELLED',
  });
  await expectProven(db);
});

test('one bet of an order is taken back, and the others stand', async () => {
  const account = await openFunded(db, FUNDS);
  const numero = await openNumero(ctx, 'MM2D', { locksInMs: HOUR_MS });
  const order = await takeOrder(orderOn(account, numero, ['2D', '36,63', 1_000], ['2D', '05', 500]));
  const cancel = { accountId: account, orderId: order.id, betId: order.betIds[1] };
  expect((await cancelOrder(ctx, cancel)).cancelledIds).toEqual([order.betIds[1]]);
  expect(await availableOf(account)).toBe(FUNDS - kyat(2_000));
  // What is taken back already is answered as it is.
  expect((await cancelOrder(ctx, cancel)).cancelledIds).toEqual([order.betIds[1]]);
});

test.each([
  ['MM2D', 9.5 * 60_000],
  ['SSC_1M', 9_500],
])('%s cannot be taken back so short before its lock', async (game, locksInMs) => {
  const account = await openFunded(db, FUNDS);
  const numero = await openNumero(ctx, game, { locksInMs });
  const play = game === 'MM2D' ? '2D' : 'DWD';
  const pick = game === 'MM2D' ? '36' : '5';
  const order = await takeOrder(orderOn(account, numero, [play, pick, 200]));
  const cancel = cancelOrder(ctx, { accountId: account, orderId: order.id });
  expect(await outcomeOf(cancel)).toBe('numero_locked');
  expect(await availableOf(account)).toBe(FUNDS - kyat(200));
});

test('an order of somebody else, and a bet of another order, are not there', async () => {
  const [account, other] = [await openFunded(db, FUNDS), await openFunded(db, FUNDS)];
  const numero = await openNumero(ctx, 'MM2D', { locksInMs: HOUR_MS });
  const order = await takeOrder(orderOn(account, numero, ['2D', '36', 1_000]));
  const theirs = await takeOrder(orderOn(other, numero, ['2D', '36', 1_000]));
  expect(await outcomeOf(cancelOrder(ctx, { accountId: other, orderId: order.id }))).toBe('not_found');
  const betId = theirs.betIds[0];
  expect(await outcomeOf(cancelOrder(ctx, { accountId: account, orderId: order.id, betId }))).toBe(
    'not_found',
  );
});

test('as often as is set in a day, and no more, two at once among them', async () => {
  await setSettings(db, lotterySettings, { cancelsADay: 3 });
  const account = await openFunded(db, FUNDS);
  const numero = await openNumero(ctx, 'MM2D', { locksInMs: HOUR_MS });
  const orders: LotteryOrder[] = [];
  for (let count = 0; count < 6; count += 1)
    orders.push(await takeOrder(orderOn(account, numero, ['2D', '36', 1_000])));
  const outcomes = await Promise.all(
    orders.map(({ id }) => outcomeOf(cancelOrder(ctx, { accountId: account, orderId: id }))),
  );
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(3);
  expect(outcomes.filter((outcome) => outcome === 'cancel_limit_reached')).toHaveLength(3);
  expect(await availableOf(account)).toBe(FUNDS - kyat(3_000));
  await setSettings(db, lotterySettings, { cancelsADay: 20 });
});

test('many that take the same order back at once get each stake back once', async () => {
  const account = await openFunded(db, FUNDS);
  const numero = await openNumero(ctx, 'MM2D', { locksInMs: HOUR_MS });
  const order = await takeOrder(orderOn(account, numero, ['2D', '36', 1_000], ['2D', '37', 1_000]));
  const betId = order.betIds[0];
  const asked = Array.from({ length: 12 }, (_, at) =>
    cancelOrder(ctx, { accountId: account, orderId: order.id, ...(at % 2 === 0 ? { betId } : {}) }),
  );
  expect(await Promise.all(asked.map(outcomeOf))).toEqual(asked.map(() => 'done'));
  expect(await availableOf(account)).toBe(FUNDS);
  await expectProven(db);
});

test('who takes back across the lock is in time or late, and the hash is of what stands', async () => {
  await setSettings(db, lotterySettings, { cancelSeconds: 0, cancelsADay: 1_000 });
  const account = await openFunded(db, FUNDS);
  const numero = await openNumero(ctx, 'SSC_1M', { locksInMs: 8_000 });
  const orders: LotteryOrder[] = [];
  for (let count = 0; count < 12; count += 1)
    orders.push(await takeOrder(orderOn(account, numero, ['DWD', '5', 200])));
  const pauseMs = (numero.locksAt.getTime() - Date.now() + 400) / orders.length;
  const cancelAll = async (): Promise<unknown[]> => {
    const outcomes: unknown[] = [];
    for (const [at, { id }] of orders.entries()) {
      const due = numero.locksAt.getTime() + 400 - (orders.length - at) * pauseMs;
      await expect.poll(() => Date.now(), { timeout: 15_000, interval: 20 }).toBeGreaterThan(due);
      outcomes.push(await outcomeOf(cancelOrder(ctx, { accountId: account, orderId: id })));
    }
    return outcomes;
  };
  const [locked, outcomes] = await Promise.all([lockWhenDue(ctx, numero), cancelAll()]);
  const back = outcomes.filter((outcome) => outcome === 'done').length;
  expect(outcomes.every((outcome) => outcome === 'done' || outcome === 'numero_locked')).toBe(true);
  expect(locked.orders).toBe(orders.length - back);
  expect(await availableOf(account)).toBe(FUNDS - kyat(200) * BigInt(orders.length - back));
  await setSettings(db, lotterySettings, { cancelSeconds: 10, cancelsADay: 20 });
});

test('LOTTERY-008 a member takes an order back over the wire and sees what it was', async () => {
  const member = await openMember(site, 1_000_000n);
  const numero = await openNumero(ctx, 'MM2D', { locksInMs: HOUR_MS });
  const body = {
    gameCode: 'MM2D',
    issue: numero.code,
    bets: [{ playType: '2D', numbers: '36,63', unitStake: '500.00' }],
    prizeMode: 1700,
    requestId: '0f8fad5b-d9cb-469f-a165-70867728950f',
  };
  const placed = await call('POST', '/lgw/lottery/bets', { token: member.token, body });
  const { id, cancellableUntil } = placed.body.value as { id: string; cancellableUntil: number };
  expect(cancellableUntil).toBe(numero.locksAt.getTime() - 600_000);
  const cancelled = await call('DELETE', `/lgw/lottery/bets/${id}`, { token: member.token });
  expect(cancelled.body.value).toMatchObject({
    stake: '1000.00',
    cancellableUntil: null,
    bets: [{ state: 'CANCELLED', stake: '1000.00', unitStake: '500.00', payout: '0.00' }],
  });
});
