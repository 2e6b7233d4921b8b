import { expect, test } from 'vitest';
import { readAudit } from '../../../../../../tools/scenario/index.ts';
import { manualDeposits, txnId } from '../../../../../../tools/payments/manual-deposits.ts';
import {
  approveNow,
  expectCreditedOnce,
  kyat,
  openDepositor,
  rejectNow,
} from '../../../../../../tools/payments/test-deposits.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { SYSTEM } from '../../audit/index.ts';
import { setReceiverHealth } from '../channels/set-channel.ts';
import { reviveDeposit } from './decide-deposit.ts';
import { submitTransfer } from './incoming/submit-transfer.ts';
import { expireDeposits } from './move-deposit.ts';

const db = testDatabase();
const world = testContext(db);
const { ctx, clock } = world;
const { openManual, order, paid, submitted, stateOf, balanceOf } = manualDeposits(world);
const MINUTE_MS = 60_000;

test('an order expires unless it was claimed, and staff revives it within 72 hours', async () => {
  const channel = await openManual();
  const accountId = await openDepositor(ctx);
  const { id: depositId } = await order(accountId, channel.id);
  const claimed = await submitted(channel);
  clock.advance(15 * MINUTE_MS);
  await expireDeposits(ctx);
  expect([await stateOf(depositId), await stateOf(claimed.depositId)]).toEqual(['EXPIRED', 'MATCHING']);
  await expect(submitTransfer(ctx, accountId, { id: depositId, txnTail: '123456' })).rejects.toThrow(
    'deposit_closed',
  );
  clock.advance(72 * 60 * MINUTE_MS);
  await reviveDeposit(ctx, { depositId, actor: SYSTEM, proof: 'letter 17' });
  const approval = { depositId, actor: SYSTEM, reason: 'seen at the bank', received: null };
  await expect(approveNow(ctx, { ...approval, txnId: null })).rejects.toThrow('transfer_needed');
  await approveNow(ctx, { ...approval, txnId: 'KBZ-1' });
  expect(await paid(channel.receiverId, 'KBZ-1')).toEqual({ outcome: 'repeated' });
  expect(await balanceOf(accountId)).toBe(kyat(5_000));
});

test('nothing is revived after 72 hours, and a transfer that paid one order revives no other', async () => {
  const channel = await openManual();
  const id = txnId();
  const { id: late } = await order(await openDepositor(ctx), channel.id);
  clock.advance(15 * MINUTE_MS);
  await submitted(channel, id);
  await paid(channel.receiverId, id);
  await expireDeposits(ctx);
  await reviveDeposit(ctx, { depositId: late, actor: SYSTEM, proof: 'a picture' });
  const approval = { depositId: late, actor: SYSTEM, reason: 'seen', received: null, txnId: id };
  await expect(approveNow(ctx, approval)).rejects.toThrow('transfer_used');
  const { id: tooLate } = await order(await openDepositor(ctx), channel.id);
  clock.advance(15 * MINUTE_MS + 72 * 60 * MINUTE_MS + 1);
  await expireDeposits(ctx);
  await expect(reviveDeposit(ctx, { depositId: tooLate, actor: SYSTEM, proof: 'x' })).rejects.toThrow(
    'revival_over',
  );
});

test('approve, reject and approve at once: one of them is heard', async () => {
  const channel = await openManual();
  for (let round = 0; round < 5; round += 1) {
    const { accountId, depositId } = await submitted(channel);
    const approve = (id: string) =>
      approveNow(ctx, { depositId, actor: SYSTEM, reason: 'seen', received: null, txnId: id });
    const results = await Promise.allSettled([
      approve(txnId()),
      rejectNow(ctx, { depositId, actor: SYSTEM, reason: 'NOT_RECEIVED' }),
      approve(txnId()),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const credited = (await stateOf(depositId)) === 'CREDITED';
    expect(await balanceOf(accountId)).toBe(credited ? kyat(5_000) : 0n);
  }
  await expectCreditedOnce(db);
});

test('a statement and an approval of the same transfer at once credit it once', async () => {
  const channel = await openManual();
  for (let round = 0; round < 5; round += 1) {
    const id = txnId();
    const { accountId, depositId } = await submitted(channel, id);
    await Promise.allSettled([
      paid(channel.receiverId, id),
      approveNow(ctx, { depositId, actor: SYSTEM, reason: 'seen', received: null, txnId: id }),
      paid(channel.receiverId, id),
    ]);
    expect(await balanceOf(accountId)).toBe(kyat(5_000));
  }
  await expectCreditedOnce(db);
});

test('staff takes a receiver out of the row and puts it back, each with its reason in the audit', async () => {
  const channel = await openManual();
  const health = { receiverId: channel.receiverId, actor: SYSTEM, reason: 'the bank is away' };
  await setReceiverHealth(ctx, { ...health, healthy: false });
  await expect(order(await openDepositor(ctx), channel.id)).rejects.toThrow('channel_busy');
  await setReceiverHealth(ctx, { ...health, healthy: true });
  await order(await openDepositor(ctx), channel.id);
  const filter = { action: 'receiver.health', subject: `receiver:${channel.receiverId}` };
  const entries = await readAudit(db, filter);
  expect(entries.map(({ reason, details }) => ({ reason, details }))).toEqual(
    [false, true].map((healthy) => ({ reason: health.reason, details: { healthy } })),
  );
  await expect(setReceiverHealth(ctx, { ...health, receiverId: 0n, healthy: true })).rejects.toThrow(
    'not_found',
  );
});
