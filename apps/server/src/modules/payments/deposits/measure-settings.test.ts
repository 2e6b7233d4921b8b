import { expect, test } from 'vitest';
import { testConsole } from '../../../../../../tools/console/test-console.ts';
import { kyat, openDepositor, openTestChannel } from '../../../../../../tools/payments/test-deposits.ts';
import { givenDeposit } from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { orderDeposit } from './order-deposit.ts';

const db = testDatabase();
const { ctx, clock } = testContext(db);
const { call, hire } = testConsole(ctx);
const DAY_MS = 86_400_000;

const effectsOf = async (token: string, name: string, value: unknown) => {
  const url = `/console/settings/${name}/preview`;
  return ((await call('POST', url, { token, body: { value } })).body.value as { effects: object[] }).effects;
};

const pastDay = (from: number, to: number) => [
  { text: 'depositsPastDay', values: { level: 'VIP 1', all: 6, from, to } },
];

test('a change of the limits of a day tells how many orders would have gone past them', async () => {
  const { token } = await hire('chief', 'administrator');
  await openTestChannel(db, { id: 'bank', type: 'MANUAL' });
  const accountId = await openDepositor(ctx);
  const order = (asked: bigint, days: number, state: 'REVIEW' | 'EXPIRED' = 'REVIEW') =>
    givenDeposit(db, {
      accountId,
      channelId: 'bank',
      asked,
      state,
      at: new Date(clock.now().getTime() - days * DAY_MS),
    });
  for (const days of [1, 1, 1, 2, 2, 31, 31, 31]) await order(kyat(10_000_000), days);
  await order(kyat(10_000_000), 2, 'EXPIRED');
  expect(await effectsOf(token, 'club.level1.mostDeposits', 2)).toEqual(pastDay(0, 2));
  expect(await effectsOf(token, 'club.level1.mostDeposited', '25000000.00')).toEqual(pastDay(0, 2));
  expect(await effectsOf(token, 'club.level1.mostDeposited', '10000000.00')).toEqual(pastDay(0, 4));
  expect(await effectsOf(token, 'club.level1.freePerDay', 0)).toEqual([]);
});

test('a change of the least coins tells how many orders would have been below it', async () => {
  const { token } = await hire('coiner', 'administrator');
  await openTestChannel(db, { id: 'chain', type: 'CRYPTO' });
  for (const amount of [50_000, 500_000]) {
    const order = { methodId: 'chain', amount: kyat(amount), requestId: `coins-${amount}` };
    await orderDeposit(ctx, await openDepositor(ctx), order);
  }
  expect(await effectsOf(token, 'payments.coins.least', '20.00')).toEqual([
    { text: 'coinsBelow', values: { all: 2, from: 0, to: 1 } },
  ]);
  expect(await effectsOf(token, 'payments.coins.confirmations', 30)).toEqual([]);
});
