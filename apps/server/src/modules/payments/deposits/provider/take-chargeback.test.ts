import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { signCall } from '../../../../../../../tools/payments/sign-call.ts';
import { givenRequirementsClosed, readInbox } from '../../../../../../../tools/scenario/index.ts';
import {
  fund,
  openMember,
  openPast,
  openPayee,
  PAYMENT_PASSWORD,
} from '../../../../../../../tools/payments/members.ts';
import { kyat, openTestChannel, TEST_SECRET } from '../../../../../../../tools/payments/test-deposits.ts';
import { testDatabase } from '../../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../../tools/test-context.ts';
import { expectProven } from '../../../../../../../tools/test-wallet.ts';
import { readRequirements } from '../../../turnover/index.ts';
import { bet, outstandingDebt, postingKey, readBalance } from '../../../wallet/index.ts';
import { findDeposit } from '../deposit-store.ts';
import { orderDeposit } from '../order-deposit.ts';
import { orderNoOf } from '../rules.ts';
import { listAccountFlags } from '../../withdrawals/flags/flag-store.ts';

const db = testDatabase();
const tested = testContext(db);
const { ctx, clock, http, call } = tested;
const HOUR_MS = 3_600_000;
let marks = 0;

afterEach(() => expectProven(db));

/** A member that has ordered 100,000 by card; two per cent are its fee. */
const openPayer = async () => {
  const channelId = `card${(marks += 1)}`;
  await openTestChannel(db, { id: channelId, type: 'CARD', feePpm: 20_000 });
  const member = await openMember(tested);
  const asked = { methodId: channelId, amount: kyat(100_000), requestId: randomUUID() };
  const order = await orderDeposit(ctx, member.id, asked);
  const tell = async (changed: object = {}): Promise<number> => {
    const payload = JSON.stringify({
      orderNo: orderNoOf(order),
      providerTxnId: `CARD-${order.id}`,
      amount: '100000.00',
      currency: 'MMK',
      status: 'SUCCESS',
      ...changed,
    });
    const headers = { 'content-type': 'application/json', ...signCall(TEST_SECRET, clock.now(), payload) };
    const url = `/wps/payments/webhook/${channelId}`;
    return (await (await http()).inject({ method: 'POST', url, payload, headers })).statusCode;
  };
  const look = async () => {
    const { state, reason } = (await findDeposit(db, order.id)) ?? {};
    return [state, reason, (await readBalance(db, member.id))?.balance, await outstandingDebt(db, member.id)];
  };
  const marked = () => listAccountFlags(db, member.id);
  return { member, order, tell, look, marked };
};

const CHARGEBACK = { status: 'CHARGEBACK' };

test('WALLET-002 a card is credited less its fee by the webhook alone', async () => {
  const { tell, look, order } = await openPayer();
  expect(order.state).toBe('CREATED');
  await tell();
  expect(await look()).toEqual(['CREDITED', null, kyat(98_000), 0n]);
});

test('a chargeback takes back what was credited, once, and closes the withdrawals of the account', async () => {
  const { member, tell, look, marked, order } = await openPayer();
  await tell();
  await Promise.all(Array.from({ length: 20 }, () => tell(CHARGEBACK)));
  expect(await look()).toEqual(['CHARGEBACK', 'CHARGED_BACK', 0n, 0n]);
  expect(await marked()).toMatchObject([{ mark: 'LOCKED', reason: `chargeback of ${orderNoOf(order)}` }]);
  const [requirement] = await readRequirements(db, member.id);
  expect(requirement).toMatchObject({ state: 'REVOKED', reference: orderNoOf(order) });
  await tell();
  expect(await look()).toEqual(['CHARGEBACK', 'CHARGED_BACK', 0n, 0n]);
});

test('with the deposit goes the bonus that it brought, told to the member', async () => {
  const { member, tell, look, order } = await openPayer();
  await tell();
  const body = { requestId: randomUUID() };
  const claimed = await call('POST', '/wps/promotions/bonuses/FIRST_DEPOSIT', { token: member.token, body });
  expect(claimed.body.value).toMatchObject({ amount: '98000.00' });
  await Promise.all([tell(CHARGEBACK), tell(CHARGEBACK)]);
  expect(await look()).toEqual(['CHARGEBACK', 'CHARGED_BACK', 0n, 0n]);
  const requirements = await readRequirements(db, member.id);
  expect(requirements.map(({ kind, state }) => [kind, state])).toEqual([
    ['BONUS', 'REVOKED'],
    ['DEPOSIT', 'REVOKED'],
  ]);
  const messages = await readInbox(db, member.id);
  const values = { bonus: 'FIRST_DEPOSIT', amount: '98000.00', orderNo: orderNoOf(order) };
  expect(messages.filter(({ kind }) => kind === 'bonus_revoked')).toEqual([
    { kind: 'bonus_revoked', values },
  ]);
});

test('what was played away is owed, and nothing leaves the account while it is', async () => {
  const { member, tell, look } = await openPayer();
  await tell();
  const key = postingKey('bet', 'x');
  await bet(db, member.id, { amount: kyat(60_000), key, source: 'test', reference: 'round 1' });
  await tell(CHARGEBACK);
  expect(await look()).toEqual(['CHARGEBACK', 'CHARGED_BACK', 0n, kyat(60_000)]);
});

test('a chargeback that comes before its payment keeps that from being credited', async () => {
  const { tell, look, marked } = await openPayer();
  await tell(CHARGEBACK);
  await tell();
  const [state, , balance] = await look();
  expect([state, balance]).toEqual(['REVIEW', 0n]);
  expect(await marked()).toHaveLength(1);
});

test('payment and chargeback at once, in any order, leave no money in the wallet', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { tell, look } = await openPayer();
    await Promise.all([tell(), tell(CHARGEBACK), tell(), tell(CHARGEBACK)]);
    const [state, , balance] = await look();
    expect(['CHARGEBACK', 'REVIEW']).toContain(state);
    expect(balance).toBe(0n);
  }
});

test('a chargeback of another amount moves nothing and closes the withdrawals until staff has looked', async () => {
  const { tell, look, marked } = await openPayer();
  await tell();
  await tell({ ...CHARGEBACK, amount: '5.00' });
  expect(await look()).toEqual(['CREDITED', null, kyat(98_000), 0n]);
  expect(await marked()).toHaveLength(1);
});

test('what came by card leaves after 72 hours, what was there besides at once', async () => {
  const { member, tell } = await openPayer();
  await tell();
  await givenRequirementsClosed(db, member.id, { state: 'CLEARED' });
  await fund(tested, member, kyat(20_000), 'other money');
  const bankAccountId = await openPayee(tested, member);
  await openPast(tested, member, bankAccountId);
  const ask = async (amount: string) => {
    const body = { bankAccountId, amount, paymentPassword: PAYMENT_PASSWORD, requestId: randomUUID() };
    return (await call('POST', '/wps/withdrawals', { token: member.token, body })).body.code;
  };
  expect(await ask('20001.00')).toBe('card_money_held');
  expect(await ask('200000.00')).toBe('insufficient_funds');
  clock.advance(72 * HOUR_MS);
  const { body } = await call('POST', '/wps/session/login', {
    body: { username: member.name, password: 'long enough 1' },
  });
  member.token = (body.value as { token: string }).token;
  expect(await ask('20001.00')).toBe('ok');
});
