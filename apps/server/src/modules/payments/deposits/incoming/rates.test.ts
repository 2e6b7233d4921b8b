import { transaction } from '@hintha/platform';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { signCall } from '../../../../../../../tools/payments/sign-call.ts';
import { givenOnlyChannel } from '../../../../../../../tools/scenario/index.ts';
import {
  kyat,
  openDepositor,
  openTestChannel,
  TEST_SECRET,
} from '../../../../../../../tools/payments/test-deposits.ts';
import { testDatabase } from '../../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../../tools/test-context.ts';
import { findRate } from '../../channels/channel-store.ts';
import { ratesSince } from '../../channels/coin-rate.ts';
import { coinSettings } from '../../channels/settings.ts';
import { setCoinRate } from '../../channels/set-channel.ts';
import { setSettings, usualOf } from '../../../settings/index.ts';
import { orderDeposit } from '../order-deposit.ts';

const db = testDatabase();
const { ctx, clock, http } = testContext(db);
const MINUTE_MS = 60_000;
const FEED_SECRET = 'rates of the market';
let channels = 0;

const openFed = async () => {
  channels += 1;
  const channel = `fed${channels}`;
  await openTestChannel(db, { id: channel, type: 'CRYPTO', rateSecret: FEED_SECRET });
  const tell = async (changed: object = {}, secret = FEED_SECRET): Promise<number> => {
    const at = clock.now().getTime();
    const payload = JSON.stringify({ channel, coin: 'USDT', rate: '4600.0000', at, ...changed });
    const headers = { 'content-type': 'application/json', ...signCall(secret, clock.now(), payload) };
    const url = '/wps/payments/rates';
    return (await (await http()).inject({ method: 'POST', url, payload, headers })).statusCode;
  };
  const order = async () => {
    const accountId = await openDepositor(ctx);
    const asked = { methodId: channel, amount: kyat(50_000), requestId: randomUUID() };
    return (await orderDeposit(ctx, accountId, asked)).coinRate;
  };
  return { channel, tell, order };
};

test('a rate that is fed in is what orders are made at, and one that nobody has told refuses them', async () => {
  const { tell, order } = await openFed();
  await expect(order()).rejects.toThrow('channel_busy');
  expect(await tell()).toBe(200);
  expect(await order()).toBe(46_000_000n);
});

test('a rate counts for ten minutes; after that nothing is ordered until the next comes', async () => {
  const { tell, order } = await openFed();
  await tell();
  clock.advance(10 * MINUTE_MS);
  expect(await order()).toBe(46_000_000n);
  clock.advance(1);
  await expect(order()).rejects.toThrow('channel_busy');
  await tell({ rate: '4700.0000' });
  expect(await order()).toBe(47_000_000n);
});

test('how long a rate counts can be changed', async () => {
  const { tell, order } = await openFed();
  await tell();
  await setSettings(db, coinSettings, { rateMinutes: 2 });
  clock.advance(2 * MINUTE_MS + 1);
  await expect(order()).rejects.toThrow('channel_busy');
  await setSettings(db, coinSettings, { rateMinutes: 10 });
  expect(await order()).toBe(46_000_000n);
});

test('nothing is paid out at a rate that is too old', async () => {
  const { tell } = await openFed();
  await givenOnlyChannel(db, `fed${channels}`);
  const rate = () =>
    transaction(db, (tx) => findRate(tx, 'USDT', ratesSince(clock.now(), usualOf(coinSettings))));
  expect(await rate()).toBeUndefined();
  await tell();
  expect(await rate()).toBe(46_000_000n);
  clock.advance(10 * MINUTE_MS + 1);
  expect(await rate()).toBeUndefined();
});

test('an older rate that comes late changes nothing', async () => {
  const { tell, order } = await openFed();
  const at = clock.now().getTime() - MINUTE_MS;
  await tell();
  expect(await tell({ rate: '9.0000', at })).toBe(200);
  expect(await order()).toBe(46_000_000n);
});

test('a rate under another secret, of nothing, of another coin or from tomorrow is not taken', async () => {
  const { tell, order } = await openFed();
  await tell();
  expect(await tell({ rate: '1.0000' }, TEST_SECRET)).toBe(401);
  expect(await tell({ rate: '1.0000', channel: 'nobody' })).toBe(401);
  expect(await tell({ rate: '0.0000' })).toBe(400);
  expect(await tell({ rate: 4600 })).toBe(400);
  expect(await tell({ rate: '1.0000', at: clock.now().getTime() + 24 * 60 * MINUTE_MS })).toBe(400);
  clock.advance(1);
  expect(await tell({ rate: '1.0000', coin: 'DOGE' })).toBe(200);
  expect(await order()).toBe(46_000_000n);
});

test('a rate that two of the staff set stands in for a feed that is silent', async () => {
  const { channel, tell, order } = await openFed();
  await tell();
  clock.advance(30 * MINUTE_MS);
  const set = { channelId: channel, rate: '4800.0000', before: '4600.0000', at: clock.now() };
  await transaction(db, (tx) => setCoinRate(tx, set));
  expect(await order()).toBe(48_000_000n);
});

test('an attack: the feed tells a tenth or ten times of the last rate; nothing is ordered by it', async () => {
  const { tell, order } = await openFed();
  await tell();
  clock.advance(MINUTE_MS);
  expect(await tell({ rate: '46000.0000' })).toBe(400);
  expect(await tell({ rate: '460.0000' })).toBe(400);
  expect(await order()).toBe(46_000_000n);
  expect(await tell({ rate: '5000.0000' })).toBe(200);
  expect(await order()).toBe(50_000_000n);
});
