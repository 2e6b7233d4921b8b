import { transaction } from '@hintha/platform';
import { expect, test } from 'vitest';
import { givenProfile } from '../../../../../../tools/scenario/index.ts';
import { kyat, openTestChannel, receiverOf } from '../../../../../../tools/payments/test-deposits.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { createAccount } from '../../identity/index.ts';
import { takeIncoming } from './incoming/take-incoming.ts';
import { hashCheaply } from '../../../../../../tools/test/hash-cheaply.ts';

const db = testDatabase();
const { ctx, call, clock } = testContext(db);
const PASSWORD = 'long enough 1';
let marks = 0;

const mark = (): string => `mark${(marks += 1)}`.padEnd(10, 'x');

const member = async () => {
  const name = `payer${(marks += 1)}`;
  const passwordHash = hashCheaply(PASSWORD);
  const id = await transaction(db, (tx) => createAccount(tx, { name, type: 0, passwordHash, demo: false }));
  const { body } = await call('POST', '/wps/session/login', { body: { username: name, password: PASSWORD } });
  return { id, token: (body.value as { token: string }).token };
};

type Who = Awaited<ReturnType<typeof member>>;

const order = async ({ token }: Who, methodId: string, amount: unknown = '5000', requestId = mark()) => {
  const { status, body } = await call('POST', '/wps/deposits', {
    token,
    body: { methodId, amount, requestId },
  });
  return { status, code: body.code, value: body.value as Record<string, unknown> };
};

test('WALLET-002 a member finds a method, orders, pays, tells its transfer and is credited', async () => {
  const methodId = mark();
  await openTestChannel(db, { id: methodId, type: 'MANUAL', feePpm: 20_000 });
  const who = await member();
  const methods = (await call('GET', '/wps/deposit/methods', who)).body.value as { id: string }[];
  expect(methods.find(({ id }) => id === methodId)).toEqual({
    id: methodId,
    name: methodId,
    coin: null,
    type: 'MANUAL',
    min: '1000.00',
    max: '1000000.00',
    fee: '2.00',
    currency: 'MMK',
    timeOutMinutes: 15,
  });
  const { status, value } = await order(who, methodId, '5000.50');
  expect(status).toBe(200);
  expect(value).toMatchObject({
    state: 'AWAITING',
    amount: '5000.50',
    payAmount: '5000.50',
    receiver: { name: 'Hintha', number: 'ACCOUNT-1' },
    credited: null,
    expiresAt: clock.now().getTime() + 15 * 60_000,
  });
  await givenProfile(db, who.id, { payeeName: 'Hla' });
  const submitted = await call('POST', `/wps/deposits/${String(value.id)}/transfer`, {
    token: who.token,
    body: { txnTail: '123456' },
  });
  expect(submitted.body.value).toMatchObject({ state: 'MATCHING', txnTail: '123456' });
  const receiverId = await receiverOf(db, methodId);
  const line = { receiverId, txnId: 'KBZ-123456', payerName: 'Hla', at: clock.now() };
  await takeIncoming(ctx, { ...line, amount: (kyat(5_000) + 50n) as ReturnType<typeof kyat> });
  const read = await call('GET', `/wps/deposits/${String(value.id)}`, who);
  expect(read.body.value).toMatchObject({ state: 'CREDITED', credited: '4900.49' });
  const listed = (await call('GET', '/wps/deposits?pageSize=5', who)).body.value as { list: unknown[] };
  expect(listed).toMatchObject({ total: 1, totalPages: 1 });
  expect(listed.list).toEqual([read.body.value]);
});

test('an order of somebody else is as good as none', async () => {
  const methodId = mark();
  await openTestChannel(db, { id: methodId, type: 'MANUAL' });
  const { value } = await order(await member(), methodId);
  const other = await member();
  const path = `/wps/deposits/${String(value.id)}`;
  expect((await call('GET', path, other)).status).toBe(404);
  const submitted = await call('POST', `${path}/transfer`, {
    token: other.token,
    body: { txnTail: '123456' },
  });
  expect(submitted.status).toBe(404);
});

test('each refusal has its status and its code', async () => {
  const methodId = mark();
  await openTestChannel(db, { id: methodId, type: 'MANUAL', receivers: [] });
  const busy = await order(await member(), methodId);
  expect([busy.status, busy.code]).toEqual([409, 'channel_busy']);
  const openId = mark();
  await openTestChannel(db, { id: openId, type: 'MANUAL' });
  const closed = mark();
  await openTestChannel(db, { id: closed, type: 'CARD', active: false });
  const who = await member();
  const requestId = mark();
  const answers = [
    await order(who, 'nowhere'),
    await order(who, closed),
    await order(who, openId, '999.99'),
    await order(who, openId, '1000000.01'),
    await order(who, openId, '5000', requestId),
    await order(who, openId),
    await order(who, openId, '6000', requestId),
  ];
  expect(answers.map(({ status, code }) => `${status} ${code}`)).toEqual([
    '404 not_found',
    '404 not_found',
    '409 amount_out_of_range',
    '409 amount_out_of_range',
    '200 ok',
    '409 deposit_open',
    '422 key_reused',
  ]);
});

test.each(['1e3', '0x10', '-5000', '5000.001', ' 5000', '', 'NaN', null, 0, 1e21, 5000.005])(
  'R14 %o is no amount',
  async (amount) => {
    const who = await member();
    expect((await order(who, 'nowhere', amount)).status).toBe(400);
  },
);

test('nobody pays in without an account', async () => {
  expect((await call('GET', '/wps/deposit/methods')).status).toBe(401);
  expect((await call('POST', '/wps/deposits', { body: {} })).status).toBe(401);
});
