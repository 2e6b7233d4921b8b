import { expect, test } from 'vitest';
import {
  givenOnlyReceiver,
  readInbox,
  readStoredRequirements,
} from '../../../../../../tools/scenario/index.ts';
import { manualDeposits, mark, tailOf, txnId } from '../../../../../../tools/payments/manual-deposits.ts';
import {
  approveNow,
  expectCreditedOnce,
  kyat,
  openDepositor,
  openTestChannel,
} from '../../../../../../tools/payments/test-deposits.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { SYSTEM } from '../../audit/index.ts';
import { submitTransfer } from './incoming/submit-transfer.ts';
import { takeIncoming } from './incoming/take-incoming.ts';
import { orderNoOf } from './rules.ts';

const db = testDatabase();
const world = testContext(db);
const { ctx, clock } = world;
const { openManual, order, paid, submitted, stateOf, balanceOf } = manualDeposits(world);
const MINUTE_MS = 60_000;

test('WALLET-019 a transfer is credited when the statement tells of it, and the member is told', async () => {
  const channel = await openManual();
  const id = txnId();
  const { accountId, depositId, deposit } = await submitted(channel, id);
  expect(deposit.state).toBe('MATCHING');
  expect(await paid(channel.receiverId, id)).toMatchObject({
    outcome: 'matched',
    deposit: { state: 'CREDITED' },
  });
  expect(await balanceOf(accountId)).toBe(kyat(5_000));
  const values = { orderNo: orderNoOf(deposit), amount: '5000.00', currency: 'MMK' };
  expect(await readInbox(db, accountId)).toEqual([{ kind: 'deposit_credited', values }]);
  expect(await stateOf(depositId)).toBe('CREDITED');
  await expectCreditedOnce(db);
});

test('a statement that came first credits as soon as the member tells its transfer', async () => {
  const channel = await openManual();
  const id = txnId();
  const accountId = await openDepositor(ctx);
  const { id: depositId } = await order(accountId, channel.id);
  expect(await paid(channel.receiverId, id)).toEqual({ outcome: 'unmatched' });
  const deposit = await submitTransfer(ctx, accountId, { id: depositId, txnTail: tailOf(id) });
  expect(deposit).toMatchObject({ state: 'CREDITED', credited: kyat(5_000) });
  expect(await paid(channel.receiverId, id)).toEqual({ outcome: 'repeated' });
  await expectCreditedOnce(db);
});

test('a deposit opens a requirement to play it once', async () => {
  const channel = await openManual();
  const id = txnId();
  const { accountId } = await submitted(channel, id);
  await paid(channel.receiverId, id);
  const requirements = await readStoredRequirements(db, accountId);
  expect(requirements).toMatchObject([{ kind: 'DEPOSIT', target: kyat(5_000) }]);
});

test('a transfer that has paid one order is turned down for another', async () => {
  const channel = await openManual();
  const id = txnId();
  await submitted(channel, id);
  await paid(channel.receiverId, id);
  const again = await submitted(channel, id);
  expect(again.deposit).toMatchObject({ state: 'REJECTED', reason: 'TXN_USED' });
  const unpaid = txnId();
  const first = await submitted(channel, unpaid);
  const second = await submitted(channel, unpaid);
  expect([first.deposit.state, second.deposit.state]).toEqual(['MATCHING', 'REJECTED']);
  expect(await balanceOf(again.accountId)).toBe(0n);
});

test.each(['Ko Tun', ''])('a transfer paid by %o waits for staff', async (payer) => {
  const channel = await openManual();
  const id = txnId();
  const { accountId, depositId } = await submitted(channel, id);
  await paid(channel.receiverId, id, 5_000, payer);
  expect(await stateOf(depositId)).toBe('REVIEW NAME_DIFFERS');
  expect(await balanceOf(accountId)).toBe(0n);
  await approveNow(ctx, { depositId, actor: SYSTEM, reason: 'spouse', received: null, txnId: null });
  expect(await balanceOf(accountId)).toBe(kyat(5_000));
  await expectCreditedOnce(db);
});

test.each([
  ['another amount', 0, 6_000],
  ['a transfer from before the order', -2, 5_000],
  ['a transfer from half an hour after the time-out', 46, 5_000],
])('%s pays nothing', async (_, minutes, amount) => {
  const channel = await openManual();
  const id = txnId();
  const { depositId } = await submitted(channel, id);
  const at = new Date(clock.now().getTime() + minutes * MINUTE_MS);
  const line = { receiverId: channel.receiverId, txnId: id, payerName: 'Daw Hla Hla', at };
  expect(await takeIncoming(ctx, { ...line, amount: kyat(amount) })).toEqual({ outcome: 'unmatched' });
  expect(await stateOf(depositId)).toBe('MATCHING');
});

test('receivers take turns, none beyond its cap, and a sick one takes none', async () => {
  const channel = await openManual(3, kyat(100_000));
  const numbers = [];
  for (let turn = 0; turn < 4; turn += 1)
    numbers.push((await order(await openDepositor(ctx), channel.id)).receiverNumber);
  expect(numbers).toEqual(['ACCOUNT-1', 'ACCOUNT-2', 'ACCOUNT-3', 'ACCOUNT-1']);
  await givenOnlyReceiver(db, channel.id, 'ACCOUNT-1');
  await expect(order(await openDepositor(ctx), channel.id, 90_001)).rejects.toThrow('channel_busy');
  await order(await openDepositor(ctx), channel.id, 90_000);
  await expect(order(await openDepositor(ctx), channel.id, 1_000)).rejects.toThrow('channel_busy');
  clock.advance(24 * 60 * MINUTE_MS);
  await order(await openDepositor(ctx), channel.id, 1_000);
});

test('the same request orders once, also at the same time, and its id serves nothing else', async () => {
  const channel = await openManual();
  const accountId = await openDepositor(ctx);
  const requestId = mark();
  const orders = await Promise.all(
    Array.from({ length: 8 }, () => order(accountId, channel.id, 5_000, requestId)),
  );
  expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
  await expect(order(accountId, channel.id, 6_000, requestId)).rejects.toThrow('key_reused');
});

test('a member has one open order on a channel, until its time is out', async () => {
  const channel = await openManual();
  const accountId = await openDepositor(ctx);
  const many = await Promise.allSettled(Array.from({ length: 6 }, () => order(accountId, channel.id)));
  expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(order(accountId, channel.id)).rejects.toThrow('deposit_open');
  clock.advance(15 * MINUTE_MS);
  await order(accountId, channel.id);
});

test('a day has its limits, and they hold for orders made at the same time', async () => {
  const channels = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const id = mark();
      await openTestChannel(db, { id, type: 'MANUAL', max: kyat(50_000_000) });
      return id;
    }),
  );
  const accountId = await openDepositor(ctx);
  const results = await Promise.allSettled(channels.map((id) => order(accountId, id, 20_000_000)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  await expect(order(accountId, channels[0] ?? '', 999)).rejects.toThrow('amount_out_of_range');
});

test('a statement and the word of the member at once find each other', async () => {
  const channel = await openManual();
  for (let round = 0; round < 5; round += 1) {
    const id = txnId();
    const accountId = await openDepositor(ctx);
    const { id: depositId } = await order(accountId, channel.id);
    await Promise.all([
      paid(channel.receiverId, id),
      submitTransfer(ctx, accountId, { id: depositId, txnTail: tailOf(id) }),
    ]);
    expect(await stateOf(depositId)).toBe('CREDITED');
  }
  await expectCreditedOnce(db);
});
