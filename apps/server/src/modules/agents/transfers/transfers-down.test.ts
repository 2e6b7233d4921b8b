import { BusinessError, collectContributions, contribute } from '@hintha/platform';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { openPlaced } from '../../../../../../tools/agents/open-team.ts';
import { testConsole } from '../../../../../../tools/console/test-console.ts';
import { type Proposed, twoPeople } from '../../../../../../tools/console/two-people.ts';
import { PAYMENT_PASSWORD, signIn, type TestMember } from '../../../../../../tools/payments/members.ts';
import { givenAccount, givenMove } from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { expectProven } from '../../../../../../tools/test-wallet.ts';
import { ALL_CONTRIBUTIONS } from '../../../all-modules.ts';
import { readBalance } from '../../wallet/index.ts';
import { sendDownChecks, topUps } from '../index.ts';
import { sendDown } from './send-down.ts';

const db = testDatabase({ role: 'hintha_app' });
const tested = testContext(db);
const { call, clock, ctx } = tested;
const office = testConsole(ctx);
const { approve } = twoPeople(office);
const KYAT = 100n;
const FUNDS = 20_000_000n * KYAT;
const DAY_MS = 24 * 3_600_000;

afterEach(() => expectProven(db));

const openLine = async (funds = FUNDS) => {
  const agent = await openPlaced(tested, { funds });
  const middle = await openPlaced(tested, { under: agent });
  const member = await openPlaced(tested, { type: 0, under: middle });
  return { agent, middle, member };
};

let requests = 0;
const orderTo = ({ id }: TestMember, order: object = {}) => ({
  account: String(id),
  amount: '5000.00',
  paymentPassword: PAYMENT_PASSWORD,
  requestId: `down-request-${(requests += 1)}`,
  ...order,
});
const send = (from: TestMember, to: TestMember, order: object = {}) =>
  call('POST', '/wps/agent/transfers', { token: from.token, body: orderTo(to, order) });
const codeOf = async (from: TestMember, to: TestMember, order: object = {}): Promise<string> =>
  (await send(from, to, order)).body.code;
const balanceOf = async ({ id }: TestMember): Promise<bigint> => (await readBalance(db, id))?.balance ?? -1n;
const sentTo = async (from: TestMember, to: TestMember): Promise<{ id: string; purpose: string }[]> => {
  const way = await call('GET', `/wps/agent/transfers?account=${to.id}`, { token: from.token });
  return (way.body.value as { sent: { id: string; purpose: string }[] }).sent;
};

test('AGENT-001 an agent sends money to its team at any depth, which has to be bet once before it may leave', async () => {
  const { agent, member } = await openLine();
  expect((await send(agent, member)).body).toMatchObject({ code: 'ok', value: { balance: '19995000.00' } });
  expect([await balanceOf(agent), await balanceOf(member)]).toEqual([FUNDS - 5_000n * KYAT, 5_000n * KYAT]);
  const required = await call('GET', '/wps/promotions/requirements', { token: member.token });
  expect(required.body.value).toMatchObject({ remaining: '5000.00', list: [{ source: 'transfer' }] });
  const inbox = await call('GET', '/wps/messages', { token: member.token });
  expect(inbox.body.value).toMatchObject({
    list: [{ kind: 'transfer_received', values: { amount: '5000.00' } }],
  });
  const way = await call('GET', `/wps/agent/transfers?account=${member.id}`, { token: agent.token });
  expect(way.body.value).toMatchObject({
    account: member.name,
    available: '19995000.00',
    leftToday: '49995000.00',
    sent: [{ amount: '5000.00', purpose: 'TRANSFER' }],
  });
});

test('a top-up counts as a deposit in reports while the operator says so', async () => {
  const { agent, member } = await openLine();
  await send(agent, member, { purpose: 'TOP_UP' });
  await send(agent, member);
  const { rows } = await sql`select account, amount from ${topUps()} t`.execute(db.kysely);
  expect(rows).toEqual([{ account: member.id, amount: 5_000n * KYAT }]);
  expect((await sentTo(agent, member)).map(({ purpose }) => purpose)).toEqual(['TRANSFER', 'TOP_UP']);
});

test('money goes neither up, nor sideways, nor to itself, nor from who has no team', async () => {
  const { agent, middle, member } = await openLine();
  const side = await openPlaced(tested, { type: 0, under: agent });
  const affiliate = await openPlaced(tested, { type: 41, funds: FUNDS });
  for (const to of [agent, middle, side]) expect(await codeOf(middle, to)).toBe('not_found');
  expect(await codeOf(affiliate, member)).toBe('not_enabled');
  expect((await send(member, side)).status).toBe(403);
});

test('the same request sends once, and another order under its name is refused', async () => {
  const { agent, middle, member } = await openLine();
  const requestId = 'the-same-request';
  const answers = await Promise.all(Array.from({ length: 8 }, () => codeOf(agent, member, { requestId })));
  expect(new Set(answers)).toEqual(new Set(['ok']));
  expect(await balanceOf(member)).toBe(5_000n * KYAT);
  expect(await codeOf(agent, member, { requestId, amount: '6000.00' })).toBe('key_reused');
  expect(await codeOf(agent, middle, { requestId })).toBe('key_reused');
});

test.each([
  [{ amount: '999.99' }, 'amount_out_of_range'],
  [{ amount: '5000000.01' }, 'amount_out_of_range'],
  [{ amount: '-5.00' }, 'bad_request'],
  [{ paymentPassword: '000000' }, 'payment_password_wrong'],
  [{ purpose: 'GIFT' }, 'bad_request'],
])('an order with %j is answered: %s', async (order, code) => {
  const { agent, member } = await openLine();
  expect(await codeOf(agent, member, order)).toBe(code);
  expect(await balanceOf(member)).toBe(0n);
});

test('a business day lets fifty million through, to all of the team together', async () => {
  const { agent, middle, member } = await openLine(100_000_000n * KYAT);
  for (let sent = 0; sent < 10; sent += 1)
    expect(await codeOf(agent, sent % 2 === 0 ? middle : member, { amount: '5000000.00' })).toBe('ok');
  expect(await codeOf(agent, member, { amount: '1000.00' })).toBe('daily_limit_reached');
  clock.advance(DAY_MS);
  const next = { ...agent, token: await signIn(call, agent.name) };
  expect(await codeOf(next, member, { amount: '1000.00' })).toBe('ok');
});

test('who owes something under a contract sends nothing down, and what cannot be received is not sent', async () => {
  const { agent, member } = await openLine();
  const owing = contribute(sendDownChecks, async () => new BusinessError('withdrawals_locked'));
  const contributions = collectContributions([...ALL_CONTRIBUTIONS, owing]);
  const caller = { accountId: agent.id, account: agent.name, type: 1, sessionId: 1n } as const;
  const { account: _to, amount: _text, ...order } = orderTo(member);
  const sending = {
    ...order,
    agentId: agent.id,
    toId: member.id,
    amount: 500_000n,
    purpose: 'TRANSFER',
  } as const;
  await expect(sendDown({ ...ctx, contributions }, caller, sending as never)).rejects.toMatchObject({
    code: 'withdrawals_locked',
  });
  await givenAccount(db, member.id, { status: 'locked' });
  expect(await codeOf(agent, member)).toBe('receiver_unavailable');
  expect(await balanceOf(agent)).toBe(FUNDS);
});

test('who has left the team receives nothing of its agent any more', async () => {
  const { agent, middle, member } = await openLine();
  const other = await openPlaced(tested);
  await givenMove(db, middle.id, other.id);
  expect(await codeOf(agent, member)).toBe('not_found');
});

test('two of the staff take back what went down, once, while it is still there', async () => {
  const { agent, member } = await openLine();
  await send(agent, member);
  const [{ id } = { id: '' }] = await sentTo(agent, member);
  const [maker, checker] = [
    await office.hire('backer', 'payments'),
    await office.hire('seconder', 'payments'),
  ];
  const propose = async () => {
    const body = { reason: 'sent in error', requestId: crypto.randomUUID() };
    const url = `/console/agents/transfers/${id}/reversal`;
    const answer = await office.call('POST', url, { token: maker.token, body });
    return { code: answer.body.code, proposed: answer.body.value as Proposed['proposed'] };
  };
  const [first, second] = [await propose(), await propose()];
  expect(await approve(first, checker)).toBe('ok');
  expect(await approve(second, checker)).toBe('proposal_changed');
  expect((await propose()).code).toBe('not_found');
  expect([await balanceOf(agent), await balanceOf(member)]).toEqual([FUNDS, 0n]);
  const required = await call('GET', '/wps/promotions/requirements', { token: member.token });
  expect(required.body.value).toMatchObject({ remaining: '0.00', list: [{ state: 'REVOKED' }] });
});
