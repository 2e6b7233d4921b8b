import { expect, test } from 'vitest';
import { countContradictedLines } from '../../../../../../../tools/scenario/index.ts';
import { manualDeposits, mark, tailOf, txnId } from '../../../../../../../tools/payments/manual-deposits.ts';
import { signCall } from '../../../../../../../tools/payments/sign-call.ts';
import {
  expectCreditedOnce,
  kyat,
  openDepositor,
  openTestChannel,
  receiverOf,
  TEST_SECRET,
} from '../../../../../../../tools/payments/test-deposits.ts';
import { testDatabase } from '../../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../../tools/test-context.ts';
import { expireDeposits } from '../move-deposit.ts';
import { orderDeposit } from '../order-deposit.ts';
import { submitTransfer } from './submit-transfer.ts';

const db = testDatabase();
const world = testContext(db);
const { ctx, clock, http } = world;
const { stateOf, balanceOf } = manualDeposits(world);
const MINUTE_MS = 60_000;

const openAt = async (type: 'MANUAL' | 'QR') => {
  const [id, number] = [mark(), mark()];
  await openTestChannel(db, {
    id,
    type,
    receivers: [{ name: 'Hintha', number, dailyCap: kyat(1_000_000_000) }],
  });
  const accountId = await openDepositor(ctx);
  const order = await orderDeposit(ctx, accountId, {
    methodId: id,
    amount: kyat(5_000),
    requestId: mark(),
  });
  return { accountId, order, number, channelId: id };
};

const lineOf = (receiver: string, changed: object = {}) => ({
  receiver,
  txnId: txnId(),
  amount: '5000.00',
  currency: 'MMK',
  payerName: 'Daw Hla Hla',
  note: '',
  at: clock.now().getTime(),
  ...changed,
});

const tell = async (says: unknown, { secret = TEST_SECRET, headers = {} } = {}): Promise<number> => {
  const payload = typeof says === 'string' ? says : JSON.stringify(says);
  const signed = signCall(secret, clock.now(), payload);
  const reply = await (
    await http()
  ).inject({
    method: 'POST',
    url: '/wps/payments/statements',
    payload,
    headers: { 'content-type': 'application/json', ...signed, ...headers },
  });
  return reply.statusCode;
};

test('WALLET-002 a line of the feed credits the transfer that the member has told of', async () => {
  const { accountId, order, number } = await openAt('MANUAL');
  const line = lineOf(number);
  await submitTransfer(ctx, accountId, { id: order.id, txnTail: tailOf(line.txnId) });
  expect(await tell(line)).toBe(200);
  expect(await stateOf(order.id)).toBe('CREDITED');
  expect(await balanceOf(accountId)).toBe(kyat(5_000));
});

test('a line that comes before the member tells of its transfer waits for that', async () => {
  const { accountId, order, number } = await openAt('MANUAL');
  const line = lineOf(number);
  expect(await tell(line)).toBe(200);
  expect(await stateOf(order.id)).toBe('AWAITING');
  await submitTransfer(ctx, accountId, { id: order.id, txnTail: tailOf(line.txnId) });
  expect(await stateOf(order.id)).toBe('CREDITED');
});

test('a line of the feed credits a QR order by its amount alone, late and after its end too', async () => {
  const { accountId, order, number } = await openAt('QR');
  const at = clock.now().getTime();
  clock.advance(40 * MINUTE_MS);
  await expireDeposits(ctx);
  expect(await tell(lineOf(number, { amount: '5001.00', at, payerName: 'Ko Tun' }))).toBe(200);
  expect(await stateOf(order.id)).toBe('CREDITED');
  expect(await balanceOf(accountId)).toBe(kyat(5_001));
});

test('twenty times the same line at once credit once', async () => {
  const { accountId, number } = await openAt('QR');
  const line = lineOf(number, { amount: '5001.00' });
  expect(new Set(await Promise.all(Array.from({ length: 20 }, () => tell(line))))).toEqual(new Set([200]));
  expect(await balanceOf(accountId)).toBe(kyat(5_001));
  await expectCreditedOnce(db);
});

test('a feed that contradicts itself leaves what is not credited yet to staff, and what is as it is', async () => {
  const { accountId, order, number } = await openAt('MANUAL');
  const line = lineOf(number);
  await tell(line);
  expect(await tell({ ...line, amount: '15000.00' })).toBe(200);
  await submitTransfer(ctx, accountId, { id: order.id, txnTail: tailOf(line.txnId) });
  expect(await stateOf(order.id)).toBe('MATCHING');
  const credited = await openAt('QR');
  const paid = lineOf(credited.number, { amount: '5001.00' });
  await tell(paid);
  expect(await tell({ ...paid, amount: '9001.00' })).toBe(200);
  expect(await balanceOf(credited.accountId)).toBe(kyat(5_001));
  const receivers = [await receiverOf(db, order.channelId), await receiverOf(db, credited.channelId)];
  expect(await countContradictedLines(db, receivers)).toBe(2);
});

test('twenty lines at once that contradict one another credit the order once, or leave it to staff', async () => {
  const { accountId, order, number } = await openAt('QR');
  const line = lineOf(number, { amount: '5001.00' });
  const lines = Array.from({ length: 20 }, (_, index) => (index % 2 ? line : { ...line, amount: '5002.00' }));
  await Promise.all(lines.map((one) => tell(one)));
  const isCredited = (await stateOf(order.id)) === 'CREDITED';
  expect(await balanceOf(accountId)).toBe(isCredited ? kyat(5_001) : 0n);
  await expectCreditedOnce(db);
});

test('a call that is not signed, is old, comes again or is for nobody is turned away', async () => {
  const { order, number } = await openAt('QR');
  const line = lineOf(number, { amount: '5001.00' });
  expect(await tell(line, { secret: 'another' })).toBe(401);
  expect(await tell(lineOf('NOBODY-1'))).toBe(401);
  const stale = signCall(TEST_SECRET, new Date(clock.now().getTime() - 301_000), JSON.stringify(line));
  expect(await tell(line, { headers: stale })).toBe(401);
  const known = signCall(TEST_SECRET, clock.now(), JSON.stringify(line));
  const other = lineOf(number, { amount: '7001.00' });
  const again = signCall(TEST_SECRET, clock.now(), JSON.stringify(other), known['x-nonce']);
  expect(await tell(other, { headers: again })).toBe(200);
  expect(await tell(line, { headers: known })).toBe(401);
  expect(await stateOf(order.id)).toBe('AWAITING');
});

test.each([
  ['no JSON', () => 'nothing'],
  ['no amount', (number: string) => lineOf(number, { amount: '-5' })],
  ['zero', (number: string) => lineOf(number, { amount: '0.00' })],
  ['another currency', (number: string) => lineOf(number, { currency: 'THB' })],
  ['the future', (number: string) => lineOf(number, { at: clock.now().getTime() + 3_600_000 })],
  ['no instant', (number: string) => lineOf(number, { at: 1e300 })],
])('a line with %s is not read', async (_, make) => {
  const { order, number } = await openAt('QR');
  expect(await tell(make(number))).toBe(400);
  expect(await stateOf(order.id)).toBe('AWAITING');
});
