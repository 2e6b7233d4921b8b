import { transaction } from '@hintha/platform';
import { afterEach, expect, test } from 'vitest';
import { givenAccount, givenUpline } from '../../../../../../tools/scenario/index.ts';
import {
  openMember,
  PAYMENT_PASSWORD,
  signIn,
  type TestMember,
} from '../../../../../../tools/payments/members.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { expectProven } from '../../../../../../tools/test-wallet.ts';
import { BY_OPERATOR, restrictAccount } from '../../protection/index.ts';
import { listPostings, readBalance } from '../../wallet/index.ts';
import { setToUpline } from '../tree/join-team.ts';

const db = testDatabase({ role: 'hintha_app' });
const tested = testContext(db);
const { ctx, call, clock } = tested;
const KYAT = 100n;
const FUNDS = 20_000_000n * KYAT;
const DAY_MS = 24 * 60 * 60_000;

afterEach(() => expectProven(db));

interface Pair {
  member: TestMember;
  agent: TestMember;
}

/** A member below an agent; without the right where it says so. */
const openPair = async (funds = FUNDS, right = true): Promise<Pair> => {
  const [agent, member] = [await openMember(tested), await openMember(tested, funds)];
  await givenAccount(db, agent.id, { type: 1 });
  await givenUpline(db, { below: member.id, above: agent.id, at: clock.now() });
  if (right) await transaction(db, (tx) => setToUpline(tx, member.id, true));
  return { member, agent: { ...agent, token: await signIn(call, agent.name) } };
};

let requests = 0;

const send = (member: TestMember, order: object = {}) =>
  call('POST', '/wps/transfer/upline', {
    token: member.token,
    body: {
      amount: '5000.00',
      paymentPassword: PAYMENT_PASSWORD,
      requestId: `request-${(requests += 1)}`,
      ...order,
    },
  });
const codeOf = async (member: TestMember, order: object = {}): Promise<string> =>
  (await send(member, order)).body.code;
const balanceOf = async ({ id }: TestMember): Promise<bigint> => (await readBalance(db, id))?.balance ?? -1n;

const lastPosting = async ({ id }: TestMember) => (await listPostings(db, id, { limit: 1 }))[0];

test('AGENT-001 a transfer to the upline moves money between the two accounts, and both see why', async () => {
  const { member, agent } = await openPair();
  const { body } = await send(member);
  expect(body).toMatchObject({ code: 'ok', value: { balance: '19995000.00' } });
  expect([await balanceOf(member), await balanceOf(agent)]).toEqual([FUNDS - 5_000n * KYAT, 5_000n * KYAT]);
  const [sent, come] = [await lastPosting(member), await lastPosting(agent)];
  expect(sent).toMatchObject({ kind: 'TRANSFER_OUT', amount: -5_000n * KYAT, source: 'transfer' });
  expect(come).toMatchObject({ kind: 'TRANSFER_IN', amount: 5_000n * KYAT, reference: sent?.reference });
  const inbox = await call('GET', '/wps/messages', { token: agent.token });
  expect(inbox.body.value).toMatchObject({
    list: [
      { kind: 'transfer_received', values: { amount: '5000.00', account: expect.stringMatching(/\*\*\*/) } },
    ],
  });
  const way = await call('GET', '/wps/transfer/upline', { token: member.token });
  expect(way.body.value).toMatchObject({
    account: `${agent.name.slice(0, 2)}***${agent.name.slice(-1)}`,
    least: '1000.00',
    most: '5000000.00',
    leftToday: '49995000.00',
    sent: [{ amount: '5000.00' }],
  });
});

test('WALLET-004 who has no right is told of none and may not send', async () => {
  const { member } = await openPair(FUNDS, false);
  const info = async () => (await call('GET', '/wps/member/info', { token: member.token })).body.value;
  expect(await info()).toMatchObject({ toUpline: false });
  expect((await send(member)).status).toBe(403);
  expect((await call('GET', '/wps/transfer/upline', { token: member.token })).body.code).toBe('not_enabled');
  await transaction(db, (tx) => setToUpline(tx, member.id, true));
  expect(await info()).toMatchObject({ toUpline: true });
  expect(await codeOf(member)).toBe('ok');
});

test('an account that stands below nobody has no right to be given', async () => {
  const alone = await openMember(tested, FUNDS);
  await expect(transaction(db, (tx) => setToUpline(tx, alone.id, true))).rejects.toMatchObject({
    code: 'not_found',
  });
  expect(await codeOf(alone)).toBe('not_enabled');
});

test('the same request sends once, and another amount under its name is refused', async () => {
  const { member, agent } = await openPair();
  const requestId = 'the-same-request';
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(member, { requestId })));
  expect(answers.map(({ body }) => body.code)).toEqual(Array.from({ length: 10 }, () => 'ok'));
  expect(await balanceOf(agent)).toBe(5_000n * KYAT);
  expect(await codeOf(member, { requestId, amount: '6000.00' })).toBe('key_reused');
});

test('of many transfers of the whole balance at once one goes, and the others are poor', async () => {
  const { member, agent } = await openPair(3_000_000n * KYAT);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => codeOf(member, { amount: '3000000.00' })),
  );
  expect(answers.toSorted()).toEqual([...Array.from({ length: 7 }, () => 'insufficient_funds'), 'ok']);
  expect([await balanceOf(member), await balanceOf(agent)]).toEqual([0n, 3_000_000n * KYAT]);
});

test('two who stand above one another and send at once do not wait for each other crosswise', async () => {
  const { member, agent } = await openPair();
  const { member: below, agent: top } = await openPair();
  await givenUpline(db, { below: below.id, above: member.id });
  await givenAccount(db, member.id, { type: 1 });
  const rounds = Array.from({ length: 12 }, () => Promise.all([codeOf(below), codeOf(member)]));
  expect(new Set((await Promise.all(rounds)).flat())).toEqual(new Set(['ok']));
  expect([await balanceOf(agent), await balanceOf(top)]).toEqual([60_000n * KYAT, 0n]);
});

test.each([
  ['999.99', 'amount_out_of_range'],
  ['1000.00', 'ok'],
  ['5000000.00', 'ok'],
  ['5000000.01', 'amount_out_of_range'],
  ['0.00', 'bad_request'],
  ['-5.00', 'bad_request'],
])('of %s a transfer is answered: %s', async (amount, code) => {
  const { member } = await openPair();
  expect(await codeOf(member, { amount })).toBe(code);
});

test('a business day lets fifty million through, and the next as much again', async () => {
  const { member } = await openPair(100_000_000n * KYAT);
  for (let sent = 0; sent < 10; sent += 1) expect(await codeOf(member, { amount: '5000000.00' })).toBe('ok');
  expect(await send(member, { amount: '1000.00' })).toMatchObject({
    body: { code: 'daily_limit_reached', value: { left: '0.00' } },
  });
  clock.advance(DAY_MS);
  member.token = await signIn(call, member.name);
  expect(await codeOf(member, { amount: '1000.00' })).toBe('ok');
});

test('nothing is sent on that could not be paid out: without the password, in a hold', async () => {
  const { member, agent } = await openPair();
  expect(await codeOf(member, { paymentPassword: '000000' })).toBe('payment_password_wrong');
  await givenAccount(db, member.id, { credentialsChangedAt: clock.now() });
  expect(await codeOf(member)).toBe('withdrawals_held');
  expect(await balanceOf(agent)).toBe(0n);
});

test.each(['SIGN_IN', 'DEPOSITS'] as const)(
  'an agent to whom %s is closed receives nothing, and the sender is not told why',
  async (kind) => {
    const { member, agent } = await openPair();
    await transaction(db, (tx) =>
      restrictAccount(ctx, tx, {
        accountId: agent.id,
        kind,
        reason: 'RISK',
        note: 'a look at it',
        setBy: BY_OPERATOR,
        until: null,
      }),
    );
    expect(await codeOf(member)).toBe('upline_unavailable');
    expect(await balanceOf(agent)).toBe(0n);
  },
);

test('a transfer goes to the direct upline alone', async () => {
  const { member, agent } = await openPair();
  const above = await openMember(tested);
  await givenUpline(db, { below: agent.id, above: above.id });
  expect(await codeOf(member)).toBe('ok');
  expect([await balanceOf(agent), await balanceOf(above)]).toEqual([5_000n * KYAT, 0n]);
});
