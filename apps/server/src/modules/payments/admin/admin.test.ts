import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { givenDepositState, givenPayout, readAudit } from '../../../../../../tools/scenario/index.ts';
import { type Colleague, testConsole } from '../../../../../../tools/console/test-console.ts';
import { openMember, openPayee, PAYMENT_PASSWORD } from '../../../../../../tools/payments/members.ts';
import { kyat, openDepositor, openTestChannel } from '../../../../../../tools/payments/test-deposits.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { expectProven } from '../../../../../../tools/test-wallet.ts';
import { readBalance } from '../../wallet/index.ts';
import { submitTransfer } from '../deposits/incoming/submit-transfer.ts';
import { orderDeposit } from '../deposits/order-deposit.ts';

const db = testDatabase();
const tested = testContext(db);
const { ctx } = tested;
const { call, hire } = testConsole(ctx);

let payer: Colleague;
let checker: Colleague;

beforeAll(async () => {
  payer = await hire('payer', 'payments');
  checker = await hire('checker', 'risk');
  await openTestChannel(db, { id: 'manual', type: 'MANUAL' });
});

afterEach(() => expectProven(db));

const post = (url: string, body: object, who = payer) => call('POST', url, { token: who.token, body });

const lastAct = async (subject: string) => {
  const { actor, action } = (await readAudit(db, { subject })).at(-1) ?? {};
  return { actor, action };
};

/** An order that its member says it has paid, and that waits for somebody to look at it. */
const openWaiting = async () => {
  const accountId = await openDepositor(ctx);
  const order = { methodId: 'manual', amount: kyat(5_000), requestId: randomUUID() };
  const { id } = await orderDeposit(ctx, accountId, order);
  await submitTransfer(ctx, accountId, { id, txnTail: String(100_000 + Number(id)) });
  await givenDepositState(db, id, 'REVIEW');
  return { accountId, id };
};

interface QueuedDeposit {
  account: string;
  deposit: { id: string };
}

const queued = async () => {
  const { body } = await call('GET', '/console/deposits', { token: checker.token });
  return body.value as QueuedDeposit[];
};

test('a deposit is taken from the queue, credited and written down', async () => {
  const { accountId, id } = await openWaiting();
  expect((await queued()).find(({ deposit }) => deposit.id === String(id))?.account).toMatch(/^depositor/);
  const url = `/console/deposits/${id}/approve`;
  const body = { reason: 'seen on the statement', txnId: `KBZ-${100_000 + Number(id)}` };
  expect((await post(url, body)).status).toBe(200);
  expect((await post(url, body)).body.code).toBe('deposit_closed');
  expect((await readBalance(db, accountId))?.balance).toBe(kyat(5_000));
  expect((await queued()).some(({ deposit }) => deposit.id === String(id))).toBe(false);
  expect(await lastAct(`deposit:${id}`)).toEqual({ actor: 'payer', action: 'deposit.approve' });
});

test('a deposit is turned down for a reason', async () => {
  const { accountId, id } = await openWaiting();
  expect((await post(`/console/deposits/${id}/reject`, { reason: 'because' })).status).toBe(400);
  expect((await post(`/console/deposits/${id}/reject`, { reason: 'PROOF_INVALID' })).status).toBe(200);
  expect((await readBalance(db, accountId))?.balance).toBe(0n);
  expect(await lastAct(`deposit:${id}`)).toEqual({ actor: 'payer', action: 'deposit.reject' });
});

const ask = async (amount: string): Promise<string> => {
  const member = await openMember(tested, kyat(10_000_000));
  const payeeId = await openPayee(tested, member);
  const { body } = await tested.call('POST', '/wps/withdrawals', {
    token: member.token,
    body: {
      bankAccountId: payeeId,
      amount,
      paymentPassword: PAYMENT_PASSWORD,
      requestId: randomUUID(),
    },
  });
  expect(body.code).toBe('ok');
  return (body.value as { id: string }).id;
};

const readDetails = async (id: string) => {
  const { body } = await call('GET', `/console/withdrawals/${id}`, { token: checker.token });
  return (body.value as { withdrawal: { state: string; payouts: { id: string; state: string }[] } })
    .withdrawal;
};

const approve = (id: string, requestId = randomUUID()) =>
  post(`/console/withdrawals/${id}/approve`, { requestId, reason: 'all in order' });

interface Approved {
  proposed: { id: string; payloadHash: string } | null;
}

test('a withdrawal below the threshold is approved by one', async () => {
  const id = await ask('100000.00');
  const { body } = await call('GET', '/console/withdrawals?state=REQUESTED', { token: checker.token });
  expect((body.value as { withdrawal: { id: string } }[]).map(({ withdrawal }) => withdrawal.id)).toContain(
    id,
  );
  expect((await approve(id)).body.value).toEqual({ proposed: null });
  expect((await readDetails(id)).state).toBe('APPROVED');
  expect((await approve(id)).body.code).toBe('withdrawal_decided');
  expect(await lastAct(`withdrawal:${id}`)).toEqual({ actor: 'payer', action: 'withdrawal.approve' });
});

test('a withdrawal of two million or more is approved by two, once', async () => {
  const id = await ask('2000000.00');
  const requestId = randomUUID();
  const [first, again] = [await approve(id, requestId), await approve(id, requestId)];
  const { proposed } = first.body.value as Approved;
  expect((again.body.value as Approved).proposed).toEqual(proposed);
  expect((await readDetails(id)).state).toBe('REQUESTED');
  const check = (who: Colleague) =>
    post(`/console/approvals/${proposed?.id}/approve`, { payloadHash: proposed?.payloadHash }, who);
  expect((await check(payer)).body.code).toBe('own_proposal');
  const answers = await Promise.all([check(checker), check(checker), check(checker)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await readDetails(id)).state).toBe('APPROVED');
});

test('what was turned down meanwhile is not approved by the second of two', async () => {
  const id = await ask('2000000.00');
  const { proposed } = (await approve(id)).body.value as Approved;
  const reject = await post(`/console/withdrawals/${id}/reject`, { reason: 'HOUSE_RULES' }, checker);
  expect(reject.status).toBe(200);
  const late = await post(
    `/console/approvals/${proposed?.id}/approve`,
    { payloadHash: proposed?.payloadHash },
    checker,
  );
  expect(late.body.code).toBe('withdrawal_decided');
  expect((await readDetails(id)).state).toBe('REJECTED');
});

test('a payout ispaid by hand, claimed, paid once more and then given back', async () => {
  const id = await ask('100000.00');
  await approve(id);
  const openPayout = async () =>
    (await readDetails(id)).payouts.find(({ state }) => state === 'WAIT')?.id ?? '0';
  const states = async () => (await readDetails(id)).payouts.map(({ state }) => state).toSorted();
  const payout = await openPayout();
  const reason = 'the bank sent it back';
  expect((await post(`/console/payouts/${payout}/send`, { payerReference: 'KBZ-1' })).status).toBe(200);
  expect((await post(`/console/payouts/${payout}/send`, { payerReference: 'KBZ-1' })).body.code).toBe(
    'no_longer_open',
  );
  expect((await post(`/console/payouts/${payout}/claim`, { reason })).status).toBe(200);
  expect(await states()).toEqual(['DISPUTED']);
  expect((await post(`/console/payouts/${payout}/resend`, { reason })).status).toBe(200);
  expect(await states()).toEqual(['RESEND', 'WAIT']);
  expect((await post(`/console/payouts/${await openPayout()}/refund`, { reason })).status).toBe(200);
  expect(await states()).toEqual(['REFUNDED', 'RESEND']);
  expect((await post(`/console/payouts/${payout}/force`, { reason })).body.code).toBe('no_longer_open');
  expect(await lastAct(`part:${payout}`)).toEqual({ actor: 'payer', action: 'withdrawal.resend' });
});

test('a payment that was claimed shows its pictures', async () => {
  const id = await ask('100000.00');
  await approve(id);
  const [payout] = (await readDetails(id)).payouts;
  await givenPayout(db, BigInt(payout?.id ?? 0), { proof: 'claimed', slip: 'paid' });
  const { body } = await call('GET', `/console/withdrawals/${id}`, { token: checker.token });
  expect((body.value as { pictures: object[] }).pictures).toEqual([
    { payoutId: payout?.id, kind: 'paid', id: 'paid' },
    { payoutId: payout?.id, kind: 'claim', id: 'claimed' },
  ]);
});

test('a deposit is read by its id in whatever state', async () => {
  const { id } = await openWaiting();
  await givenDepositState(db, id, 'CREATED');
  const { body } = await call('GET', `/console/deposits/${id}`, { token: checker.token });
  expect(body.value).toMatchObject({ deposit: { id: String(id), state: 'CREATED' } });
  expect((body.value as QueuedDeposit).account).toMatch(/^depositor/);
  expect((await call('GET', '/console/deposits/999999', { token: checker.token })).body.code).toBe(
    'not_found',
  );
});

test('an order whose time ran out is taken up again, once', async () => {
  const { id } = await openWaiting();
  await givenDepositState(db, id, 'EXPIRED');
  const revive = () => post(`/console/deposits/${id}/revive`, { proof: 'letter-17' });
  expect((await revive()).status).toBe(200);
  expect((await revive()).body.code).toBe('deposit_closed');
});

test('a member is marked, and somebody who is none is not', async () => {
  const member = await openMember(tested);
  const body = { flag: 'LOCKED', on: true, reason: 'asked by the bank' };
  const mark = (id: bigint) => call('PUT', `/console/accounts/${id}/flag`, { token: checker.token, body });
  expect((await mark(member.id)).status).toBe(200);
  expect(await lastAct(`account:${member.id}`)).toEqual({ actor: 'checker', action: 'withdrawals.mark' });
  expect((await mark(999_999n)).body.code).toBe('not_found');
});

test('a withdrawal that there is not has no status history and is not decided', async () => {
  expect((await call('GET', '/console/withdrawals/4711', { token: payer.token })).status).toBe(404);
  expect((await approve('4711')).status).toBe(404);
});
