import { expect, test } from 'vitest';
import {
  expectCreditedOnce,
  kyat,
  openDepositor,
  openTestChannel,
  TEST_SECRET,
} from '../../../../../../../tools/payments/test-deposits.ts';
import { openTestProvider } from '../../../../../../../tools/payments/test-provider.ts';
import { testDatabase } from '../../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../../tools/test-context.ts';
import { orderDeposit } from '../order-deposit.ts';
import { orderNoOf } from '../rules.ts';
import type { Deposit } from '../types.ts';
import { askProvider, openPayment } from './open-payment.ts';
import { findDeposit } from '../deposit-store.ts';

const db = testDatabase();
const { ctx } = testContext(db);
let marks = 0;
const mark = (): string => `mark${(marks += 1)}`.padEnd(10, 'x');

const provider = await openTestProvider();
const { asked, answer: answering } = provider;

const ordered = async (): Promise<Deposit> => {
  const methodId = mark();
  await openTestChannel(db, {
    id: methodId,
    type: 'REDIRECT',
    provider: { url: provider.url, secret: TEST_SECRET },
  });
  provider.forget();
  return orderDeposit(ctx, await openDepositor(ctx), {
    methodId,
    amount: kyat(5_000),
    requestId: mark(),
  });
};

const rowOf = ({ id }: Deposit) => findDeposit(db, id);

test('an order gets the page of its provider, which is asked with a signature and told the language', async () => {
  const deposit = await ordered();
  answering(200, { payUrl: 'http://127.0.0.1:9/pay/1' });
  await openPayment(ctx, deposit.id, 'th');
  await openPayment(ctx, deposit.id, 'th');
  expect(await rowOf(deposit)).toMatchObject({ state: 'AWAITING', payUrl: 'http://127.0.0.1:9/pay/1' });
  const orderNo = orderNoOf(deposit);
  const notifyUrl = `http://127.0.0.1:8080/wps/payments/webhook/${deposit.channelId}`;
  expect(asked).toEqual([
    {
      path: '/orders',
      signed: true,
      body: expect.objectContaining({
        orderNo,
        amount: '5000.00',
        currency: 'MMK',
        notifyUrl,
        language: 'th',
      }),
    },
  ]);
});

test('a provider that does not answer is asked again, and one that refuses ends the order', async () => {
  const deposit = await ordered();
  answering(503, '');
  await expect(openPayment(ctx, deposit.id)).rejects.toThrow('did not open a page');
  expect(await rowOf(deposit)).toMatchObject({ state: 'CREATED' });
  answering(422, '');
  await openPayment(ctx, deposit.id);
  expect(await rowOf(deposit)).toMatchObject({ state: 'FAILED', reason: 'PROVIDER_REFUSED' });
});

test.each(['', 'no JSON', '{"payUrl":"javascript:alert(1)"}'])('a page at %o is none', async (body) => {
  const deposit = await ordered();
  answering(200, body);
  await openPayment(ctx, deposit.id);
  expect(await rowOf(deposit)).toMatchObject({ state: 'FAILED', payUrl: null });
});

test('an order whose webhook was lost is credited by the question', async () => {
  const deposit = await ordered();
  const says = { orderNo: orderNoOf(deposit), providerTxnId: 'Q-1', amount: '5000.00', currency: 'MMK' };
  for (const [status, body] of [
    [200, { ...says, status: 'PENDING' }],
    [404, ''],
    [500, ''],
    [200, { ...says, orderNo: 'D20260101000001', status: 'SUCCESS' }],
  ] as const) {
    answering(status, body);
    await askProvider(ctx, deposit.id);
    expect(await rowOf(deposit)).toMatchObject({ state: 'CREATED' });
  }
  answering(200, { ...says, status: 'SUCCESS' });
  await Promise.all([askProvider(ctx, deposit.id), askProvider(ctx, deposit.id)]);
  expect(await rowOf(deposit)).toMatchObject({ state: 'CREDITED' });
  await expectCreditedOnce(db);
});
