import { CONSOLE_PATHS, type ConsoleCall, HIT_KINDS, type Role, ROLES } from '@hintha/contract';
import { transaction } from '@hintha/platform';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import {
  givenAccount,
  givenApplication,
  givenPayment,
  givenPlayed,
  givenProfile,
  givenWithdrawal,
} from '../../../../../../tools/scenario/index.ts';
import { type Colleague, testConsole } from '../../../../../../tools/console/test-console.ts';
import { openMember, openPayee, type TestMember } from '../../../../../../tools/payments/members.ts';
import { kyat, openTestChannel } from '../../../../../../tools/payments/test-deposits.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { sendNotification } from '../../notifications/index.ts';
import { listCasesOf } from '../../support/index.ts';

const db = testDatabase();
const tested = testContext(db);
const { ctx } = tested;
const { call, hire } = testConsole(ctx);
const ROUND = '0f8fad5b-d9cb-469f-a165-70867728950e';

let all: Colleague;
let member: TestMember;
let depositId = '';
let orderNo = '';
let withdrawalId = '';
let payoutId = '';

interface Hit {
  kind: string;
  id: string;
  accountId: string | null;
  account: string | null;
  title: string;
  amount: string | null;
}

const search = async (text: string, who = all): Promise<Hit[]> => {
  const { body } = await call('GET', `/console/search?q=${encodeURIComponent(text)}`, { token: who.token });
  expect(body.code).toBe('ok');
  return (body.value as { hits: Hit[] }).hits;
};

const found = async (text: string, kind: string) =>
  (await search(text)).filter((hit) => hit.kind === kind).map(({ id }) => id);

beforeAll(async () => {
  all = await hire('everyone', ...ROLES);
  member = await openMember(tested, kyat(1_000_000));
  await openTestChannel(db, { id: 'manual', type: 'MANUAL' });
  const order = { methodId: 'manual', amount: '5000.00', requestId: randomUUID() };
  const deposit = await tested.call('POST', '/wps/deposits', { token: member.token, body: order });
  ({ id: depositId, orderNo } = deposit.body.value);
  const paid = { accountId: member.id, amount: kyat(50_000) };
  const payeeId = BigInt(await openPayee(tested, member));
  const at = new Date();
  const asked = await givenWithdrawal(db, { ...paid, payeeId, state: 'APPROVED', at });
  withdrawalId = String(asked);
  const payment = { ...paid, withdrawalId: asked };
  payoutId = String(await givenPayment(db, payment, { state: 'SENT', payerReference: 'KBZ-778' }));
  const round = { id: ROUND, round: 'round/77', source: 'ANY', game: 'any', stake: 100n };
  await givenPlayed(db, { ...round, accountId: member.id, at });
  await givenAccount(db, member.id, { mobile: '959777123456', email: 'hla@example.org' });
  await transaction(db, (tx) =>
    sendNotification(ctx, tx, {
      channel: 'mail',
      recipient: 'hla@example.org',
      language: 'en',
      template: 'loginCode',
      values: { code: '123456', minutes: '5' },
    }),
  );
});

test('a member is found by id, name, beginning of the name, phone and mail address', async () => {
  const id = String(member.id);
  const ways = [id, member.name, member.name.slice(0, 4), member.name.toUpperCase(), 'Hla@Example.org'];
  for (const way of [...ways, '09777123456', '+95 9 777 123 456', '959777123456'])
    expect([way, await found(way, 'member')]).toEqual([way, [id]]);
  expect(await found('zz', 'member')).toEqual([]);
  expect(await found('%', 'member')).toEqual([]);
});

test('a member is found by a phone and an address that it only told', async () => {
  const other = await openMember(tested);
  await givenProfile(db, other.id, {
    mobileNum: '0977555111',
    countryDialingCode: '95',
    email: 'Aye@example.org',
  });
  expect(await found('0977555111', 'member')).toEqual([String(other.id)]);
  expect(await found('95977555111', 'member')).toEqual([String(other.id)]);
  expect(await found('aye@example.org', 'member')).toEqual([String(other.id)]);
});

test('orders are found by order number, id, reference and the name of the payment, and lead to their member', async () => {
  expect(await found(orderNo, 'deposit')).toEqual([depositId]);
  expect(await found(orderNo.toLowerCase(), 'deposit')).toEqual([depositId]);
  expect(await found(depositId, 'deposit')).toEqual([depositId]);
  expect(await found(withdrawalId, 'withdrawal')).toEqual([withdrawalId]);
  expect(await found(`withdrawal:${withdrawalId}`, 'withdrawal')).toEqual([withdrawalId]);
  expect(await found(payoutId, 'payout')).toEqual([payoutId]);
  const [hit] = await search('KBZ-778');
  expect(hit).toEqual({
    kind: 'payout',
    id: payoutId,
    accountId: String(member.id),
    account: member.name,
    title: withdrawalId,
    state: 'SENT',
    amount: '50000.00',
    at: null,
  });
});

test('postings are found by name and reference, bets by both of their ids', async () => {
  expect(await found(`${member.id}-1`, 'posting')).toEqual([`${member.id}-1`]);
  expect(await found('round', 'posting')).toContain(`${member.id}-1`);
  expect(await found(ROUND, 'bet')).toEqual([ROUND]);
  expect(await found('round/77', 'bet')).toEqual([ROUND]);
});

test('redemptions, applications and cases are found by their number, an application also by the id in the app', async () => {
  const applied = { accountId: member.id, contactId: 'Hla@App' };
  const application = String(await givenApplication(db, applied));
  expect(await found(application, 'application')).toEqual([application]);
  expect(await found('hla@app', 'application')).toEqual([application]);
  const { body } = await tested.call('PUT', '/wps/feedback', {
    token: member.token,
    body: { type: 'suggestion', content: 'More elephants, please.' },
  });
  const [sent] = await listCasesOf(db, member.id, { before: null, limit: 1 });
  expect([body.code, await found(String(sent?.id), 'case')]).toEqual(['ok', [String(sent?.id)]]);
  expect(await found('999999', 'redemption')).toEqual([]);
});

test('notifications are found by whom they went to, staff by name', async () => {
  expect(await found('hla@example.org', 'notification')).toHaveLength(1);
  expect(await found('EVERY', 'staff')).toEqual([all.id]);
});

const LISTS: Readonly<Record<(typeof HIT_KINDS)[number], ConsoleCall>> = {
  member: 'readMemberFile',
  deposit: 'queueDeposits',
  withdrawal: 'queueWithdrawals',
  payout: 'queueWithdrawals',
  posting: 'listMemberPostings',
  bet: 'listMemberBets',
  redemption: 'queueRedemptions',
  application: 'queueApplications',
  case: 'queueCases',
  notification: 'listNotifications',
  approval: 'listApprovals',
  staff: 'listStaff',
};

test.each([...ROLES, 'none' as const])('%s finds what its role may list, and nothing else', async (role) => {
  const who = await hire(`finder-${role}`, ...(role === 'none' ? [] : [role]));
  const { body } = await call('GET', '/console/search?q=1', { token: who.token });
  const { hits, kinds } = body.value as { hits: Hit[]; kinds: string[] };
  const may = (name: ConsoleCall) => (CONSOLE_PATHS[name][2] as readonly Role[]).includes(role as Role);
  expect(kinds).toEqual(HIT_KINDS.filter((kind) => may(LISTS[kind])));
  expect(hits.filter(({ kind }) => !kinds.includes(kind))).toEqual([]);
});

test('nothing that can be typed is a fault of ours', async () => {
  for (const text of ['', '%00', '%E0%A4', 'x'.repeat(129), '9'.repeat(40)]) {
    const { status } = await call('GET', `/console/search?q=${text}`, { token: all.token });
    expect([text, status < 500]).toEqual([text, true]);
  }
  for (const text of ["'; drop table x; --", '\\', '_', '-1', '1e9', '၁၂၃', '999999999999999999'])
    await search(text);
});
