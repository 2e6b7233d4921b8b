import { beforeAll, expect, test } from 'vitest';
import { givenDeposit, givenWithdrawal } from '../../../../../../tools/scenario/index.ts';
import { type Colleague, testConsole } from '../../../../../../tools/console/test-console.ts';
import { openMember, openPayee, type TestMember } from '../../../../../../tools/payments/members.ts';
import { kyat, openTestChannel } from '../../../../../../tools/payments/test-deposits.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { type Deposit } from '../deposits/types.ts';
import { type StoredWithdrawal } from '../withdrawals/types.ts';

const db = testDatabase();
const tested = testContext(db);
const { call, hire } = testConsole(tested.ctx);

let support: Colleague;
let [one, other]: TestMember[] = [];

const deposit = async (member: TestMember, channelId: string, state: Deposit['state'], amount: number) => {
  const at = tested.clock.now();
  await givenDeposit(db, { accountId: member.id, channelId, asked: kyat(amount), state, at });
  tested.clock.advance(1_000);
};

const withdrawal = async (member: TestMember, state: StoredWithdrawal['state'], amount: number) => {
  const payeeId = BigInt(await openPayee(tested, member));
  const at = tested.clock.now();
  const endedAt = state === 'COMPLETED' ? at : null;
  await givenWithdrawal(db, { accountId: member.id, payeeId, amount: kyat(amount), state, at, endedAt });
};

beforeAll(async () => {
  support = await hire('helper', 'support');
  [one, other] = [await openMember(tested), await openMember(tested)];
  await openTestChannel(db, { id: 'bank_a', type: 'MANUAL' });
  await openTestChannel(db, { id: 'bank_b', type: 'MANUAL' });
  await deposit(one, 'bank_a', 'SUBMITTED', 1_000);
  await deposit(one, 'bank_b', 'REVIEW', 2_000);
  await deposit(other, 'bank_a', 'MATCHING', 3_000);
  await deposit(other, 'bank_b', 'EXPIRED', 4_000);
  await withdrawal(one, 'RISK', 10_000);
  await withdrawal(other, 'COMPLETED', 20_000);
});

interface Queued {
  deposit: { amount: string; orderNo: string; id: string };
  withdrawal: { amount: string; id: string };
}

const read = async (path: string): Promise<Queued[]> =>
  (await call('GET', `/console/${path}`, { token: support.token })).body.value;

const deposits = async (query: string) =>
  (await read(`deposits?${query}`)).map(({ deposit: { amount } }) => Number(amount));

const withdrawals = async (query: string) =>
  (await read(`withdrawals?${query}`)).map(({ withdrawal: { amount } }) => Number(amount));

test('what waits is queued oldest first, and what is over is found by its state', async () => {
  expect(await deposits('')).toEqual([1_000, 2_000, 3_000]);
  expect(await deposits('state=EXPIRED')).toEqual([4_000]);
  expect(await withdrawals('')).toEqual([10_000]);
  expect(await withdrawals('state=COMPLETED')).toEqual([20_000]);
});

test('a queue is narrowed to a channel, to amounts, and to both', async () => {
  expect(await deposits('channel=bank_a')).toEqual([1_000, 3_000]);
  expect(await deposits('least=2000&most=3000')).toEqual([2_000, 3_000]);
  expect(await deposits('channel=bank_a&least=2000.00')).toEqual([3_000]);
  expect(await withdrawals('most=9999.99')).toEqual([]);
});

test('a queue is searched by order number, id and the beginning of a name', async () => {
  const [first, second] = await read('deposits');
  expect(await deposits(`q=${first?.deposit.orderNo}`)).toEqual([1_000]);
  expect(await deposits(`q=${second?.deposit.id}`)).toContain(2_000);
  expect(await deposits(`q=${one?.name.toUpperCase()}`)).toEqual([1_000, 2_000]);
  expect(await deposits('q=saver')).toEqual([1_000, 2_000, 3_000]);
  expect(await deposits('q=saver&limit=2')).toEqual([1_000, 2_000]);
  expect(await deposits('q=nobody')).toEqual([]);
  const [risky] = await read('withdrawals');
  expect(await withdrawals(`q=${risky?.withdrawal.id}`)).toEqual([10_000]);
  expect(await withdrawals(`q=${other?.name}`)).toEqual([]);
});

test('the queues are counted by state with the age of their oldest, and what is over is not', async () => {
  const { body } = await call('GET', '/console/queues', { token: support.token });
  const at = tested.clock.now().getTime();
  expect(body.value).toEqual({
    deposits: [
      { state: 'MATCHING', count: 1, oldestAt: at - 2_000 },
      { state: 'REVIEW', count: 1, oldestAt: at - 3_000 },
      { state: 'SUBMITTED', count: 1, oldestAt: at - 4_000 },
    ],
    withdrawals: [{ state: 'RISK', count: 1, oldestAt: at }],
    applications: [],
    redemptions: [],
  });
});
