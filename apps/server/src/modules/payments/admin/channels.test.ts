import { transaction } from '@hintha/platform';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { type Colleague, testConsole } from '../../../../../../tools/console/test-console.ts';
import { kyat, openDepositor, openTestChannel } from '../../../../../../tools/payments/test-deposits.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { feedRate } from '../channels/channel-store.ts';
import { orderDeposit } from '../deposits/order-deposit.ts';

const db = testDatabase();
const { ctx, clock } = testContext(db);
const { call, hire } = testConsole(ctx);

let payer: Colleague;
let checker: Colleague;

beforeAll(async () => {
  payer = await hire('payer', 'payments');
  checker = await hire('checker', 'risk');
  await openTestChannel(db, { id: 'manual', type: 'MANUAL' });
  await openTestChannel(db, { id: 'usdt', type: 'CRYPTO' });
});

interface Change {
  by: string;
  reason: string;
}

interface Channel {
  id: string;
  active: boolean;
  changed: Change | null;
  coin: { rate: string; changed: Change | null } | null;
  receivers: { id: string; healthy: boolean; taken: string; changed: Change | null }[];
}

const channel = async (id: string): Promise<Channel> => {
  const { body } = await call('GET', '/console/channels', { token: checker.token });
  const found = (body.value as Channel[]).find((one) => one.id === id);
  if (found === undefined) throw new Error(`no channel ${id}`);
  return found;
};

const order = async () =>
  orderDeposit(ctx, await openDepositor(ctx), {
    methodId: 'manual',
    amount: kyat(5_000),
    requestId: randomUUID(),
  });

const put = (url: string, body: object) => call('PUT', url, { token: payer.token, body });

test('a receiver is taken out of the row and put back, and the list tells who did so and why', async () => {
  const [receiver] = (await channel('manual')).receivers;
  expect(receiver).toMatchObject({ healthy: true, taken: '0.00', changed: null });
  await order();
  const set = (healthy: boolean, id = receiver?.id) =>
    put(`/console/receivers/${id}/health`, { healthy, reason: 'the bank is down' });
  expect((await set(false)).status).toBe(200);
  await expect(order()).rejects.toThrow('channel_busy');
  expect((await channel('manual')).receivers).toMatchObject([
    { healthy: false, taken: '5000.00', changed: { by: 'payer', reason: 'the bank is down' } },
  ]);
  expect((await set(true)).status).toBe(200);
  await order();
  expect((await set(true, '4711')).body.code).toBe('not_found');
});

const turn = (active: boolean, id = 'manual') =>
  put(`/console/channels/${id}/active`, { active, reason: 'the bank asked for it' });

test('a channel that is switched off takes no order until it is switched on again', async () => {
  expect((await turn(false)).status).toBe(200);
  await expect(order()).rejects.toThrow('not_found');
  expect(await channel('manual')).toMatchObject({ active: false, changed: { by: 'payer' } });
  expect((await turn(true)).status).toBe(200);
  await order();
  expect((await turn(true, 'nowhere')).body.code).toBe('not_found');
});

const propose = (rate: string, id = 'usdt') =>
  put(`/console/channels/${id}/rate`, { rate, reason: 'the market', requestId: randomUUID() });

const check = ({ id, payloadHash }: { id: string; payloadHash: string }, who = checker) =>
  call('POST', `/console/approvals/${id}/approve`, { token: who.token, body: { payloadHash } });

const rate = async () => (await channel('usdt')).coin?.rate;

test('a coin gets another rate once a second person has approved it', async () => {
  const { body } = await propose('4000.0000');
  expect(await rate()).toBe('4500.0000');
  expect((await check(body.value, payer)).body.code).toBe('own_proposal');
  expect((await check(body.value)).status).toBe(200);
  expect((await channel('usdt')).coin).toMatchObject({
    rate: '4000.0000',
    changed: { by: 'checker', reason: 'the market' },
  });
});

test('of two proposals that were made at one rate the second is too late', async () => {
  const [first, second] = [await propose('4100.0000'), await propose('3900.0000')];
  expect((await check(first.body.value)).status).toBe(200);
  expect((await check(second.body.value)).body.code).toBe('proposal_changed');
  expect(await rate()).toBe('4100.0000');
});

test('a rate of nothing, and one of a channel without a coin, are not proposed', async () => {
  expect((await propose('0.0000')).status).toBe(400);
  expect((await propose('4000.0000', 'manual')).body.code).toBe('not_found');
});

test('an attack: a coin is bought for ten times what the market gives, or paid out for a tenth of it', async () => {
  const known = await rate();
  for (const far of ['41000.0000', '410.0000', '4920.0001']) {
    const { body } = await propose(far);
    expect([body.code, body.value]).toEqual(['rate_too_far', { rate: known, gap: '0.2' }]);
  }
  // What is fed in for the same coin is the market, whatever the channel had.
  await openTestChannel(db, { id: 'fed', type: 'CRYPTO', rateSecret: 'rates of the market' });
  await transaction(db, (tx) =>
    feedRate(tx, { channelId: 'fed', coin: 'USDT', rate: 60_000_000n, at: clock.now() }),
  );
  expect((await propose('4200.0000')).body.code).toBe('rate_too_far');
  const { body } = await propose('6100.0000');
  await transaction(db, (tx) =>
    feedRate(tx, {
      channelId: 'fed',
      coin: 'USDT',
      rate: 40_000_000n,
      at: new Date(clock.now().getTime() + 1),
    }),
  );
  expect((await check(body.value)).body.code).toBe('rate_too_far');
  expect(await rate()).toBe(known);
});
