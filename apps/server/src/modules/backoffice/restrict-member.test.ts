import { money } from '@hintha/money';
import { listen, transaction } from '@hintha/platform';
import { softswiss } from '@hintha/vendor-protocol';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { readAudit, readSessions } from '../../../../../tools/scenario/index.ts';
import { type Colleague, testConsole } from '../../../../../tools/console/test-console.ts';
import {
  openMember,
  openPayee,
  PASSWORD,
  PAYMENT_PASSWORD,
  type TestMember,
} from '../../../../../tools/payments/members.ts';
import { kyat, openTestChannel } from '../../../../../tools/payments/test-deposits.ts';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { testContext } from '../../../../../tools/test-context.ts';
import { verifyAudit } from '../audit/index.ts';
import { endRestrictions } from '../protection/index.ts';
import { connectVendor } from '../vendors/index.ts';

const db = testDatabase();
const tested = testContext(db);
const { ctx, clock, published } = tested;
const { call, hire } = testConsole(ctx);
const KEY = 'a key between two';
/** Short enough for the staff to stay signed in. */
const SPAN_MS = 10 * 60_000;
/** Vendors' calls know an account for a second. */
const KNOWN_MS = 1_000;

let guard: Colleague;
let address = '';

beforeAll(async () => {
  guard = await hire('guard', 'risk');
  await openTestChannel(db, { id: 'manual', type: 'MANUAL' });
  const vendor = { vendorUrl: null, casinoId: 'test', currency: 'MMK', maxBet: null, active: true };
  await transaction(db, (tx) => connectVendor(ctx, tx, { code: 'ANY', key: KEY, anyGame: true, ...vendor }));
  address = await listen(await tested.http(), '127.0.0.1', 0, 'PORT');
});

interface Restriction {
  id: string;
  live: boolean;
  liftedBy: string | null;
}

const restrict = async ({ id }: TestMember, kind: string, until: number | null = null) => {
  const body = { kind, reason: 'FRAUD_SUSPECTED', note: 'asked by the bank', until };
  const url = `/console/members/${id}/restrictions`;
  const answer = await call('POST', url, { token: guard.token, body });
  return { code: answer.body.code, value: answer.body.value as Restriction };
};

const lift = async (id: string) => {
  const body = { note: 'the bank called back' };
  return (await call('POST', `/console/restrictions/${id}/lift`, { token: guard.token, body })).body.code;
};

const listed = async ({ id }: TestMember) => {
  const { body } = await call('GET', `/console/members/${id}/restrictions`, { token: guard.token });
  return body.value as Restriction[];
};

const acts = async ({ id }: TestMember) => {
  const entries = await readAudit(db, { subject: `account:${id}` });
  return entries.map(({ action, actor }) => ({ action, actor }));
};

const logIn = async ({ name }: TestMember) => {
  const body = { username: name, password: PASSWORD };
  return (await tested.call('POST', '/wps/session/login', { body })).body.code;
};

const isIn = async ({ token }: TestMember) =>
  (await tested.call('GET', '/wps/v2/wallets/balance', { token })).status === 200;

let round = 0;
let last = 0;
/** A bet in a round of its own, or a win in the round of the bet before. */
const bet = async ({ name }: TestMember, type: 'bet' | 'win' = 'bet') => {
  if (type === 'bet') round += 1;
  last += 1;
  const wallet = softswiss.createWalletClient({ baseUrl: `${address}/vendor/ANY`, token: KEY });
  const answer = await wallet.betwin({
    account_id: name,
    currency: 'MMK',
    game_id: 'any',
    round_id: `r${round}`,
    finished: true,
    transactions: [{ id_provider: `t${last}`, type, amount: money(100n) }],
  });
  return answer.kind === 'refused' ? answer.apiCode : answer.kind;
};

const order = async ({ token }: TestMember) => {
  const body = { methodId: 'manual', amount: '5000.00', requestId: randomUUID() };
  return (await tested.call('POST', '/wps/deposits', { token, body })).body.code;
};

const withdraw = async (member: TestMember, payeeId: string) => {
  const body = {
    bankAccountId: payeeId,
    amount: '10000.00',
    paymentPassword: PAYMENT_PASSWORD,
    requestId: randomUUID(),
  };
  return (await tested.call('POST', '/wps/withdrawals', { token: member.token, body })).body.code;
};

test('who may not sign in is signed out at once and stays out until it is lifted', async () => {
  const member = await openMember(tested);
  expect(await isIn(member)).toBe(true);
  const { value } = await restrict(member, 'SIGN_IN');
  expect(value.live).toBe(true);
  expect(await isIn(member)).toBe(false);
  expect(published).toContainEqual(
    expect.objectContaining({ type: 'session-ended', key: String(member.id) }),
  );
  expect(await logIn(member)).toBe('account_locked');
  expect(await lift(value.id)).toBe('ok');
  expect(await logIn(member)).toBe('ok');
  expect(await lift(value.id)).toBe('restriction_over');
  expect(await acts(member)).toEqual([
    { action: 'member.restrict', actor: 'guard' },
    { action: 'member.lift', actor: 'guard' },
  ]);
  expect((await listed(member))[0]).toMatchObject({ live: false, liftedBy: 'guard' });
});

test('no session is opened beside the closing of an account', async () => {
  const member = await openMember(tested);
  await Promise.all([logIn(member), logIn(member), restrict(member, 'SIGN_IN'), logIn(member)]);
  const sessions = await readSessions(db, member.id);
  expect(sessions.length).toBeGreaterThan(0);
  expect(sessions.filter(({ endedAt }) => endedAt === null)).toEqual([]);
});

test('bets stop at once, wins of earlier ones are paid, and a game is not opened', async () => {
  const member = await openMember(tested, kyat(1_000));
  expect(await bet(member)).toBe('ok');
  const { value } = await restrict(member, 'BETTING');
  expect(await bet(member, 'win')).toBe('ok');
  expect(await bet(member)).toBe('110');
  const body = { vendor: 'HINTHA', gameCode: 'any' };
  const launch = await tested.call('POST', '/wps/game/launchGame', { token: member.token, body });
  expect(launch.body.code).toBe('betting_stopped');
  expect(await isIn(member)).toBe(true);
  await lift(value.id);
  clock.advance(KNOWN_MS);
  expect(await bet(member)).toBe('ok');
});

test('deposits stop alone', async () => {
  const member = await openMember(tested, kyat(1_000));
  const { value } = await restrict(member, 'DEPOSITS');
  expect(await order(member)).toBe('deposits_stopped');
  clock.advance(KNOWN_MS);
  expect(await bet(member)).toBe('ok');
  await lift(value.id);
  expect(await order(member)).toBe('ok');
});

test('withdrawals stop alone', async () => {
  const member = await openMember(tested, kyat(1_000_000));
  const payee = await openPayee(tested, member);
  const { value } = await restrict(member, 'WITHDRAWALS');
  expect(await withdraw(member, payee)).toBe('withdrawals_stopped');
  expect(await order(member)).toBe('ok');
  await lift(value.id);
  expect(await withdraw(member, payee)).toBe('ok');
});

test('what is closed for a time opens again by itself', async () => {
  const member = await openMember(tested, kyat(1_000));
  const until = clock.now().getTime() + SPAN_MS;
  for (const kind of ['SIGN_IN', 'BETTING', 'DEPOSITS']) await restrict(member, kind, until);
  clock.advance(SPAN_MS - 1);
  await endRestrictions(ctx);
  expect(await logIn(member)).toBe('account_locked');
  clock.advance(1);
  expect((await listed(member)).map(({ live }) => live)).toEqual([false, false, false]);
  await endRestrictions(ctx);
  expect(await logIn(member)).toBe('ok');
  expect(await bet(member)).toBe('ok');
  expect((await listed(member)).map(({ liftedBy }) => liftedBy)).toEqual([null, null, null]);
});

test('one thing is closed once, and again after its time', async () => {
  const member = await openMember(tested);
  const until = clock.now().getTime() + SPAN_MS;
  const answers = await Promise.all([1, 2, 3].map(() => restrict(member, 'DEPOSITS', until)));
  expect(answers.map(({ code }) => code).toSorted()).toEqual([
    'ok',
    'restriction_present',
    'restriction_present',
  ]);
  clock.advance(SPAN_MS);
  expect((await restrict(member, 'DEPOSITS')).code).toBe('ok');
  expect((await listed(member)).map(({ live }) => live)).toEqual([true, false]);
});

test('a time that is past, a code that is none and a member that there is not are refused', async () => {
  const member = await openMember(tested);
  expect((await restrict(member, 'BETTING', clock.now().getTime())).code).toBe('bad_request');
  expect((await restrict(member, 'BREATHING')).code).toBe('bad_request');
  expect((await restrict({ ...member, id: 999_999n }, 'BETTING')).code).toBe('not_found');
  expect(await lift('999999')).toBe('not_found');
  expect(await acts(member)).toEqual([]);
});

test('support reads what is closed and closes nothing', async () => {
  const support = await hire('reader', 'support');
  const member = await openMember(tested);
  const url = `/console/members/${member.id}/restrictions`;
  expect((await call('GET', url, { token: support.token })).status).toBe(200);
  const body = { kind: 'BETTING', reason: 'OTHER', note: 'because of it' };
  expect((await call('POST', url, { token: support.token, body })).body.code).toBe('role_needed');
});

test('the audit of all this is whole', async () => {
  expect((await verifyAudit(db, ctx.config.dataDir)).problems).toEqual([]);
});
