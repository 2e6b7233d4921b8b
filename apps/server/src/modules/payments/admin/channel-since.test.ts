import { transaction } from '@hintha/platform';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type Colleague, testConsole } from '../../../../../../tools/console/test-console.ts';
import { manualDeposits, txnId } from '../../../../../../tools/payments/manual-deposits.ts';
import { signCall } from '../../../../../../tools/payments/sign-call.ts';
import {
  expectCreditedOnce,
  kyat,
  openDepositor,
  openTestChannel,
  TEST_SECRET,
} from '../../../../../../tools/payments/test-deposits.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { insertAddress } from '../deposits/coins/coin-store.ts';

const db = testDatabase();
const site = testContext(db);
const { ctx, clock, http } = site;
const { openManual, submitted, paid } = manualDeposits(site);
const { call, hire } = testConsole(ctx);
const MINUTE_MS = 60_000;

let payer: Colleague;
let checker: Colleague;
beforeAll(async () => {
  payer = await hire('payer', 'payments');
  checker = await hire('checker', 'risk');
});
afterEach(() => expectCreditedOnce(db));

const channelOf = async (id: string) => {
  const { body } = await call('GET', '/console/channels', { token: checker.token });
  return (body.value as { id: string }[]).find((one) => one.id === id);
};

/** Changes a channel by two of the staff, a minute after what was before. */
const change = async (url: string, asked: object) => {
  clock.advance(MINUTE_MS);
  const body = { ...asked, reason: 'another one', requestId: randomUUID() };
  const { id, payloadHash } = (await call('PUT', url, { token: payer.token, body })).body.value as {
    id: string;
    payloadHash: string;
  };
  const read = { token: checker.token, body: { payloadHash } };
  expect((await call('POST', `/console/approvals/${id}/approve`, read)).body.code).toBe('ok');
  clock.advance(MINUTE_MS);
};

test('a channel tells what its fee has earned since it was set, by the orders that were credited', async () => {
  const channel = await openManual();
  const credit = async (amount: number) => {
    const txn = txnId();
    await submitted(channel, txn, amount);
    await paid(channel.receiverId, txn, amount);
  };
  await credit(5_000);
  expect(await channelOf(channel.id)).toMatchObject({
    feeSince: { changed: null, orders: 1, amount: '0.00' },
    coin: null,
  });
  const terms = (fee: string) =>
    change(`/console/channels/${channel.id}`, { min: '1000.00', max: '9000.00', fee });
  await terms('1.00');
  await credit(5_000);
  await credit(7_000);
  expect(await channelOf(channel.id)).toMatchObject({
    feeSince: { changed: { by: 'checker' }, orders: 2, amount: '120.00' },
  });
  await terms('2.00');
  expect(await channelOf(channel.id)).toMatchObject({ feeSince: { orders: 0, amount: '0.00' } });
});

test('a coin tells what its rate has cost since it was set: the coins that came, and what was credited for them', async () => {
  await openTestChannel(db, { id: 'usdt', type: 'CRYPTO', max: kyat(10_000_000) });
  const sendCoins = async (amount: string) => {
    const [accountId, id] = [await openDepositor(ctx), randomUUID()];
    const address = `T${id.replaceAll('-', '').slice(0, 33).padEnd(33, 'A')}`;
    await transaction(db, (tx) => insertAddress(tx, 'usdt', accountId, address));
    const payload = JSON.stringify({ address, txnId: id, amount, currency: 'USDT', confirmations: 20 });
    const headers = { 'content-type': 'application/json', ...signCall(TEST_SECRET, clock.now(), payload) };
    const url = '/wps/payments/webhook/usdt';
    expect((await (await http()).inject({ method: 'POST', url, payload, headers })).statusCode).toBe(200);
  };
  await sendCoins('20.00');
  await sendCoins('30.00');
  const nothingOut = { coinsOut: '0.00', paidOut: '0.00' };
  expect(await channelOf('usdt')).toMatchObject({
    coin: { changed: null, since: { coinsIn: '50.00', credited: '225000.00', ...nothingOut } },
  });
  await change('/console/channels/usdt/rate', { rate: '5000.0000' });
  expect(await channelOf('usdt')).toMatchObject({
    coin: { since: { coinsIn: '0.00', credited: '0.00', ...nothingOut } },
  });
  await sendCoins('10.00');
  expect(await channelOf('usdt')).toMatchObject({
    coin: { changed: { by: 'checker' }, since: { coinsIn: '10.00', credited: '50000.00' } },
  });
});
