import { transaction } from '@hintha/platform';
import { afterEach, expect, test } from 'vitest';
import {
  givenPayout,
  givenWithdrawalState,
  readAudit,
  readInbox,
} from '../../../../../../tools/scenario/index.ts';
import {
  openMember,
  openPast,
  openPayee,
  PAYMENT_PASSWORD,
  signIn,
  type TestMember,
} from '../../../../../../tools/payments/members.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { type Answered, testContext } from '../../../../../../tools/test-context.ts';
import { expectProven } from '../../../../../../tools/test-wallet.ts';
import { drawPng, pictureForm } from '../../../../../../tools/test/picture.ts';
import type { Actor } from '../../audit/index.ts';
import { listPostings, readBalance } from '../../wallet/index.ts';
import { receiveDue } from './confirm-received.ts';
import { approveWithdrawal } from './decide-withdrawal.ts';
import { claimPayout, forceReceipt } from './payouts/receive-payout.ts';
import { refundPayout, resendPayout } from './payouts/refund-payout.ts';
import { sendPayout } from './payouts/send-payout.ts';
import { readWithdrawalHistory } from './read-withdrawal.ts';
import { setSettings } from '../../settings/index.ts';
import { withdrawalSettings } from './settings.ts';

const db = testDatabase();
const tested = testContext(db);
const { ctx, clock, call, http } = tested;
const STAFF: Actor = { kind: 'staff', id: 7n, name: 'payer' };
const MINUTE = 60_000;
const FUNDS = 300_000_000n;
const PATH = '/wps/withdrawals/confirmations';

afterEach(() => expectProven(db));

let requests = 0;

interface Paid extends TestMember {
  withdrawalId: bigint;
}

/** A withdrawal of so many kyat, approved, with its payouts sent. */
const openPaid = async (kyat: number, send = true): Promise<Paid> => {
  const member = await openMember(tested, FUNDS);
  const bankAccountId = await openPayee(tested, member);
  await openPast(tested, member, bankAccountId);
  const requestId = `confirm-${(requests += 1)}`;
  const body = { bankAccountId, amount: kyat, paymentPassword: PAYMENT_PASSWORD, requestId };
  const answer = await call('POST', '/wps/withdrawals', { token: member.token, body });
  const withdrawalId = BigInt((answer.body.value as { id: string }).id);
  await transaction(db, (tx) => approveWithdrawal(ctx, tx, { actor: STAFF, withdrawalId }));
  const paid = { ...member, withdrawalId };
  if (send) for (const { id } of await payoutsOf(paid)) await pay(id);
  return paid;
};

const detailsOf = async ({ withdrawalId }: Paid) => {
  const details = await readWithdrawalHistory(ctx, withdrawalId);
  if (details === undefined) throw new Error('no such withdrawal');
  return details;
};

const payoutsOf = async (paid: Paid) => (await detailsOf(paid)).payouts;
const statesOf = async (paid: Paid) => (await payoutsOf(paid)).map(({ state }) => state);
const stateOf = async (paid: Paid) => (await detailsOf(paid)).withdrawal.state;
const firstOf = async (paid: Paid): Promise<bigint> => (await payoutsOf(paid))[0]?.id ?? 0n;

const lastOf = async (paid: Paid): Promise<bigint> => (await payoutsOf(paid)).at(-1)?.id ?? 0n;

const pay = (payoutId: bigint) =>
  tell((tx) => sendPayout(ctx, tx, { actor: STAFF, payoutId, payerReference: `K-${payoutId}`, slip: null }));

/** What a use case of the staff is answered: `ok` or the code of a refusal. */
const tell = (action: (tx: Parameters<Parameters<typeof transaction>[1]>[0]) => Promise<unknown>) =>
  transaction(db, action).then(
    () => 'ok',
    (error: { code?: string }) => error.code,
  );

const order = (payoutId: bigint) => ({ actor: STAFF, payoutId, reason: 'looked into' });

const list = ({ token }: TestMember) => call('GET', PATH, { token });
const received = ({ token }: TestMember, id: bigint) => call('POST', `${PATH}/${id}/received`, { token });

const claim = async ({ token }: TestMember, id: bigint, pictures = [drawPng(4, 4)]) => {
  const form = await pictureForm({}, pictures);
  const reply = await (
    await http()
  ).inject({
    method: 'POST',
    url: `${PATH}/${id}/notReceived`,
    headers: { ...form.headers, authorization: `Bearer ${token}` },
    payload: form.payload,
  });
  return { status: reply.statusCode, body: reply.json<Answered['body']>() };
};

const moneyOf = async ({ id }: TestMember) => {
  const { balance = 0n, held = 0n } = (await readBalance(db, id)) ?? {};
  return { out: FUNDS - balance, held };
};

const messagesOf = async ({ id }: TestMember) => {
  const messages = await readInbox(db, id);
  return messages.map(({ kind, values: { reason } }) => [kind, reason].join(' ').trim());
};

test('WALLET-012 WALLET-018 a payment that was sent waits for an answer, with the minutes there are for it', async () => {
  const paid = await openPaid(1_500_000);
  const { body } = await list(paid);
  expect(body.value).toMatchObject({
    autoReceiptMinutes: 30,
    parts: [
      {
        amount: '1000000.00',
        state: 'CONFIRM_WAIT',
        withdrawalId: String(paid.withdrawalId),
        deadline: clock.now().getTime() + 30 * MINUTE,
        payee: { kind: 'wallet', provider: 'KBZPAY' },
      },
      { amount: '500000.00', state: 'CONFIRM_WAIT' },
    ],
  });
  expect(await stateOf(paid)).toBe('CONFIRMING');
  expect(await moneyOf(paid)).toEqual({ out: 0n, held: 150_000_000n });
});

test('the minutes are those that the operator has set', async () => {
  await setSettings(db, withdrawalSettings, { autoReceiptMinutes: 45 });
  const { body } = await list(await openPaid(50_000));
  await setSettings(db, withdrawalSettings, { autoReceiptMinutes: 30 });
  expect(body.value).toMatchObject({
    autoReceiptMinutes: 45,
    parts: [{ deadline: clock.now().getTime() + 45 * MINUTE }],
  });
});

test('WALLET-013 a payment that was received leaves the ledger once, however often it is said', async () => {
  const paid = await openPaid(1_500_000);
  const id = await firstOf(paid);
  const answers = await Promise.all([received(paid, id), received(paid, id), received(paid, id)]);
  expect(answers.map(({ body }) => body.code)).toEqual(['ok', 'ok', 'ok']);
  expect(await moneyOf(paid)).toEqual({ out: 100_000_000n, held: 50_000_000n });
  expect(await statesOf(paid)).toEqual(['RECEIVED', 'CONFIRM_WAIT']);
  expect((await list(paid)).body.value).toMatchObject({ parts: [{ amount: '500000.00' }] });
  expect(await stateOf(paid)).toBe('CONFIRMING');
});

test('WALLET-015 all payments are received at one stroke, also when it is made twice at once', async () => {
  const paid = await openPaid(2_500_000);
  const all = () => call('POST', `${PATH}/received`, { token: paid.token });
  const answers = await Promise.all([all(), all()]);
  expect(answers.map(({ body }) => body.code)).toEqual(['ok', 'ok']);
  expect(await statesOf(paid)).toEqual(['RECEIVED', 'RECEIVED', 'RECEIVED']);
  expect(await stateOf(paid)).toBe('COMPLETED');
  expect(await moneyOf(paid)).toEqual({ out: 250_000_000n, held: 0n });
  const view = await call('GET', `/wps/withdrawals/${paid.withdrawalId}`, { token: paid.token });
  expect(view.body.value).toMatchObject({ paid: '2500000.00', waitsFor: null });
});

test('a fee leaves with the first payment, in a posting of its own', async () => {
  const paid = await openPaid(50_000);
  await received(paid, await firstOf(paid));
  const bankAccountId = await openPayee(tested, paid, { number: '09770009999' });
  const body = { bankAccountId, amount: 50_000, paymentPassword: PAYMENT_PASSWORD, requestId: 'with-a-fee' };
  const asked = await call('POST', '/wps/withdrawals', { token: paid.token, body });
  const withdrawalId = BigInt((asked.body.value as { id: string }).id);
  await transaction(db, (tx) => approveWithdrawal(ctx, tx, { actor: STAFF, withdrawalId }));
  const second = { ...paid, withdrawalId };
  await pay(await firstOf(second));
  await received(paid, await firstOf(second));
  const postings = await listPostings(db, paid.id, { limit: 2 });
  expect(postings.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['WITHDRAW', -50_000n],
    ['WITHDRAW', -4_950_000n],
  ]);
  expect(await moneyOf(paid)).toEqual({ out: 10_000_000n, held: 0n });
});

test('WALLET-014 a payment that was not received needs a picture, and is looked into', async () => {
  const paid = await openPaid(50_000);
  const id = await firstOf(paid);
  expect((await claim(paid, id, [])).body.code).toBe('not_empty');
  expect((await claim(paid, id, [Buffer.from('no picture at all')])).body.code).toBe('picture_invalid');
  expect((await claim(paid, id, [drawPng(4, 4), drawPng(4, 4)])).body.code).toBe('too_many_pictures');
  expect(await statesOf(paid)).toEqual(['CONFIRM_WAIT']);
  expect((await claim(paid, id)).body).toMatchObject({
    code: 'ok',
    value: { parts: [{ state: 'DISPUTED', deadline: null }] },
  });
  const [payout] = await payoutsOf(paid);
  expect((await ctx.objects.get(payout?.proof ?? ''))?.type).toBe('image/png');
  expect((await claim(paid, id)).body.code).toBe('no_longer_open');
  expect((await received(paid, id)).body.code).toBe('no_longer_open');
  clock.advance(29 * MINUTE);
  await receiveDue(ctx);
  clock.advance(24 * 60 * MINUTE);
  await receiveDue(ctx);
  expect(await statesOf(paid)).toEqual(['DISPUTED']);
  expect(await moneyOf(paid)).toEqual({ out: 0n, held: 5_000_000n });
});

test('WALLET-016 a forced receipt is final, gives nothing back, and the member is told', async () => {
  const paid = await openPaid(50_000);
  const id = await firstOf(paid);
  expect(await tell((tx) => forceReceipt(ctx, tx, order(id)))).toBe('no_longer_open');
  await claim(paid, id);
  expect(await tell((tx) => forceReceipt(ctx, tx, order(id)))).toBe('ok');
  expect(await statesOf(paid)).toEqual(['FORCED_RECEIVED']);
  expect(await stateOf(paid)).toBe('COMPLETED');
  expect(await moneyOf(paid)).toEqual({ out: 5_000_000n, held: 0n });
  expect((await claim(paid, id)).body.code).toBe('no_longer_open');
  for (const action of [forceReceipt, refundPayout, resendPayout])
    expect(await tell((tx) => action(ctx, tx, order(id)))).toBe('no_longer_open');
  expect(await messagesOf(paid)).toEqual([
    'withdrawal_approved',
    'withdrawal_sent',
    'withdrawal_disputed',
    'withdrawal_received FORCED',
    'withdrawal_completed',
  ]);
});

test('WALLET-017 without an answer in time a payment counts as received, by the hour and on being read', async () => {
  const [one, other] = [await openPaid(50_000), await openPaid(50_000)];
  clock.advance(29 * MINUTE);
  expect((await list(one)).body.value).toMatchObject({ parts: [{ state: 'CONFIRM_WAIT' }] });
  clock.advance(MINUTE);
  expect((await list(one)).body.value).toMatchObject({ parts: [] });
  expect(await statesOf(one)).toEqual(['AUTO_RECEIVED']);
  expect(await statesOf(other)).toEqual(['CONFIRM_WAIT']);
  await Promise.all([receiveDue(ctx), receiveDue(ctx)]);
  expect(await statesOf(other)).toEqual(['AUTO_RECEIVED']);
  expect(await stateOf(other)).toBe('COMPLETED');
  expect(await moneyOf(other)).toEqual({ out: 5_000_000n, held: 0n });
});

test('an answer and the end of its time in the same second let the money leave once', async () => {
  for (let round = 0; round < 10; round += 1) {
    const paid = await openPaid(1_500_000);
    clock.advance(30 * MINUTE - 1);
    paid.token = await signIn(call, paid.name);
    clock.advance(1);
    const id = await firstOf(paid);
    const answers = await Promise.all([received(paid, id), receiveDue(ctx), list(paid), received(paid, id)]);
    expect([answers[0].body.code, answers[3].body.code]).toEqual(['ok', 'ok']);
    expect(await moneyOf(paid)).toEqual({ out: 150_000_000n, held: 0n });
    expect(await stateOf(paid)).toBe('COMPLETED');
  }
});

test('a claim and a receipt at once leave one of the two', async () => {
  for (let round = 0; round < 5; round += 1) {
    const paid = await openPaid(50_000);
    const id = await firstOf(paid);
    const answers = await Promise.all([received(paid, id), claim(paid, id)]);
    expect(answers.filter(({ body }) => body.code === 'ok')).toHaveLength(1);
    const [state] = await statesOf(paid);
    const isOut = state === 'RECEIVED';
    expect(await moneyOf(paid)).toEqual(
      isOut ? { out: 5_000_000n, held: 0n } : { out: 0n, held: 5_000_000n },
    );
  }
});

test('after the time is over the service takes a claim for a day, and the member none', async () => {
  const paid = await openPaid(50_000);
  const id = await firstOf(paid);
  clock.advance(30 * MINUTE);
  paid.token = await signIn(call, paid.name);
  expect((await claim(paid, id)).body.code).toBe('claim_by_service');
  await receiveDue(ctx);
  expect((await claim(paid, id)).body.code).toBe('claim_by_service');
  clock.advance(24 * 60 * MINUTE - 1);
  const asked = { ...order(id), proof: null };
  expect(await tell((tx) => claimPayout(ctx, tx, asked))).toBe('ok');
  expect(await stateOf(paid)).toBe('CONFIRMING');
  expect(await tell((tx) => refundPayout(ctx, tx, order(id)))).toBe('ok');
  expect(await moneyOf(paid)).toEqual({ out: 0n, held: 0n });
  expect(await stateOf(paid)).toBe('FAILED');
  const late = await openPaid(50_000);
  clock.advance(30 * MINUTE);
  await receiveDue(ctx);
  clock.advance(24 * 60 * MINUTE);
  const lateId = await firstOf(late);
  expect(await tell((tx) => claimPayout(ctx, tx, { ...asked, payoutId: lateId }))).toBe('no_longer_open');
});

test('a claim after the end stands beside another withdrawal', async () => {
  const paid = await openPaid(50_000);
  const id = await firstOf(paid);
  clock.advance(30 * MINUTE);
  await receiveDue(ctx);
  paid.token = await signIn(call, paid.name);
  const bankAccountId = await openPayee(tested, paid, { number: '09770008888' });
  const body = { bankAccountId, amount: 50_000, paymentPassword: PAYMENT_PASSWORD, requestId: 'another-one' };
  expect((await call('POST', '/wps/withdrawals', { token: paid.token, body })).body.code).toBe('ok');
  expect(await tell((tx) => claimPayout(ctx, tx, { ...order(id), proof: null }))).toBe('ok');
  expect(await tell((tx) => resendPayout(ctx, tx, order(id)))).toBe('ok');
  expect(await stateOf(paid)).toBe('PAYING');
  expect(await moneyOf(paid)).toEqual({ out: 0n, held: 10_000_000n });
});

test('a payment that came back is paid again once, or its money is the member’s again', async () => {
  const paid = await openPaid(1_500_000);
  const [first = 0n, second = 0n] = (await payoutsOf(paid)).map(({ id }) => id);
  await claim(paid, first);
  await claim(paid, second);
  const outcomes = await Promise.all([
    tell((tx) => resendPayout(ctx, tx, order(first))),
    tell((tx) => refundPayout(ctx, tx, order(first))),
    tell((tx) => forceReceipt(ctx, tx, order(first))),
  ]);
  expect(outcomes.filter((one) => one === 'ok')).toHaveLength(1);
  expect(await tell((tx) => resendPayout(ctx, tx, order(second)))).toBe('ok');
  const again = await lastOf(paid);
  expect((await payoutsOf(paid)).at(-1)).toMatchObject({ state: 'WAIT', amount: 50_000_000n });
  expect(await pay(again)).toBe('ok');
  expect(await pay(again)).toBe('no_longer_open');
  await received(paid, again);
  const { out, held } = await moneyOf(paid);
  expect(out + held <= 150_000_000n).toBe(true);
  expect(out >= 50_000_000n).toBe(true);
});

test('people can give back what they cannot pay, and pay nothing that is not approved', async () => {
  const paid = await openPaid(50_000, false);
  const id = await firstOf(paid);
  const outcomes = await Promise.all([pay(id), tell((tx) => refundPayout(ctx, tx, order(id)))]);
  expect(outcomes.filter((one) => one === 'ok')).toHaveLength(1);
  await givenPayout(db, id, { state: 'WAIT' });
  await givenWithdrawalState(db, paid.withdrawalId, 'RISK');
  expect(await pay(id)).toBe('no_longer_open');
});

test('nobody answers for a payment of another, nor for one that does not exist', async () => {
  const [paid, other] = [await openPaid(50_000), await openMember(tested)];
  const id = await firstOf(paid);
  expect((await received(other, id)).body.code).toBe('not_found');
  expect((await claim(other, id)).body.code).toBe('not_found');
  expect((await received(paid, 999_999_999n)).body.code).toBe('not_found');
  expect((await received(paid, 0n)).body.code).toBe('bad_request');
  expect((await list(other)).body.value).toMatchObject({ parts: [] });
  expect(await statesOf(paid)).toEqual(['CONFIRM_WAIT']);
});

test('every use case of the staff stands in the audit with its reason', async () => {
  const paid = await openPaid(50_000);
  const id = await firstOf(paid);
  await tell((tx) => claimPayout(ctx, tx, { ...order(id), proof: null }));
  await tell((tx) => refundPayout(ctx, tx, order(id)));
  const entries = await readAudit(db, { subject: `part:${id}` });
  expect(entries.map(({ action, reason }) => ({ action, reason }))).toEqual([
    { action: 'withdrawal.send', reason: null },
    { action: 'withdrawal.claim', reason: 'looked into' },
    { action: 'withdrawal.refund', reason: 'looked into' },
  ]);
});
