import { transaction } from '@hintha/platform';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openNumero, orderOn, outcomeOf } from '../../../../../../tools/lottery/test-numeros.ts';
import { kyat } from '../../../../../../tools/payments/test-deposits.ts';
import { countByTransaction } from '../../../../../../tools/scenario/index.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { expectProven, openFunded } from '../../../../../../tools/test-wallet.ts';
import { lockWallets, readBalance } from '../../wallet/index.ts';
import { setSettings } from '../../settings/index.ts';
import { lotterySettings } from '../settings.ts';
import { openOrderWriter } from './order-writer.ts';

const db = testDatabase({ role: 'hintha_app' });
const { ctx } = testContext(db);
const takeOrder = openOrderWriter(ctx);
const HOUR_MS = 3_600_000;

const openFundedAll = (count: number, funds = kyat(10_000)): Promise<bigint[]> =>
  Promise.all(Array.from({ length: count }, () => openFunded(db, funds)));

test('orders of several members that come at once share two transactions, and each is answered with its own', async () => {
  const [numero, other] = [
    await openNumero(ctx, 'SSC_1M', { locksInMs: HOUR_MS }),
    await openNumero(ctx, 'MM2D', { locksInMs: HOUR_MS }),
  ];
  const accounts = await openFundedAll(12);
  const orders = await Promise.all(
    accounts.map((account, at) =>
      takeOrder(
        at % 2 === 0
          ? orderOn(account, numero, ['DWD', '5', 200], ['DWD', '6', 400])
          : orderOn(account, other, ['2D', '36,63', 100]),
      ),
    ),
  );
  expect(
    orders.map(({ accountId, numeroId, stake, betIds }) => [accountId, numeroId, stake, betIds.length]),
  ).toEqual(
    accounts.map((account, at) =>
      at % 2 === 0 ? [account, numero.id, kyat(600), 2] : [account, other.id, kyat(200), 1],
    ),
  );
  expect(await countByTransaction(db, accounts)).toHaveLength(2);
  await expectProven(db);
});

test('who cannot be placed is told why, and keeps nobody else from it', async () => {
  const numero = await openNumero(ctx, 'SSC_1M', { locksInMs: HOUR_MS });
  const late = await openNumero(ctx, 'SSC_1M', { locksInMs: -1_000 });
  const [rich = 0n, littler = 0n, asks = 0n, tardy = 0n, twice = 0n] = await openFundedAll(5);
  const short = await openFunded(db, kyat(100));
  const request = orderOn(twice, numero, ['DWD', '5', 200]);
  const first = await takeOrder(request);
  const outcomes = await Promise.all([
    outcomeOf(takeOrder(orderOn(rich, numero, ['DWD', '5', 200]))),
    outcomeOf(takeOrder(orderOn(short, numero, ['DWD', '5', 200]))),
    outcomeOf(takeOrder({ ...orderOn(littler, numero, ['DWD', '5', 200]), prizeMode: 1980 })),
    outcomeOf(takeOrder(orderOn(asks, { ...numero, code: '20990101-01' }, ['DWD', '5', 200]))),
    outcomeOf(takeOrder(orderOn(tardy, late, ['DWD', '5', 200]))),
    takeOrder(request),
    outcomeOf(takeOrder({ ...orderOn(twice, numero, ['DWD', '5', 400]), requestId: request.requestId })),
  ]);
  expect(outcomes).toEqual([
    'done',
    'insufficient_funds',
    'bad_request',
    'not_found',
    'numero_locked',
    first,
    'key_reused',
  ]);
  await expectProven(db);
});

test('of orders that come at once on one number those that it has room for are taken', async () => {
  await setSettings(db, lotterySettings, { mostOnTwoDigits: kyat(1_000) });
  const numero = await openNumero(ctx, 'MM2D', { locksInMs: HOUR_MS });
  const accounts = await openFundedAll(8);
  const outcomes = await Promise.all(
    accounts.map((account) =>
      outcomeOf(takeOrder(orderOn(account, numero, ['2D', '36', 300], ['2D', '05', 100]))),
    ),
  );
  expect(outcomes.map(String).toSorted()).toEqual([
    ...Array.from({ length: 3 }, () => 'done'),
    ...Array.from({ length: 5 }, () => 'number_limit_reached'),
  ]);
  await setSettings(db, lotterySettings, { mostOnTwoDigits: kyat(5_000_000) });
  await expectProven(db);
});

test('nobody waits because the wallet of another is held', async () => {
  const numero = await openNumero(ctx, 'SSC_1M', { locksInMs: HOUR_MS });
  const [held = 0n, ...free] = await openFundedAll(4);
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const { promise: isHeld, resolve: tell } = Promise.withResolvers<void>();
  const holding = transaction(db, async (tx) => {
    await lockWallets(tx, [held]);
    tell();
    await isOver;
  });
  await isHeld;
  const waiting = takeOrder(orderOn(held, numero, ['DWD', '5', 200]));
  const others = free.map((account) => takeOrder(orderOn(account, numero, ['DWD', '5', 200])));
  expect((await Promise.all(others)).map(({ accountId }) => accountId)).toEqual(free);
  expect((await readBalance(db, held))?.available).toBe(kyat(10_000));
  end();
  await holding;
  expect(await waiting).toMatchObject({ accountId: held });
  await expectProven(db);
});

test('a request is the same however its key is written', async () => {
  const numero = await openNumero(ctx, 'SSC_1M', { locksInMs: HOUR_MS });
  const account = await openFunded(db, kyat(10_000));
  const requestId = randomUUID();
  const request = { ...orderOn(account, numero, ['DWD', '5', 200]), requestId: requestId.toUpperCase() };
  const order = await takeOrder(request);
  expect(await takeOrder({ ...request, requestId: requestId.toUpperCase() })).toEqual(order);
});
