import { beforeAll, expect, test } from 'vitest';
import {
  openMember,
  openPast,
  openPayee,
  PAYMENT_PASSWORD,
  type TestMember,
} from '../../../../../tools/payments/members.ts';
import { openTestChannel } from '../../../../../tools/payments/test-deposits.ts';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { testContext } from '../../../../../tools/test-context.ts';
import { expectProven } from '../../../../../tools/test-wallet.ts';

const db = testDatabase();
const tested = testContext(db);
const { call } = tested;

beforeAll(() => openTestChannel(db, { id: 'manual', type: 'MANUAL' }));

const post = async (url: string, { token }: TestMember, body: object, key?: string) => {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  const answer = await call('POST', url, { token, body, headers });
  return {
    status: answer.status,
    code: answer.body.code,
    value: answer.body.value as { id?: string } | null,
  };
};

const DEPOSIT = { methodId: 'manual', amount: '5000.00' };

test('a key in the header orders once: the same order gets the first answer, another one 422', async () => {
  const member = await openMember(tested);
  const first = await post('/wps/deposits', member, DEPOSIT, 'key-in-the-header');
  expect(first.code).toBe('ok');
  expect(await post('/wps/deposits', member, DEPOSIT, 'key-in-the-header')).toEqual(first);
  const other = await post('/wps/deposits', member, { ...DEPOSIT, amount: '6000.00' }, 'key-in-the-header');
  expect(other).toMatchObject({ status: 422, code: 'key_reused' });
});

test('the header and the body name one key, and a key that is neither is refused', async () => {
  const member = await openMember(tested);
  const requestId = 'key-said-twice';
  const first = await post('/wps/deposits', member, { ...DEPOSIT, requestId });
  expect(await post('/wps/deposits', member, DEPOSIT, requestId)).toEqual(first);
  expect(await post('/wps/deposits', member, { ...DEPOSIT, requestId }, requestId)).toEqual(first);
  const twice = await post('/wps/deposits', member, { ...DEPOSIT, requestId }, 'another-key');
  expect(twice).toMatchObject({ status: 400, code: 'bad_request' });
  expect(await post('/wps/deposits', member, DEPOSIT)).toMatchObject({ status: 400 });
  expect(await post('/wps/deposits', member, DEPOSIT, 'a key!')).toMatchObject({ status: 400 });
});

test('a withdrawal under a key of the header holds its money once, also when it is sent ten times at once', async () => {
  const member = await openMember(tested, 20_000_000n);
  const bankAccountId = await openPayee(tested, member);
  await openPast(tested, member, bankAccountId);
  const body = { bankAccountId, amount: '50000.00', paymentPassword: PAYMENT_PASSWORD };
  const all = await Promise.all(
    Array.from({ length: 10 }, () => post('/wps/withdrawals', member, body, 'one-withdrawal')),
  );
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(all.map(({ value }) => value?.id)).size).toBe(1);
  const other = await post('/wps/withdrawals', member, { ...body, amount: '60000.00' }, 'one-withdrawal');
  expect(other).toMatchObject({ status: 422, code: 'key_reused' });
  await expectProven(db);
});

test('the key of a bonus may stand in the header too, and means one bonus', async () => {
  const member = await openMember(tested);
  const url = '/wps/promotions/bonuses/FREE_CREDIT';
  const first = await post(url, member, {}, 'one-bonus-key');
  expect(await post(url, member, {}, 'one-bonus-key')).toEqual(first);
  expect(first.status).not.toBe(400);
});
