import { expect, test } from 'vitest';
import { testConsole } from '../../../../../../tools/console/test-console.ts';
import { openNumero, orderOn, outcomeOf } from '../../../../../../tools/lottery/test-numeros.ts';
import { kyat } from '../../../../../../tools/payments/test-deposits.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { expectProven, openFunded } from '../../../../../../tools/test-wallet.ts';
import { setSettings } from '../../settings/index.ts';
import { readBalance } from '../../wallet/index.ts';
import { lotteryGame } from '../games.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { openOrderWriter } from '../orders/order-writer.ts';
import { lotterySettings } from '../settings.ts';
import type { Numero } from '../types.ts';
import { stakesByNumber } from './number-limits.ts';

const db = testDatabase({ role: 'hintha_app' });
const { ctx, call } = testContext(db);
const takeOrder = openOrderWriter(ctx);
const office = testConsole(ctx);

const HOUR_MS = 3_600_000;
const FUNDS = kyat(20_000_000);

interface Limits {
  limit: string | null;
  limits: { digits: number; limit: string }[];
  numbers: { number: string; remaining: string; isBlocked: boolean }[];
}

const limitsOf = async ({ game, code }: Numero): Promise<Limits> =>
  (await call('GET', `/lgw/lottery/limits?gameCode=${game}&issue=${code}`)).body.value;

const answerOf = async (called: Promise<unknown>): Promise<unknown> =>
  called.then(
    () => 'done',
    (thrown: { code: string; value: unknown }) => [thrown.code, thrown.value],
  );

test('a number takes what is set and no more, and the refusal says what is left', async () => {
  const account = await openFunded(db, FUNDS);
  const numero = await openNumero(ctx, 'MM2D', { locksInMs: HOUR_MS });
  await takeOrder(orderOn(account, numero, ['2D', '36,37', 2_000_000], ['2D', '36', 2_000_000]));
  const over = orderOn(account, numero, ['2D', '35,36', 1_100_000]);
  expect(await answerOf(takeOrder(over))).toEqual([
    'number_limit_reached',
    { number: '36', remaining: '1000000.00' },
  ]);
  expect((await readBalance(db, account))?.available).toBe(FUNDS - kyat(6_000_000));
  await takeOrder(orderOn(account, numero, ['2D', '36', 1_000_000]));
  expect(await limitsOf(numero)).toEqual({
    limit: '5000000.00',
    limits: [{ digits: 2, limit: '5000000.00' }],
    numbers: [
      { number: '36', remaining: '0.00', isBlocked: false },
      { number: '37', remaining: '3000000.00', isBlocked: false },
    ],
  });
  await expectProven(db);
});

test('what is taken back frees the number again', async () => {
  const account = await openFunded(db, FUNDS);
  const numero = await openNumero(ctx, 'MM3D', { locksInMs: HOUR_MS });
  const order = await takeOrder(orderOn(account, numero, ['3D', '123,124', 500_000]));
  const again = orderOn(account, numero, ['3D', '123', 500_000]);
  expect(await outcomeOf(takeOrder(again))).toBe('number_limit_reached');
  await cancelOrder(ctx, { accountId: account, orderId: order.id });
  expect(await limitsOf(numero)).toMatchObject({ limit: '500000.00', numbers: [] });
  expect(await outcomeOf(takeOrder(again))).toBe('done');
});

test('a game without numbers of its own has no limit', async () => {
  const numero = await openNumero(ctx, 'SSC_1M', { locksInMs: HOUR_MS });
  expect(await limitsOf(numero)).toEqual({ limit: null, limits: [], numbers: [] });
  const unknown = await call('GET', '/lgw/lottery/limits?gameCode=MM2D&issue=20990101-01');
  expect(unknown.body.code).toBe('not_found');
});

test('what a bet stakes on a number is what the number costs, whatever the play', () => {
  const [north, thai] = [lotteryGame('VN_MB'), lotteryGame('TH_GLO')];
  if (north === undefined || thai === undefined) throw new Error('no such lottery');
  const on = (market: string, pick: string, stake: number) => ({
    stake: kyat(stake),
    selection: { market, pick },
  });
  const bets = [on('LO2', '36,37', 54_000), on('DE', '36', 1_000), on('XIEN2', '36,37', 1_000)];
  expect(stakesByNumber(north, bets)).toEqual(
    new Map([
      ['36', kyat(28_000)],
      ['37', kyat(27_000)],
    ]),
  );
  expect(
    stakesByNumber(thai, [on('TOP3', '236', 500), on('TOD3', '236', 100), on('RUN_TOP', '2', 100)]),
  ).toEqual(new Map([['236', kyat(600)]]));
});

test('many who bet on the same number at once never pass its limit together, and lose nothing', async () => {
  await setSettings(db, lotterySettings, { mostOnTwoDigits: kyat(10_000) });
  const accounts = await Promise.all(Array.from({ length: 32 }, () => openFunded(db, kyat(10_000))));
  const numero = await openNumero(ctx, 'MM2D', { locksInMs: HOUR_MS });
  // Numbers in whatever order: whoever has several of them never waits crosswise.
  const outcomes = await Promise.all(
    accounts.map((account, at) => {
      const picks: [string, string, number][] = [
        ['2D', '36', 500],
        ['2D', '05,99', 100],
      ];
      return outcomeOf(takeOrder(orderOn(account, numero, ...(at % 2 === 0 ? picks : picks.toReversed()))));
    }),
  );
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(20);
  expect(outcomes.filter((outcome) => outcome === 'number_limit_reached')).toHaveLength(12);
  expect((await limitsOf(numero)).numbers).toEqual([
    { number: '05', remaining: '8000.00', isBlocked: false },
    { number: '36', remaining: '0.00', isBlocked: false },
    { number: '99', remaining: '8000.00', isBlocked: false },
  ]);
  const balances = await Promise.all(accounts.map((account) => readBalance(db, account)));
  const spent = balances.reduce((sum, balance) => sum + kyat(10_000) - (balance?.available ?? 0n), 0n);
  expect(spent).toBe(20n * kyat(700));
  await setSettings(db, lotterySettings, { mostOnTwoDigits: kyat(5_000_000) });
  await expectProven(db);
});

test('orders and those who take theirs back at once leave the numbers at what stands', async () => {
  const accounts = await Promise.all(Array.from({ length: 8 }, () => openFunded(db, kyat(10_000))));
  const numero = await openNumero(ctx, 'MM2D', { locksInMs: HOUR_MS });
  await Promise.all(
    accounts.map(async (accountId, at) => {
      for (let turn = 0; turn < 3; turn += 1) {
        const order = await takeOrder(orderOn(accountId, numero, ['2D', '36,63,05', 100]));
        if ((at + turn) % 2 === 0) await cancelOrder(ctx, { accountId, orderId: order.id });
      }
    }),
  );
  const remaining = '4998800.00';
  expect((await limitsOf(numero)).numbers).toEqual(
    ['05', '36', '63'].map((number) => ({ number, remaining, isBlocked: false })),
  );
});

test('a number that the staff closes takes no bet until it is opened, and both are in the audit', async () => {
  const trader = await office.hire('trader1', 'trading');
  const auditor = await office.hire('auditor1', 'auditor');
  const account = await openFunded(db, FUNDS);
  const numero = await openNumero(ctx, 'MM2D', { locksInMs: HOUR_MS });
  const body = { gameCode: 'MM2D', issue: numero.code, number: '36', reason: 'everybody dreams of it' };
  const closed = await office.call('POST', '/console/lottery/blocks', { token: trader.token, body });
  const { id } = closed.body.value as { id: string };
  const again = await office.call('POST', '/console/lottery/blocks', { token: trader.token, body });
  expect(again.body.code).toBe('restriction_present');
  const order = orderOn(account, numero, ['2D', '36', 100]);
  expect(await answerOf(takeOrder(order))).toEqual([
    'number_limit_reached',
    { number: '36', remaining: '0.00' },
  ]);
  expect(await outcomeOf(takeOrder(orderOn(account, numero, ['2D', '63', 100])))).toBe('done');
  expect((await limitsOf(numero)).numbers).toContainEqual({
    number: '36',
    remaining: '0.00',
    isBlocked: true,
  });
  const path = `/console/lottery/blocks?gameCode=MM2D&issue=${numero.code}`;
  expect((await office.call('GET', path, { token: auditor.token })).body.value).toMatchObject({
    blocks: [{ id, number: '36', by: 'trader1' }],
    stakes: [{ number: '63', stake: '100.00', limit: '5000000.00' }],
  });
  const lift = { token: auditor.token, body: { reason: 'enough of it' } };
  expect((await office.call('DELETE', `/console/lottery/blocks/${id}`, lift)).status).toBe(403);
  await office.call('DELETE', `/console/lottery/blocks/${id}`, { ...lift, token: trader.token });
  expect(await outcomeOf(takeOrder(order))).toBe('done');
  const wrong = { ...body, number: '363' };
  const unknown = await office.call('POST', '/console/lottery/blocks', { token: trader.token, body: wrong });
  expect(unknown.body.code).toBe('not_found');
});
