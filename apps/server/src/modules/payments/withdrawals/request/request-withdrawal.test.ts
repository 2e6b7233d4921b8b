import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { afterEach, expect, test } from 'vitest';
import {
  givenAccount,
  givenOpposedFlag,
  givenWithdrawalState,
  readAudit,
  readInbox,
} from '../../../../../../../tools/scenario/index.ts';
import {
  fund,
  openMember,
  openPast,
  openPayee,
  PAYMENT_PASSWORD,
  type TestMember,
} from '../../../../../../../tools/payments/members.ts';
import { testDatabase } from '../../../../../../../tools/test-database.ts';
import { type Answered, testContext } from '../../../../../../../tools/test-context.ts';
import { expectProven } from '../../../../../../../tools/test-wallet.ts';
import type { Actor } from '../../../audit/index.ts';
import { openRequirement } from '../../../turnover/index.ts';
import { bet, payout, postingKey, readBalance, reverse } from '../../../wallet/index.ts';
import { approveWithdrawal, rejectWithdrawal } from '../decide-withdrawal.ts';
import { flagAccount } from '../flags/flag-account.ts';
import { screenWithdrawal } from './screen-withdrawal.ts';
import { findWithdrawal } from '../withdrawal-store.ts';
import { selectPayeesById } from '../../payees/payee-store.ts';

const db = testDatabase();
const tested = testContext(db);
const { ctx, clock, call } = tested;
const KYAT = 100n;
const DAY = 24 * 60 * 60_000;
const STAFF: Actor = { kind: 'staff', id: 7n, name: 'checker' };

afterEach(() => expectProven(db));

interface Saver extends TestMember {
  payeeId: string;
}

const openSaver = async (funds: bigint, past = true): Promise<Saver> => {
  const member = await openMember(tested, funds);
  const payeeId = await openPayee(tested, member);
  if (past) await openPast(tested, member, payeeId);
  return { ...member, payeeId };
};

let requests = 0;

const ask = ({ token, payeeId }: Saver, order: object = {}): Promise<Answered> =>
  call('POST', '/wps/withdrawals', {
    token,
    body: {
      bankAccountId: payeeId,
      amount: '50000.00',
      paymentPassword: PAYMENT_PASSWORD,
      requestId: `request-${(requests += 1)}`,
      ...order,
    },
  });

const idOf = ({ body }: Answered): bigint => BigInt((body.value as { id: string }).id);

const read = async ({ token }: Saver, id: bigint) =>
  (await call('GET', `/wps/withdrawals/${id}`, { token })).body.value as Record<string, unknown>;

const decide = (action: typeof approveWithdrawal, id: bigint) =>
  transaction(db, (tx) => action(ctx, tx, { actor: STAFF, withdrawalId: id })).then(
    () => 'ok',
    (error: { code?: string }) => error.code,
  );

const reject = (id: bigint) =>
  transaction(db, (tx) =>
    rejectWithdrawal(ctx, tx, { actor: STAFF, withdrawalId: id, reason: 'HOUSE_RULES' }),
  ).then(
    () => 'ok',
    (error: { code?: string }) => error.code,
  );

test('WALLET-003 a withdrawal holds its money at once, and its timeline begins', async () => {
  const saver = await openSaver(100_000n * KYAT);
  const answer = await ask(saver);
  expect(answer.body.code).toBe('ok');
  expect(answer.body.value).toMatchObject({
    state: 'REQUESTED',
    amount: '50000.00',
    fee: '0.00',
    payable: '50000.00',
    paid: '0.00',
    waitsFor: 'decision',
    payee: { kind: 'wallet', provider: 'KBZPAY', name: 'T••• A•••' },
    payouts: [{ amount: '50000.00', state: 'WAIT' }],
  });
  expect(await readBalance(db, saver.id)).toMatchObject({
    balance: 100_000n * KYAT,
    held: 50_000n * KYAT,
  });
  expect(await read(saver, idOf(answer))).toMatchObject({
    timeline: [{ what: 'REQUESTED', by: 'member', payoutId: null }],
  });
});

test('the same request asks once, at once and later; another order under it is refused', async () => {
  const saver = await openSaver(100_000n * KYAT);
  const requestId = 'the-same-one';
  const answers = await Promise.all(Array.from({ length: 4 }, () => ask(saver, { requestId })));
  expect(answers.map(({ body }) => body.code)).toEqual(['ok', 'ok', 'ok', 'ok']);
  expect(new Set(answers.map(idOf)).size).toBe(1);
  expect((await ask(saver, { requestId })).body.code).toBe('ok');
  const other = await ask(saver, { requestId, amount: 50_001 });
  expect([other.status, other.body.code]).toEqual([422, 'key_reused']);
  expect(await readBalance(db, saver.id)).toMatchObject({ held: 50_000n * KYAT });
});

test('of two requests at once one is on its way', async () => {
  const saver = await openSaver(200_000n * KYAT);
  const answers = await Promise.all([ask(saver), ask(saver), ask(saver)]);
  expect(answers.map(({ body }) => body.code).toSorted()).toEqual([
    'ok',
    'withdrawal_in_progress',
    'withdrawal_in_progress',
  ]);
  expect(await readBalance(db, saver.id)).toMatchObject({ held: 50_000n * KYAT });
});

test.each([
  ['below the least', { amount: '9999.99' }, 'amount_out_of_range'],
  ['above the most of the level', { amount: '3000000.01' }, 'amount_out_of_range'],
  ['of more than there is', { amount: '100000.01' }, 'insufficient_funds'],
  ['with a wrong withdraw password', { paymentPassword: '999999' }, 'payment_password_wrong'],
  ['to nobody', { bankAccountId: '999999999' }, 'not_found'],
  ['of nothing', { amount: 0 }, 'bad_request'],
  ['with three decimals', { amount: '10000.001' }, 'bad_request'],
  ['of less than nothing', { amount: '-10000' }, 'bad_request'],
  ['without a request id', { requestId: '' }, 'bad_request'],
])('a withdrawal %s is refused and holds nothing', async (_, order, code) => {
  const saver = await openSaver(100_000n * KYAT);
  expect((await ask(saver, order)).body.code).toBe(code);
  expect(await readBalance(db, saver.id)).toMatchObject({ held: 0n });
});

test('what is missing comes with the refusal', async () => {
  const saver = await openSaver(100_000n * KYAT);
  const value = async (order: object = {}) => (await ask(saver, order)).body.value as unknown;
  expect(await value({ amount: 1 })).toEqual({ least: '10000.00', most: '3000000.00' });
  await transaction(db, (tx) =>
    openRequirement(tx, {
      accountId: saver.id,
      kind: 'DEPOSIT',
      base: money(70_000n * KYAT),
      multiple: '1',
      source: 'test',
      reference: 'one',
      at: clock.now(),
    }),
  );
  expect(await value({ amount: 1 })).toEqual({ remaining: '70000.00' });
  const until = new Date(clock.now().getTime() + DAY);
  await givenAccount(db, saver.id, { credentialsChangedAt: clock.now() });
  expect(await value()).toEqual({ until: until.getTime() });
  const young = await openPayee(tested, saver, { number: '09770000001', ageDays: 0 });
  const refused = await ask(saver, { bankAccountId: young, paymentPassword: '999999' });
  expect(refused.body).toMatchObject({
    code: 'payee_not_usable_yet',
    value: { usableAt: clock.now().getTime() + DAY },
  });
});

test('a payee of another member is none', async () => {
  const [saver, other] = [await openSaver(100_000n * KYAT), await openSaver(0n)];
  expect((await ask(saver, { bankAccountId: other.payeeId })).body.code).toBe('not_found');
});

test('a closed account withdraws nothing until it is opened again', async () => {
  const saver = await openSaver(100_000n * KYAT);
  const mark = { actor: STAFF, accountId: saver.id, mark: 'LOCKED', reason: 'police' } as const;
  await transaction(db, (tx) => flagAccount(ctx, tx, { ...mark, on: true }));
  expect((await ask(saver)).body.code).toBe('withdrawals_locked');
  await transaction(db, (tx) => flagAccount(ctx, tx, { ...mark, on: false }));
  expect((await ask(saver)).body.code).toBe('ok');
});

test('an account that owes the operator withdraws nothing', async () => {
  const saver = await openSaver(100_000n * KYAT);
  const entry = (id: string, kyat: bigint) => ({
    amount: money(kyat * KYAT),
    key: postingKey('owing', id),
    source: 'owing',
    reference: 'owing',
  });
  const won = entry('won', 100_000n);
  await payout(db, saver.id, won);
  await bet(db, saver.id, entry('spent', 150_000n));
  const reversal = { ...won, key: postingKey('owing', 'back'), original: won.key };
  await transaction(db, (tx) => reverse(tx, saver.id, reversal));
  await fund(tested, saver, 200_000n * KYAT, 'more');
  const refused = await ask(saver);
  expect(refused.body).toMatchObject({ code: 'withdrawals_locked', value: { outstandingDebt: '50000.00' } });
});

test('the first withdrawal of a day is free, the next bears one part in a hundred, and a day has a most', async () => {
  const saver = await openSaver(4_000_000n * KYAT);
  const first = await ask(saver, { amount: '1500000' });
  expect(first.body.value).toMatchObject({
    fee: '0.00',
    payouts: [{ amount: '1000000.00' }, { amount: '500000.00' }],
  });
  await givenWithdrawalState(db, idOf(first), 'COMPLETED', clock.now());
  const tooMuch = await ask(saver, { amount: '1500000.01' });
  expect(tooMuch.body).toMatchObject({
    code: 'daily_limit_reached',
    value: { left: '1500000.00', timesLeft: 9 },
  });
  const second = await ask(saver, { amount: '50000' });
  expect(second.body.value).toMatchObject({
    fee: '500.00',
    payable: '49500.00',
    payouts: [{ amount: '49500.00' }],
  });
  expect(await readBalance(db, saver.id)).toMatchObject({ held: 1_550_000n * KYAT });
});

test('WALLET-019 a quiet withdrawal is let through by the operator, and the member is told', async () => {
  const saver = await openSaver(100_000n * KYAT);
  const id = idOf(await ask(saver));
  await Promise.all([screenWithdrawal(ctx, id), screenWithdrawal(ctx, id)]);
  expect(await read(saver, id)).toMatchObject({ state: 'APPROVED', waitsFor: 'payment' });
  expect(await readInbox(db, saver.id)).toEqual([
    { kind: 'withdrawal_approved', values: { order: String(id), amount: '50000.00', reason: '' } },
  ]);
});

test('a first withdrawal waits for people, who are told why', async () => {
  const saver = await openSaver(100_000n * KYAT, false);
  const id = idOf(await ask(saver));
  await screenWithdrawal(ctx, id);
  expect(await read(saver, id)).toMatchObject({ state: 'RISK', waitsFor: 'decision' });
  expect((await findWithdrawal(db, id))?.risks).toEqual(['FIRST_WITHDRAWAL', 'NEW_PLACE', 'HIGH_RATIO']);
  expect(await decide(approveWithdrawal, id)).toBe('ok');
  expect(await read(saver, id)).toMatchObject({ state: 'APPROVED' });
});

test('a shared payee and a mark for bonuses give a withdrawal to people', async () => {
  const [saver, other] = [await openSaver(100_000n * KYAT), await openSaver(0n)];
  const [shared] = await selectPayeesById(db, [BigInt(saver.payeeId)]);
  await openPayee(tested, other, { number: shared?.number ?? '' });
  const mark = { accountId: saver.id, mark: 'BONUS_ABUSE', on: true, reason: 'three accounts' } as const;
  await transaction(db, (tx) => flagAccount(ctx, tx, { ...mark, actor: STAFF }));
  const id = idOf(await ask(saver));
  await screenWithdrawal(ctx, id);
  expect((await findWithdrawal(db, id))?.risks).toEqual(['SHARED_PAYEE', 'BONUS_ABUSE']);
});

test('the withdrawals of linked accounts that bet against each other are given to people', async () => {
  const [one, other, third] = [
    await openSaver(100_000n * KYAT),
    await openSaver(100_000n * KYAT),
    await openSaver(100_000n * KYAT),
  ];
  await givenOpposedFlag(db, one.id, other.id);
  const risksOf = async (saver: Saver) => {
    const id = idOf(await ask(saver));
    await screenWithdrawal(ctx, id);
    return (await findWithdrawal(db, id))?.risks;
  };
  expect([await risksOf(one), await risksOf(other)]).toEqual([['OPPOSED_BETS'], ['OPPOSED_BETS']]);
  expect(await risksOf(third)).toEqual([]);
});

test('WALLET-019 a rejected withdrawal gives its money back once, and says why', async () => {
  const saver = await openSaver(100_000n * KYAT);
  const id = idOf(await ask(saver));
  expect([await reject(id), await reject(id)]).toEqual(['ok', 'withdrawal_decided']);
  expect(await readBalance(db, saver.id)).toMatchObject({ balance: 100_000n * KYAT, held: 0n });
  expect(await read(saver, id)).toMatchObject({
    state: 'REJECTED',
    rejectReason: 'HOUSE_RULES',
    waitsFor: null,
  });
  expect((await ask(saver)).body.code).toBe('ok');
});

test('of approvals and rejections at once one is done, and the money is held or back', async () => {
  for (let round = 0; round < 12; round += 1) {
    const saver = await openSaver(100_000n * KYAT, round % 2 === 0);
    const id = idOf(await ask(saver));
    const outcomes = await Promise.all([
      decide(approveWithdrawal, id),
      reject(id),
      decide(approveWithdrawal, id),
      screenWithdrawal(ctx, id),
    ]);
    const { state } = await read(saver, id);
    expect(outcomes.filter((one) => one === 'ok').length).toBeLessThanOrEqual(1);
    const held = state === 'REJECTED' ? 0n : 50_000n * KYAT;
    expect(await readBalance(db, saver.id)).toMatchObject({ balance: 100_000n * KYAT, held });
    expect(['APPROVED', 'REJECTED']).toContain(state);
  }
});

test('use cases of the staff stand in the audit, those of the operator do not', async () => {
  const saver = await openSaver(100_000n * KYAT);
  const id = idOf(await ask(saver));
  await decide(approveWithdrawal, id);
  expect(await readAudit(db, { subject: `withdrawal:${id}` })).toMatchObject([
    { action: 'withdrawal.approve', actor: 'checker' },
  ]);
});

test('nobody reads the withdrawal of another, and a list shows the own ones', async () => {
  const [saver, other] = [await openSaver(100_000n * KYAT, false), await openSaver(0n, false)];
  const id = idOf(await ask(saver));
  expect((await call('GET', `/wps/withdrawals/${id}`, { token: other.token })).body.code).toBe('not_found');
  const list = async ({ token }: Saver) =>
    (await call('GET', '/wps/withdrawals', { token })).body.value as unknown;
  expect(await list(other)).toEqual({ list: [], total: 0, totalPages: 0 });
  expect(await list(saver)).toMatchObject({ list: [{ id: String(id) }], total: 1, totalPages: 1 });
});

test('there is no call by which a player takes a withdrawal back', async () => {
  const saver = await openSaver(100_000n * KYAT);
  const id = idOf(await ask(saver));
  const answer = await call('DELETE', `/wps/withdrawals/${id}`, { token: saver.token });
  expect(answer.status).toBeGreaterThanOrEqual(404);
  expect(await read(saver, id)).toMatchObject({ state: 'REQUESTED' });
});

test('WALLET-003 what may be asked for is told before, and the day and its free withdrawals are counted', async () => {
  const saver = await openSaver(1_000_000n * KYAT);
  const limits = async () =>
    (await call('GET', '/wps/withdrawals/limits', { token: saver.token })).body.value;
  const first = {
    least: '10000.00',
    most: '3000000.00',
    nextPayeeRestHours: 24,
    feePerCent: 1,
    leastFee: '100.00',
  };
  expect(await limits()).toEqual({ ...first, leftToday: '3000000.00', timesLeft: 10, freeLeft: 1 });
  const id = idOf(await ask(saver));
  expect(await limits()).toEqual({ ...first, leftToday: '2950000.00', timesLeft: 9, freeLeft: 0 });
  expect(await reject(id)).toBe('ok');
  const left = (await limits()) as { freeLeft: number };
  const again = await ask(saver, { amount: '20000.00' });
  expect((again.body.value as { fee: string }).fee).toBe(left.freeLeft > 0 ? '0.00' : '200.00');
});
