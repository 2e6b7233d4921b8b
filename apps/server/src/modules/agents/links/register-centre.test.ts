import { randomUUID } from 'node:crypto';
import type { AccountType } from '@hintha/contract';
import { transaction } from '@hintha/platform';
import { beforeAll, expect, test } from 'vitest';
import { openPlaced } from '../../../../../../tools/agents/open-team.ts';
import type { TestMember } from '../../../../../../tools/payments/members.ts';
import {
  accountIdOf,
  givenAccount,
  givenFieldsAsked,
  givenRegistrationUncounted,
} from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { readAccountDetails } from '../../identity/index.ts';
import { readBalance } from '../../wallet/index.ts';
import { writeRates } from '../rates/give-rates.ts';
import { selectRates } from '../rates/rate-store.ts';

const db = testDatabase({ role: 'hintha_app' });
const tested = testContext(db);
const { call, clock } = tested;
const HOUR_MS = 3_600_000;
const PASSWORD = 'a long pass 1';

beforeAll(() => givenRegistrationUncounted(db));
beforeAll(() => givenFieldsAsked(db, ['affiliateCode']));

interface Link {
  code: string;
  live: boolean;
}

const post = (who: { token: string }, path: string, body: object) =>
  call('POST', `/wps/agent/${path}`, { token: who.token, body });
const makeLink = async (who: TestMember, terms: object = {}): Promise<Link> =>
  (await post(who, 'links', { type: 0, ...terms })).body.value;
const changeLink = (who: TestMember, { code }: Link, body: object) =>
  call('PUT', `/wps/agent/links/${code}`, { token: who.token, body: { on: true, ...body } });

let people = 0;

const register = async (affiliateCode: string): Promise<{ code: string; username: string }> => {
  const username = `joiner${(people += 1)}`;
  const body = {
    username,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    ageAndTermsAccepted: true,
    affiliateCode,
  };
  const reply = await call('PUT', '/wps/member/register', { body: { ...body, login: true } });
  return { code: reply.body.code, username };
};
const typeOf = async (id: bigint): Promise<AccountType | undefined> =>
  (await readAccountDetails(db, id))?.type;

const RATES = { RNG: 100, LIVE: 80, SEA: 1950 };

test('AGENT-008 who registers by a link is of its type and has its rates', async () => {
  const agent = await openPlaced(tested, { rates: RATES });
  const { code } = await makeLink(agent, { type: 1, rates: { RNG: 60, SEA: 1920 }, remark: 'market' });
  const { username } = await register(code);
  const id = await accountIdOf(db, username);
  expect(await typeOf(id)).toBe(1);
  expect((await selectRates(db, [id])).get(id)).toEqual({ RNG: 60, SEA: 1920 });
  const { username: plain } = await register((await makeLink(agent)).code);
  const member = await accountIdOf(db, plain);
  // What is usual of a family is set where the agent has its own, which may be less.
  expect([await typeOf(member), (await selectRates(db, [member])).get(member)]).toEqual([0, { SEA: 1900 }]);
});

test('AGENT-008 a link gives no more than its agent has, neither when it is made nor when it is used', async () => {
  const agent = await openPlaced(tested, { rates: RATES });
  const refused = await post(agent, 'links', { type: 0, rates: { RNG: 101, LIVE: 80, SEA: 1951, FISH: 1 } });
  expect(refused.body).toMatchObject({
    code: 'rates_out_of_range',
    value: {
      rates: [
        { category: 'RNG', most: 100 },
        { category: 'FISH', most: 0 },
        { category: 'SEA', most: 1950 },
      ],
    },
  });
  const { code } = await makeLink(agent, { rates: { RNG: 90 } });
  await transaction(db, (tx) => writeRates(tx, agent.id, { RNG: 70 }));
  const id = await accountIdOf(db, (await register(code)).username);
  expect((await selectRates(db, [id])).get(id)).toMatchObject({ RNG: 70 });
});

test('a code that has expired, was switched off, or whose agent is locked opens nothing', async () => {
  const agent = await openPlaced(tested, { rates: RATES });
  const expiring = await makeLink(agent, { expiresAt: clock.now().getTime() + HOUR_MS });
  const [off, locked] = [await makeLink(agent), await openPlaced(tested)];
  const ofLocked = await makeLink(locked);
  expect((await register(expiring.code)).code).toBe('ok');
  expect((await changeLink(agent, off, { on: false })).body.value).toMatchObject({ on: false, live: false });
  await givenAccount(db, locked.id, { status: 'locked' });
  clock.advance(HOUR_MS);
  for (const { code } of [expiring, off, ofLocked]) {
    expect((await register(code)).code).toBe('invitation_code_error');
    expect((await call('GET', `/wps/agent/affiliate?code=${code}&domain=x`)).body.code).toBe(
      'invitation_code_error',
    );
  }
});

test('twenty links of an agent live, however many are made at once, and one that is off leaves room', async () => {
  const agent = await openPlaced(tested);
  const made = await Promise.all(Array.from({ length: 25 }, () => post(agent, 'links', { type: 0 })));
  // The first came with becoming an agent.
  expect(made.filter(({ body }) => body.code === 'ok')).toHaveLength(19);
  expect(new Set(made.map(({ body }) => body.code))).toEqual(new Set(['ok', 'links_full']));
  const first = made.find(({ body }) => body.code === 'ok')?.body.value as unknown as Link;
  await changeLink(agent, first, { on: false });
  expect((await post(agent, 'links', { type: 0 })).body.code).toBe('ok');
  expect((await changeLink(agent, first, { on: true })).body.code).toBe('links_full');
});

test('a link of another agent is nobody’s', async () => {
  const [agent, other] = [await openPlaced(tested), await openPlaced(tested)];
  const link = await makeLink(agent);
  expect((await changeLink(other, link, { on: false })).body.code).toBe('not_found');
  expect((await changeLink(other, { code: 'NOCODE99', live: true }, { on: false })).body.code).toBe(
    'not_found',
  );
});

test('AGENT-008 an account that is opened by hand has to change its password, which is told once', async () => {
  const agent = await openPlaced(tested, { rates: RATES });
  const opened = await post(agent, 'members', { username: 'handmade1', type: 1, rates: { RNG: 70 } });
  expect(opened.body.code).toBe('ok');
  const { id, password } = opened.body.value as { id: string; password: string };
  const login = await call('POST', '/wps/session/login', {
    body: { username: 'handmade1', password, type: 'username' },
  });
  const { token } = login.body.value as { token: string };
  expect((await call('GET', '/wps/agent/links', { token })).body.code).toBe('password_change_needed');
  const change = { oldPassword: password, newPassword: PASSWORD, confirmNewPassword: PASSWORD };
  expect((await call('POST', '/wps/member/password', { token, body: change })).body.code).toBe('ok');
  expect((await call('GET', '/wps/agent/links', { token })).body.code).toBe('ok');
  expect((await selectRates(db, [BigInt(id)])).get(BigInt(id))).toEqual({ RNG: 70, SEA: 1900 });
  const again = await post(agent, 'members', { username: 'Handmade1', type: 0 });
  expect(again.body.code).toBe('username_taken');
  for (const type of [2, 4, 41, 42])
    expect((await post(agent, 'members', { username: 'other12', type })).body.code).toBe('bad_request');
});

test('an affiliate brings members by codes alone, and no agents', async () => {
  const affiliate = await openPlaced(tested, { type: 41 });
  expect((await post(affiliate, 'members', { username: 'byhand12', type: 0 })).body.code).toBe('not_enabled');
  expect((await post(affiliate, 'links', { type: 1 })).body.code).toBe('not_enabled');
  expect((await register((await makeLink(affiliate)).code)).code).toBe('ok');
  expect((await post(affiliate, 'subaccounts', { username: 'helper12', permissions: [] })).body.code).toBe(
    'permission_missing',
  );
});

test('a sub-account acts within its mask: it has no wallet, and is nobody’s but its agent’s', async () => {
  const [agent, other] = [await openPlaced(tested, { rates: RATES }), await openPlaced(tested)];
  const opened = await post(agent, 'subaccounts', { username: 'clerk1234', permissions: ['view'] });
  const { id } = opened.body.value as { id: string };
  expect(await readBalance(db, BigInt(id))).toBeUndefined();
  await givenAccount(db, BigInt(id), { mustChange: false });
  const password = (opened.body.value as { password: string }).password;
  const login = await call('POST', '/wps/session/login', {
    body: { username: 'clerk1234', password, type: 'username' },
  });
  const sub = login.body.value as { token: string };
  expect((await call('GET', '/wps/agent/downlines', sub)).body.code).toBe('ok');
  expect((await post(sub, 'members', { username: 'beyond12', type: 0 })).body.code).toBe(
    'permission_missing',
  );
  expect((await post(sub, 'subaccounts', { username: 'beyond12', permissions: [] })).body.code).toBe(
    'permission_missing',
  );
  const deposit = { methodId: 'kbzpay', amount: '5000.00', requestId: randomUUID() };
  expect((await call('POST', '/wps/deposits', { ...sub, body: deposit })).body.code).toBe(
    'permission_missing',
  );
  const change = (who: TestMember, permissions: string[]) =>
    call('PUT', `/wps/agent/subaccounts/${id}`, { token: who.token, body: { permissions } });
  expect((await change(other, ['open'])).body.code).toBe('not_found');
  expect((await change(agent, ['open'])).body.code).toBe('ok');
  const member = await post(sub, 'members', { username: 'byclerk12', type: 0, rates: { RNG: 100 } });
  expect(member.body.code).toBe('ok');
  expect((await call('GET', '/wps/agent/downlines', sub)).body.code).toBe('permission_missing');
  expect((await call('GET', '/wps/agent/downlines', agent)).body.value).toMatchObject({
    list: [{ name: 'byclerk12' }],
  });
});
