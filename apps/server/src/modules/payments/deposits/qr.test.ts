import { expect, test } from 'vitest';
import { givenDeposit, listReceivers } from '../../../../../../tools/scenario/index.ts';
import {
  expectCreditedOnce,
  kyat,
  openDepositor,
  openTestChannel,
  receiverOf,
} from '../../../../../../tools/payments/test-deposits.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { usualOf } from '../../settings/index.ts';
import { coinSettings } from '../channels/settings.ts';
import { submitTransfer } from './incoming/submit-transfer.ts';
import { takeIncoming } from './incoming/take-incoming.ts';
import { expireDeposits } from './move-deposit.ts';
import { orderDeposit } from './order-deposit.ts';
import { toDepositView } from './views.ts';

const db = testDatabase();
const { ctx, clock } = testContext(db);
const MINUTE_MS = 60_000;
const DAILY_CAP = kyat(1_000_000_000);
let marks = 0;

const mark = (): string => `mark${(marks += 1)}`.padEnd(10, 'x');

const openQr = async (receivers = 1) => {
  const id = mark();
  const numbers = Array.from({ length: receivers }, (_, index) => `ACCOUNT-${index + 1}`);
  await openTestChannel(db, {
    id,
    type: 'QR',
    timeOutMinutes: 10,
    receivers: numbers.map((number) => ({ name: 'Hintha', number, dailyCap: DAILY_CAP })),
  });
  return { id, receiverId: await receiverOf(db, id) };
};

const order = async (methodId: string, amount = 5_000) =>
  orderDeposit(ctx, await openDepositor(ctx), { methodId, amount: kyat(amount), requestId: mark() });

const paid = (receiverId: bigint, amount: number) =>
  takeIncoming(ctx, {
    receiverId,
    txnId: mark(),
    amount: kyat(amount),
    payerName: 'anybody',
    at: clock.now(),
  });

test('orders of one amount are told apart by the kyat on top, and what was received is credited', async () => {
  const { id, receiverId } = await openQr();
  const [one, two] = [await order(id), await order(id)];
  expect([one.payAmount, two.payAmount]).toEqual([kyat(5_001), kyat(5_002)]);
  const shown = toDepositView(two, usualOf(coinSettings));
  expect(shown.qr).toBe(`ACCOUNT-1/5002.00/${shown.orderNo}`);
  const taken = await paid(receiverId, 5_002);
  expect(taken).toMatchObject({ deposit: { id: two.id, state: 'CREDITED', credited: kyat(5_002) } });
  expect(await paid(receiverId, 5_002)).toEqual({ outcome: 'unmatched' });
  await expectCreditedOnce(db);
});

test('orders that race for one amount get amounts of their own', async () => {
  const { id } = await openQr();
  const orders = await Promise.all(Array.from({ length: 12 }, () => order(id)));
  expect(new Set(orders.map(({ payAmount }) => payAmount)).size).toBe(12);
});

test('an amount is free again 30 minutes after its order, and not before, open or not', async () => {
  const { id, receiverId } = await openQr();
  const first = await order(id);
  clock.advance(10 * MINUTE_MS);
  await expireDeposits(ctx);
  clock.advance(19 * MINUTE_MS);
  expect((await order(id)).payAmount).toBe(kyat(5_002));
  expect(await paid(receiverId, 5_001)).toMatchObject({ deposit: { id: first.id, state: 'CREDITED' } });
  clock.advance(MINUTE_MS);
  expect((await order(id)).payAmount).toBe(kyat(5_001));
});

test('a full receiver passes on to the next, and when all are full the channel is busy', async () => {
  const { id } = await openQr(2);
  const used = Array.from({ length: 99 }, (_, index) => kyat(5_001 + index));
  const accountId = await openDepositor(ctx);
  const expired = {
    accountId,
    channelId: id,
    asked: kyat(5_000),
    state: 'EXPIRED',
    at: clock.now(),
  } as const;
  for (const { id: receiverId, number } of await listReceivers(db, id))
    for (const amount of used)
      if (number === 'ACCOUNT-1' || amount !== kyat(5_037))
        await givenDeposit(db, { ...expired, receiverId, surcharge: amount - expired.asked });
  const placed = await order(id);
  expect([placed.receiverNumber, placed.payAmount]).toEqual(['ACCOUNT-2', kyat(5_037)]);
  await expect(order(id)).rejects.toThrow('channel_busy');
  expect((await order(id, 9_000)).payAmount).toBe(kyat(9_001));
});

test('what comes after an order has lost its amount pays nobody', async () => {
  const { id, receiverId } = await openQr();
  await order(id);
  clock.advance(31 * MINUTE_MS);
  await expireDeposits(ctx);
  expect(await paid(receiverId, 5_001)).toEqual({ outcome: 'unmatched' });
});

test('a transfer is told on a manual channel alone', async () => {
  const { id } = await openQr();
  const { accountId, id: depositId } = await order(id);
  await expect(submitTransfer(ctx, accountId, { id: depositId, txnTail: '123456' })).rejects.toThrow(
    'deposit_closed',
  );
});
