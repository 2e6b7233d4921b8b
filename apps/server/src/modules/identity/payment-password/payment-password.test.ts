import { BusinessError, transaction } from '@hintha/platform';
import { beforeEach, expect, test } from 'vitest';
import { givenAccount, readLastSent, readOutbox } from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { createAccount } from '../accounts/create-account.ts';
import { checkPaymentPassword } from './check-payment-password.ts';
import { findPaymentPassword } from './payment-password-store.ts';
import { hashCheaply } from '../../../../../../tools/test/hash-cheaply.ts';

const db = testDatabase();
const { ctx, clock, call } = testContext(db);
const MINUTE = 60_000;
const PASSWORD = 'long enough 1';
const RIGHT = '246802';

let people = 0;

interface Member {
  id: bigint;
  token: string;
}

const member = async (type: 0 | 4 = 0): Promise<Member> => {
  const name = `payer${(people += 1)}`;
  const passwordHash = hashCheaply(PASSWORD);
  const id = await transaction(db, (tx) => createAccount(tx, { name, type, passwordHash, demo: false }));
  const { body } = await call('POST', '/wps/session/login', { body: { username: name, password: PASSWORD } });
  return { id, token: (body.value as { token: string }).token };
};

const set = ({ token }: Member, order: object = {}) =>
  call('POST', '/wps/member/paymentPassword', {
    token,
    body: { newPassword: RIGHT, confirmNewPassword: RIGHT, proof: { password: PASSWORD }, ...order },
  });

const withOne = async (): Promise<Member> => {
  const who = await member();
  expect((await set(who)).body.code).toBe('ok');
  return who;
};

/** What the operator says to a withdraw password: `ok` or the code of its refusal. */
const tell = async ({ id }: Member, typed: string): Promise<string> => {
  const thrown: unknown = await checkPaymentPassword(ctx, id, typed).catch((error: unknown) => error);
  if (thrown instanceof BusinessError) return thrown.code;
  return thrown === undefined ? 'ok' : 'bug';
};

const tellTimes = async (who: Member, typed: string, times: number): Promise<void> => {
  for (let n = 0; n < times; n += 1) expect(await tell(who, typed)).toBe('payment_password_wrong');
};

beforeEach(() => clock.advance(61 * MINUTE));

test('ACCESS-114 a first withdraw password is set, kept as a hash, told to its owner, and holds nothing', async () => {
  const who = await member();
  await givenAccount(db, who.id, { email: 'payer@example.org' });
  await call('POST', '/wps/member/security/code', { token: who.token, body: { method: 'email' } });
  const sent = await readLastSent(db, 'payer@example.org', 'proofCode');
  const code = /\d{6}/.exec(sent?.text ?? '')?.[0];
  expect((await set(who)).body.code).toBe('proof_needed');
  const proof = { password: PASSWORD, method: 'email', code };
  expect((await set(who, { newPassword: ` ${RIGHT} `, proof })).body.code).toBe('ok');
  expect(await tell(who, ` ${RIGHT} `)).toBe('ok');
  expect(await findPaymentPassword(db, who.id)).toMatch(/^\$argon2id\$/);
  const { body } = await call('GET', '/wps/member/security', { token: who.token });
  expect(body.value).toMatchObject({
    hasPaymentPassword: true,
    withdrawalsHeldUntil: null,
  });
  expect(await readOutbox(db, { template: 'paymentPasswordNotice' })).toHaveLength(1);
});

test.each([
  ['none', { newPassword: ' ' }, 'not_empty'],
  ['one of five digits', { newPassword: '12345', confirmNewPassword: '12345' }, 'bad_request'],
  ['one of nine digits', { newPassword: '123456789', confirmNewPassword: '123456789' }, 'bad_request'],
  ['letters', { newPassword: 'abcdef', confirmNewPassword: 'abcdef' }, 'bad_request'],
  ['two that differ', { confirmNewPassword: '246803' }, 'inconsistent_twice'],
  ['a wrong password of the account', { proof: { password: 'long enough 9' } }, 'old_password_wrong'],
  ['no proof', { proof: {} }, 'proof_needed'],
  ['a number', { newPassword: 246802 }, 'bad_request'],
])('ACCESS-114 %s does not set a withdraw password', async (_, order, code) => {
  const who = await member();
  expect((await set(who, order)).body.code).toBe(code);
  expect(await tell(who, RIGHT)).toBe('payment_password_wrong');
});

test('ACCESS-114 another one is set for the old one alone, and withdrawals wait for a day', async () => {
  const who = await withOne();
  const next = { newPassword: '135791', confirmNewPassword: '135791' };
  expect((await set(who, next)).body.code).toBe('not_empty');
  expect((await set(who, { ...next, oldPassword: '999999' })).body.code).toBe('payment_password_wrong');
  expect((await set(who, { ...next, oldPassword: RIGHT })).body.code).toBe('ok');
  expect(await tell(who, RIGHT)).toBe('payment_password_wrong');
  expect(await tell(who, '135791')).toBe('ok');
  const { body } = await call('GET', '/wps/member/security', { token: who.token });
  expect(body.value).toMatchObject({ withdrawalsHeldUntil: clock.now().getTime() + 24 * 60 * MINUTE });
});

test('of two that set the first withdraw password at once one does', async () => {
  const who = await member();
  const other = { newPassword: '135791', confirmNewPassword: '135791' };
  const answers = await Promise.all([set(who), set(who, other)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
});

test('ACCESS-114 five wrong tries lock the withdraw password for 30 minutes', async () => {
  const who = await withOne();
  await tellTimes(who, '999999', 5);
  expect(await tell(who, RIGHT)).toBe('too_many_requests');
  clock.advance(30 * MINUTE - 1);
  expect(await tell(who, RIGHT)).toBe('too_many_requests');
  clock.advance(1);
  await tellTimes(who, '999999', 4);
  expect(await tell(who, RIGHT)).toBe('ok');
});

test('a right try forgives the wrong ones before it', async () => {
  const who = await withOne();
  await tellTimes(who, '999999', 4);
  expect(await tell(who, RIGHT)).toBe('ok');
  await tellTimes(who, '999999', 4);
  expect(await tell(who, RIGHT)).toBe('ok');
});

test('guesses sent at once are counted one by one', async () => {
  const who = await withOne();
  const codes = await Promise.all(Array.from({ length: 12 }, () => tell(who, '999999')));
  expect(codes.filter((code) => code === 'payment_password_wrong')).toHaveLength(5);
  expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(7);
});

test('right tries sent at once are all right, as many as may wait', async () => {
  const who = await withOne();
  const codes = await Promise.all(Array.from({ length: 12 }, () => tell(who, RIGHT)));
  expect(new Set(codes)).toEqual(new Set(['ok']));
});

test('an account without a withdraw password is refused like one with another', async () => {
  const [without, other] = [await member(), await withOne()];
  await tellTimes(without, RIGHT, 5);
  expect(await tell(without, RIGHT)).toBe('too_many_requests');
  expect(await tell(other, RIGHT)).toBe('ok');
  await set(without);
  expect(await tell(without, RIGHT)).toBe('ok');
});

test('a trial account has no withdraw password', async () => {
  expect((await set(await member(4))).body.code).toBe('in_need_true_account');
});
