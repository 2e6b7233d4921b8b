import { afterAll, expect, test } from 'vitest';
import { testAgents } from '../../../../../../tools/contracts/test-agents.ts';
import {
  fund,
  openPayee,
  PAYMENT_PASSWORD,
  type TestMember,
} from '../../../../../../tools/payments/members.ts';
import { givenUpline, readInbox } from '../../../../../../tools/scenario/index.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testPlay } from '../../../../../../tools/test/play.ts';
import { expectProven } from '../../../../../../tools/test-wallet.ts';
import { transaction } from '@hintha/platform';
import type { AppEvent } from '../../../app-event.ts';
import { setToUpline } from '../../agents/index.ts';
import { runKind } from '../runs/run-kind.ts';
import { retryDebts } from './pay-due.ts';
import { watchCredits } from './watch-credits.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const { ctx, call, clock } = site;
testPlay(db, site);
const { openAgent, grant, agree, offer, play, balanceOf, close, logInAgain, process } = testAgents(site);
const [MINUTE_MS, HOUR_MS, DAY_MS] = [60_000, 3_600_000, 24 * 3_600_000];

afterAll(() => expectProven(db));

const kyat = (amount: number): bigint => BigInt(Math.round(amount * 100));

const toNextWindow = () => {
  const length = 5 * MINUTE_MS;
  clock.advance(length - (clock.now().getTime() % length));
};

/** An agent that is paid nothing itself and pays those below it, since its own contract asks for more than its team plays. */
const openDebtor = async () => {
  const a = await openAgent(null, { type: 2 });
  await grant(a, 'REALTIME', [['1000000000', 0, '1']]);
  const [b, c] = [await openAgent(a), await openAgent(a)];
  for (const one of [b, c]) await agree(a, one, 'REALTIME', { steps: [['0', 0, '1']] });
  const [ofB, ofC] = [await openAgent(b, { type: 0 }), await openAgent(c, { type: 0 })];
  toNextWindow();
  return { a, b, c, ofB, ofC };
};

const settle = async () => {
  toNextWindow();
  await close();
  await runKind(ctx, 'REALTIME');
};

const paymentsOf = async (agent: TestMember) => {
  await logInAgain(agent);
  return (await call('GET', '/wps/contract/payments', { token: agent.token })).body.value as {
    id: string;
    party: string;
    state: string;
    amount: string;
    paid: string;
    contractId: string;
  }[];
};

test('AGENT-030 a payer who presses Pay itself does so within two days, and then it is paid anyway', async () => {
  const a = await openAgent(null, { type: 2, funds: kyat(1_000) });
  const [b, c] = [await openAgent(a), await openAgent(a)];
  await grant(a, 'DIVIDEND', [['1000000000', 0, '40']]);
  for (const one of [b, c]) await agree(a, one, 'DIVIDEND', { steps: [['0', 0, '30']], manual: true });
  clock.advance(20 * DAY_MS);
  for (const one of [b, c]) await play(await openAgent(one, { type: 0 }), 1_000);
  clock.advance(16 * DAY_MS);
  await close();
  await runKind(ctx, 'DIVIDEND');
  const [first, second] = await paymentsOf(a);
  expect([first, second]).toMatchObject([
    { state: 'MANUAL', amount: '300.00' },
    { state: 'MANUAL', amount: '300.00' },
  ]);
  const pay = { action: 'PAY', contractId: second?.contractId, paymentId: second?.id };
  await logInAgain(b);
  expect((await process(b, 'DIVIDEND', pay)).body.code).toBe('not_found');
  expect((await process(a, 'DIVIDEND', pay)).body.code).toBe('ok');
  expect((await process(a, 'DIVIDEND', pay)).body.code).toBe('contract_changed');
  expect([await balanceOf(a), await balanceOf(b), await balanceOf(c)]).toEqual([kyat(700), kyat(300), 0n]);
  clock.advance(48 * HOUR_MS);
  await runKind(ctx, 'DIVIDEND');
  expect([await balanceOf(a), await balanceOf(c)]).toEqual([kyat(400), kyat(300)]);
});

test('what a payer has too little for is a debt, and paid in whole when money has come, the oldest first', async () => {
  const { a, b, c, ofB, ofC } = await openDebtor();
  await play(ofB, 10_000);
  await settle();
  await play(ofC, 5_000);
  await settle();
  expect(await paymentsOf(a)).toMatchObject([
    { party: c.name, state: 'OWED', amount: '50.00', paid: '0.00' },
    { party: b.name, state: 'OWED', amount: '100.00', paid: '0.00' },
  ]);
  expect((await readInbox(db, a.id)).filter(({ kind }) => kind === 'contract_unpaid')).toHaveLength(2);
  // Enough for the younger one alone: whoever waits longest is not overtaken.
  await fund(site, a, kyat(60), 'first');
  await retryDebts(ctx);
  expect([await balanceOf(a), await balanceOf(b), await balanceOf(c)]).toEqual([kyat(60), 0n, 0n]);
  await fund(site, a, kyat(60), 'second');
  await Promise.all([retryDebts(ctx), retryDebts(ctx)]);
  expect([await balanceOf(a), await balanceOf(b), await balanceOf(c)]).toEqual([kyat(20), kyat(100), 0n]);
  await fund(site, a, kyat(100), 'third');
  await retryDebts(ctx);
  expect([await balanceOf(a), await balanceOf(b), await balanceOf(c)]).toEqual([
    kyat(70),
    kyat(100),
    kyat(50),
  ]);
  expect(await paymentsOf(a)).toEqual([]);
});

test('who owes can neither take money out, nor send it on, nor offer anything new', async () => {
  const { a, b, ofB } = await openDebtor();
  const payeeId = await openPayee(site, a);
  const bank = await openAgent(null, { type: 1 });
  await play(ofB, 10_000_000);
  await settle();
  // Money of which every amount could leave, but for the debt.
  await fund(site, a, kyat(50_000), 'withdrawn');
  await logInAgain(a);
  const withdrawal = await call('POST', '/wps/withdrawals', {
    token: a.token,
    body: {
      bankAccountId: payeeId,
      amount: '10000.00',
      paymentPassword: PAYMENT_PASSWORD,
      requestId: 'debtor-takes-out',
    },
  });
  expect(withdrawal.body.code).toBe('contract_debt');
  await givenUpline(db, { below: a.id, above: bank.id });
  await transaction(db, (tx) => setToUpline(tx, a.id, true));
  const body = { amount: '5000.00', paymentPassword: PAYMENT_PASSWORD, requestId: 'debtor-sends-on' };
  expect((await call('POST', '/wps/transfer/upline', { token: a.token, body })).body.code).toBe(
    'contract_debt',
  );
  const other = await openAgent(a);
  expect((await offer(a, other, 'REALTIME', { steps: [['0', 0, '0.5']] })).body.code).toBe('contract_debt');
  const flags = (await call('GET', '/wps/contract/consolidated', { token: a.token })).body.value;
  expect(flags).toMatchObject({ owes: true, realtimesalreqtype: '0' });
  await fund(site, a, kyat(200_000), 'pays');
  await retryDebts(ctx);
  expect(await balanceOf(b)).toBe(kyat(100_000));
  expect((await offer(a, other, 'REALTIME', { steps: [['0', 0, '0.5']] })).body.code).toBe('ok');
});

/** The watch over a test's own events. */
const openWatch = () => {
  let hear: (event: AppEvent) => void = () => undefined;
  const subscribe = (listener: typeof hear) => {
    hear = listener;
    return () => undefined;
  };
  const watching = watchCredits({ ...ctx, events: { ...ctx.events, subscribe } });
  const change = ({ id }: TestMember) =>
    hear({ type: 'balance-changed', key: String(id), sumBalance: '', available: '', held: '' });
  return { change, [Symbol.asyncDispose]: () => watching.close() };
};

test('money that comes to who owes pays the debt by itself, and what is paid with it pays on', async () => {
  const { a, b } = await openDebtor();
  const below = await openAgent(b);
  await agree(b, below, 'REALTIME', { steps: [['0', 0, '1']] });
  toNextWindow();
  await play(await openAgent(below, { type: 0 }), 10_000);
  await settle();
  await using watch = openWatch();
  watch.change(b);
  await fund(site, a, kyat(100), 'credit');
  watch.change(a);
  await expect.poll(() => balanceOf(a)).toBe(0n);
  watch.change(b);
  await expect.poll(() => balanceOf(below)).toBe(kyat(100));
  expect(await balanceOf(b)).toBe(0n);
});

test('after seven days a debt is paid in parts', async () => {
  const { a, b, ofB } = await openDebtor();
  await play(ofB, 10_000);
  await settle();
  await fund(site, a, kyat(30), 'part');
  clock.advance(7 * DAY_MS - 1);
  await retryDebts(ctx);
  expect(await balanceOf(b)).toBe(0n);
  clock.advance(1);
  await retryDebts(ctx);
  expect([await balanceOf(a), await balanceOf(b)]).toEqual([0n, kyat(30)]);
  expect(await paymentsOf(a)).toMatchObject([{ state: 'OWED', amount: '100.00', paid: '30.00' }]);
  await fund(site, a, kyat(500), 'rest');
  await retryDebts(ctx);
  expect([await balanceOf(a), await balanceOf(b)]).toEqual([kyat(430), kyat(100)]);
});
