import { sign } from '@hintha/platform';
import { expect, test } from 'vitest';
import {
  givenDepositState,
  readContradictions,
  readDepositState,
  readQuestions,
} from '../../../../../../../tools/scenario/index.ts';
import {
  approveNow,
  expectCreditedOnce,
  kyat,
  openDepositor,
  openTestChannel,
  rejectNow,
  TEST_SECRET,
} from '../../../../../../../tools/payments/test-deposits.ts';
import { testDatabase } from '../../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../../tools/test-context.ts';
import { SYSTEM } from '../../../audit/index.ts';
import { readBalance } from '../../../wallet/index.ts';
import { depositJobs } from '../../jobs.ts';
import { expireDeposits } from '../move-deposit.ts';
import { orderDeposit } from '../order-deposit.ts';
import { orderNoOf } from '../rules.ts';
import type { Deposit } from '../types.ts';

const db = testDatabase();
const { ctx, clock, http } = testContext(db);
const MINUTE_MS = 60_000;
let marks = 0;

const mark = (): string => `mark${(marks += 1)}`.padEnd(10, 'x');
const secondsNow = (): string => String(Math.floor(clock.now().getTime() / 1000));

/** An order on a gateway, as it is before the gateway has opened its page. */
const ordered = async (): Promise<Deposit> => {
  const methodId = mark();
  await openTestChannel(db, { id: methodId, type: 'REDIRECT' });
  const accountId = await openDepositor(ctx);
  return orderDeposit(ctx, accountId, { methodId, amount: kyat(5_000), requestId: mark() });
};

const said = (deposit: Deposit, changed: object = {}): object => ({
  orderNo: orderNoOf(deposit),
  providerTxnId: `TXN-${deposit.id}`,
  amount: '5000.00',
  currency: 'MMK',
  status: 'SUCCESS',
  ...changed,
});

const send = async (channelId: string, says: unknown, changed: Record<string, string> = {}) => {
  const payload = typeof says === 'string' ? says : JSON.stringify(says);
  const signed = { timestamp: secondsNow(), nonce: mark(), ...changed };
  const reply = await (
    await http()
  ).inject({
    method: 'POST',
    url: `/wps/payments/webhook/${channelId}`,
    payload,
    headers: {
      'content-type': 'application/json',
      'x-timestamp': signed.timestamp,
      'x-nonce': signed.nonce,
      'x-signature': sign(TEST_SECRET, { ...signed, body: payload }),
      ...changed,
    },
  });
  return reply.statusCode;
};

const tell = (deposit: Deposit, changed: object = {}) => send(deposit.channelId, said(deposit, changed));

const stateOf = ({ id }: Deposit): Promise<string> => readDepositState(db, id);

const balanceOf = async ({ accountId }: Deposit) => (await readBalance(db, accountId))?.balance;

test('a signed success credits the order, and telling it again does nothing', async () => {
  const deposit = await ordered();
  expect([await tell(deposit), await tell(deposit)]).toEqual([200, 200]);
  expect(await balanceOf(deposit)).toBe(kyat(5_000));
  await expectCreditedOnce(db);
});

test('twenty webhooks at once credit once', async () => {
  const deposit = await ordered();
  const answers = await Promise.all(Array.from({ length: 20 }, () => tell(deposit)));
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(await balanceOf(deposit)).toBe(kyat(5_000));
  await expectCreditedOnce(db);
});

test('twenty webhooks at once that contradict one another credit what was asked, or nothing', async () => {
  const deposit = await ordered();
  const changes = [
    {},
    { amount: '6000.00' },
    { status: 'FAILED' },
    { status: 'PENDING' },
    { currency: 'USD' },
  ];
  await Promise.all(Array.from({ length: 20 }, (_, index) => tell(deposit, changes[index % changes.length])));
  const isCredited = (await stateOf(deposit)) === 'CREDITED';
  expect(await balanceOf(deposit)).toBe(isCredited ? kyat(5_000) : 0n);
  expect(isCredited || (await stateOf(deposit)).startsWith('REVIEW')).toBe(true);
  await expectCreditedOnce(db);
});

test.each([
  ['another amount', { amount: '4999.99' }],
  ['another currency', { currency: 'THB' }],
])('%s waits for staff', async (_, changed) => {
  const deposit = await ordered();
  expect(await tell(deposit, changed)).toBe(200);
  expect(await stateOf(deposit)).toBe('REVIEW AMOUNT_DIFFERS');
  const received = kyat(4_000);
  await approveNow(ctx, { depositId: deposit.id, actor: SYSTEM, reason: 'x', received, txnId: null });
  expect(await balanceOf(deposit)).toBe(received);
});

test('a failure ends the order, and a success after it waits for staff', async () => {
  const deposit = await ordered();
  await tell(deposit, { status: 'FAILED' });
  expect(await stateOf(deposit)).toBe('FAILED PROVIDER_FAILED');
  await tell(deposit);
  expect(await stateOf(deposit)).toBe('REVIEW CONTRADICTED');
  const another = await ordered();
  await tell(another, { status: 'CANCELLED' });
  await tell(another, { providerTxnId: 'SECOND-TRY' });
  expect(await stateOf(another)).toBe('REVIEW LATE');
  expect([await balanceOf(deposit), await balanceOf(another)]).toEqual([0n, 0n]);
});

test('a failure after the success takes nothing back by itself', async () => {
  const deposit = await ordered();
  await tell(deposit);
  await tell(deposit, { status: 'FAILED' });
  expect(await stateOf(deposit)).toBe('CREDITED');
  expect(await readContradictions(db, deposit.id)).toEqual([true]);
});

test('a transaction of the provider pays one order', async () => {
  const methodId = mark();
  await openTestChannel(db, { id: methodId, type: 'REDIRECT' });
  const order = async () =>
    orderDeposit(ctx, await openDepositor(ctx), { methodId, amount: kyat(5_000), requestId: mark() });
  const [one, two] = [await order(), await order()];
  await Promise.all([one, two].map((deposit) => tell(deposit, { providerTxnId: 'SHARED' })));
  const balances = await Promise.all([one, two].map(balanceOf));
  expect(new Set(balances)).toEqual(new Set([0n, kyat(5_000)]));
});

test('an order of another channel is not paid', async () => {
  const [deposit, other] = [await ordered(), await ordered()];
  expect(await send(other.channelId, said(deposit))).toBe(200);
  expect(await stateOf(deposit)).toBe('CREATED');
});

test.each([
  ['a signature of another key', { 'x-signature': sign('other', { timestamp: '1', nonce: 'n', body: '' }) }],
  ['an old time', { timestamp: '1768464000' }],
  ['no nonce', { nonce: '' }],
])('%s is turned away', async (_, changed) => {
  const deposit = await ordered();
  expect(await send(deposit.channelId, said(deposit), changed as Record<string, string>)).toBe(401);
  expect(await stateOf(deposit)).toBe('CREATED');
});

test('a signed call counts once, and what cannot be read is told so', async () => {
  const deposit = await ordered();
  const nonce = mark();
  expect(await send(deposit.channelId, said(deposit), { nonce })).toBe(200);
  expect(await send(deposit.channelId, said(deposit), { nonce })).toBe(401);
  expect(await send('nowhere', said(deposit))).toBe(401);
  for (const text of ['', '{', '[]', '{"orderNo":1}']) expect(await send(deposit.channelId, text)).toBe(400);
  expect(await send(deposit.channelId, ' '.repeat(20_000))).toBe(413);
});

test('the end of the time and a webhook at once leave the money in the wallet', async () => {
  for (let round = 0; round < 5; round += 1) {
    const deposit = await ordered();
    clock.advance(15 * MINUTE_MS);
    await Promise.all([expireDeposits(ctx), tell(deposit), expireDeposits(ctx), tell(deposit)]);
    expect(await stateOf(deposit)).toBe('CREDITED');
  }
  await expectCreditedOnce(db);
});

test('a webhook and staff at once end in one state', async () => {
  for (let round = 0; round < 5; round += 1) {
    const deposit = await ordered();
    await tell(deposit, { amount: '1.00' });
    await Promise.allSettled([
      rejectNow(ctx, { depositId: deposit.id, actor: SYSTEM, reason: 'AMOUNT_DIFFERS' }),
      tell(deposit, { providerTxnId: mark() }),
      approveNow(ctx, {
        depositId: deposit.id,
        actor: SYSTEM,
        reason: 'x',
        received: null,
        txnId: null,
      }),
    ]);
  }
  await expectCreditedOnce(db);
});

test('after the time-out the provider is due for a question after 1, 3 and 10 minutes', async () => {
  const deposit = await ordered();
  await givenDepositState(db, deposit.id, 'AWAITING', 'http://127.0.0.1:9/');
  const queue = depositJobs(ctx).find(({ name }) => name === 'payments-queue-questions');
  const asksAfter = async (minutes: number) => {
    clock.advance(minutes * MINUTE_MS);
    await queue?.run({});
    await queue?.run({});
    return readQuestions(db, deposit.id);
  };
  expect(await asksAfter(15)).toBe(0);
  expect([await asksAfter(1), await asksAfter(1), await asksAfter(1)]).toEqual([1, 1, 2]);
  expect([await asksAfter(6), await asksAfter(1), await asksAfter(60)]).toEqual([2, 3, 3]);
});
