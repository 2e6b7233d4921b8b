import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { givenDepositState, readAudit } from '../../../../../../tools/scenario/index.ts';
import { type Colleague, testConsole } from '../../../../../../tools/console/test-console.ts';
import { manualDeposits, txnId } from '../../../../../../tools/payments/manual-deposits.ts';
import { expectCreditedOnce, kyat, openDepositor } from '../../../../../../tools/payments/test-deposits.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';

const db = testDatabase();
const world = testContext(db);
const { ctx } = world;
const { openManual, order, paid, submitted, stateOf, balanceOf } = manualDeposits(world);
const { call, hire } = testConsole(ctx);

let payer: Colleague;
let checker: Colleague;
let support: Colleague;

beforeAll(async () => {
  payer = await hire('payer', 'payments');
  checker = await hire('checker', 'risk');
  support = await hire('support1', 'support');
});

const post = (url: string, body: object, who = payer) => call('POST', url, { token: who.token, body });

interface Line {
  id: string;
  txnId: string;
  amount: string;
  payerName: string;
  contradicted: boolean;
}

const lines = async (query = '', who = support): Promise<Line[]> =>
  (await call('GET', `/console/incoming${query}`, { token: who.token })).body.value;

const lineOf = async (txn: string): Promise<Line | undefined> =>
  (await lines('?limit=200')).find((line) => line.txnId === txn);

const acts = async (depositId: bigint) => {
  const entries = await readAudit(db, { subject: `deposit:${depositId}` });
  return entries.map(({ actor, action, reason }) => ({ actor, action, reason }));
};

/** An order that ran out, and a line nobody has told of. */
const openLost = async (amount = 5_000) => {
  const channel = await openManual();
  const accountId = await openDepositor(ctx);
  const { id: depositId } = await order(accountId, channel.id);
  await givenDepositState(db, depositId, 'EXPIRED');
  const txn = txnId();
  expect(await paid(channel.receiverId, txn, amount)).toEqual({ outcome: 'unmatched' });
  return { accountId, depositId, channel, txn, line: (await lineOf(txn)) as Line };
};

test('a line that pays nothing lies in the list until staff says which order it pays, and why', async () => {
  const { accountId, depositId, line } = await openLost();
  expect(line).toMatchObject({ amount: '5000.00', payerName: 'DAW HLA-HLA', contradicted: false });
  const body = { depositId: String(depositId), reason: 'the member sent the receipt' };
  const answer = await post(`/console/incoming/${line.id}/match`, body);
  expect(answer.body).toMatchObject({ code: 'ok', value: { proposed: null } });
  expect(await stateOf(depositId)).toBe('CREDITED');
  expect(await balanceOf(accountId)).toBe(kyat(5_000));
  expect((await lines('?limit=200')).some(({ id }) => id === line.id)).toBe(false);
  expect(await acts(depositId)).toEqual([{ actor: 'payer', action: 'deposit.match', reason: body.reason }]);
  await expectCreditedOnce(db);
});

test('a line is matched once, to one order, by whoever may pay', async () => {
  const { depositId, line, txn, channel } = await openLost();
  const body = { depositId: String(depositId), reason: 'seen at the bank' };
  const url = `/console/incoming/${line.id}/match`;
  expect((await post(url, body, support)).body.code).toBe('role_needed');
  const { depositId: other } = await submitted(channel);
  const both = await Promise.all([
    post(url, body),
    post(url, { ...body, depositId: String(other) }),
    post(url, body),
  ]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await lineOf(txn)).toBeUndefined();
  expect((await post('/console/incoming/999999/match', body)).body.code).toBe('not_found');
  await expectCreditedOnce(db);
});

test('the list goes on after the last line of a page', async () => {
  await openLost();
  await openLost();
  const [first] = await lines('?limit=1');
  const [second] = await lines(`?limit=1&after=${first?.id}`);
  expect(BigInt(second?.id ?? 0)).toBeGreaterThan(BigInt(first?.id ?? 0));
});

test('a line of another amount than was asked for is credited by two', async () => {
  const { accountId, depositId, line } = await openLost(4_500);
  const body = { depositId: String(depositId), reason: 'the fee was taken off', requestId: randomUUID() };
  const first = await post(`/console/incoming/${line.id}/match`, body);
  const { proposed } = first.body.value as { proposed: { id: string; payloadHash: string } };
  expect((await post(`/console/incoming/${line.id}/match`, body)).body.value).toEqual({ proposed });
  expect(await balanceOf(accountId)).toBe(0n);
  const { payloadHash } = proposed;
  const approve = (who: Colleague) => post(`/console/approvals/${proposed.id}/approve`, { payloadHash }, who);
  expect((await approve(payer)).body.code).toBe('own_proposal');
  expect((await approve(checker)).body.code).toBe('ok');
  expect((await approve(checker)).body.code).toBe('proposal_over');
  expect(await balanceOf(accountId)).toBe(kyat(4_500));
  await expectCreditedOnce(db);
});

test('a deposit is approved with another amount by two, and not at all once it was decided', async () => {
  const channel = await openManual();
  const id = txnId();
  const { accountId, depositId } = await submitted(channel, id);
  const body = { reason: 'only this much came', received: '4000.00', txnId: id, requestId: randomUUID() };
  const url = `/console/deposits/${depositId}/approve`;
  const { proposed } = (await post(url, body)).body.value as {
    proposed: { id: string; payloadHash: string };
  };
  expect((await post(url, { ...body, received: '3000.00' })).body.code).toBe('key_reused');
  expect(await stateOf(depositId)).toBe('MATCHING');
  const { payloadHash } = proposed;
  await post(`/console/approvals/${proposed.id}/approve`, { payloadHash }, checker);
  expect(await balanceOf(accountId)).toBe(kyat(4_000));
  expect((await acts(depositId)).at(-1)).toMatchObject({
    actor: 'checker',
    action: 'deposit.approve-other-amount',
  });
  const other = await submitted(channel);
  const again = { ...body, txnId: txnId(), requestId: randomUUID() };
  const second = (await post(`/console/deposits/${other.depositId}/approve`, again)).body.value as {
    proposed: { id: string; payloadHash: string };
  };
  await post(`/console/deposits/${other.depositId}/reject`, { reason: 'NOT_RECEIVED' });
  const late = { payloadHash: second.proposed.payloadHash };
  expect((await post(`/console/approvals/${second.proposed.id}/approve`, late, checker)).body.code).toBe(
    'deposit_closed',
  );
  expect(await balanceOf(other.accountId)).toBe(0n);
  await expectCreditedOnce(db);
});

test('the same amount is approved by one', async () => {
  const channel = await openManual();
  const id = txnId();
  const { accountId, depositId } = await submitted(channel, id);
  const url = `/console/deposits/${depositId}/approve`;
  const same = { reason: 'seen', received: '5000.00', txnId: id };
  expect((await post(url, same)).body.value).toEqual({ proposed: null, due: false });
  expect(await balanceOf(accountId)).toBe(kyat(5_000));
});

test('under one key a call of the staff counts once, also ten times at once, and means one thing', async () => {
  const channel = await openManual();
  const id = txnId();
  const { accountId, depositId } = await submitted(channel, id);
  const url = `/console/deposits/${depositId}/approve`;
  const body = { reason: 'seen', txnId: id, requestId: randomUUID() };
  const all = await Promise.all(Array.from({ length: 10 }, () => post(url, body)));
  expect(all.map(({ body: { code } }) => code)).toEqual(Array.from({ length: 10 }, () => 'ok'));
  expect(new Set(all.map((answer) => JSON.stringify(answer.body.value))).size).toBe(1);
  expect(await balanceOf(accountId)).toBe(kyat(5_000));
  expect((await acts(depositId)).filter(({ action }) => action === 'deposit.approve')).toHaveLength(1);
  const other = await post(url, { ...body, reason: 'something else' });
  expect([other.status, other.body.code]).toEqual([422, 'key_reused']);
  const { depositId: another } = await submitted(channel);
  expect((await post(`/console/deposits/${another}/approve`, body)).body.code).toBe('key_reused');
  expect((await post(url, { ...body, requestId: randomUUID() })).body.code).toBe('deposit_closed');
  await expectCreditedOnce(db);
});

test('a call that was refused has taken no key', async () => {
  const channel = await openManual();
  const id = txnId();
  const { accountId, depositId } = await submitted(channel, id);
  const url = `/console/deposits/${depositId}/approve`;
  const body = { reason: 'seen', requestId: randomUUID() };
  expect((await post(url, body)).body.code).toBe('transfer_needed');
  expect((await post(url, { ...body, txnId: id })).body.code).toBe('ok');
  expect(await balanceOf(accountId)).toBe(kyat(5_000));
});
