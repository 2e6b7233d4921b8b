import { type AccountType, ROUTES } from '@hintha/contract';
import { beforeAll, expect, test } from 'vitest';
import {
  givenAccount,
  givenFieldsAsked,
  givenFlag,
  givenSubAccount,
  givenUpline,
  accountIdOf,
  givenRegistrationUncounted,
} from '../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { testContext } from '../../../../../tools/test-context.ts';

const db = testDatabase({ role: 'hintha_app' });
const { call, clock } = testContext(db);

beforeAll(() => givenRegistrationUncounted(db));
const HOUR_MS = 3_600_000;

beforeAll(() => givenFieldsAsked(db, ['affiliateCode']));

interface Entered {
  token: string;
  code: string;
}

const signUp = async (username: string, affiliateCode = '', type: AccountType = 0): Promise<Entered> => {
  const password = 'a long pass 1';
  const body = { username, password, confirmPassword: password, ageAndTermsAccepted: true, affiliateCode };
  const reply = await call('PUT', '/wps/member/register', { body: { ...body, login: true } });
  if (reply.body.success) await givenAccount(db, username, { type });
  return { token: (reply.body.value as { token?: string } | null)?.token ?? '', code: reply.body.code };
};
const linksOf = async (token: string): Promise<{ code: string; joined: number }[]> =>
  (await call('GET', '/wps/agent/links', { token })).body.value;

test('ACCESS-057 ACCESS-058 who registers with an agent’s code stands below the agent, in either case of letters', async () => {
  const top = await signUp('topdog1', '', 1);
  const [link] = await linksOf(top.token);
  expect(link?.code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
  expect(await linksOf(top.token)).toHaveLength(1);
  const code = link?.code ?? '';
  expect((await call('GET', `/wps/agent/affiliate?code=${code}&domain=x`)).body.code).toBe('ok');
  expect((await signUp('below1', ` ${code.toLowerCase()} `, 1)).code).toBe('ok');
  expect((await signUp('below2', 'AG1')).code).toBe('invitation_code_error');
  expect(await linksOf(top.token)).toMatchObject([{ code, joined: 1 }]);
});

test.each([
  [0, 403],
  [1, 200],
  [2, 200],
  [41, 200],
  [42, 200],
] as const)(
  'ACCESS-024 ACCESS-100 ACCESS-110 an account of type %i is answered %i by the agents’ calls',
  async (type, status) => {
    clock.advance(HOUR_MS);
    const { token } = await signUp(`typed${type}`, '', type);
    if (type === 42) await letAct('typed42', ['view']);
    for (const path of ['/wps/agent/overview', '/wps/agent/links'])
      expect((await call('GET', path, { token })).status).toBe(status);
  },
);

/** What calls of agents are asked with, where nothing is not enough. */
const BODIES: Readonly<Record<string, object>> = {
  createLink: { type: 0 },
  changeLink: { on: true },
  openDownline: { username: 'someone1', type: 0 },
  openSubAccount: { username: 'someone1', permissions: [] },
  changeSubAccount: { permissions: [] },
  setDownlineRates: { rates: {} },
  sendToDownline: { account: '1', amount: '5000.00', paymentPassword: '1', requestId: 'request-1' },
};

/** The sub-account acts for an agent of its own, within these permissions. */
const letAct = async (username: string, permissions: readonly string[]): Promise<void> => {
  const agent = await accountIdOf(db, 'topdog1');
  await givenSubAccount(db, { account: await accountIdOf(db, username), agent, permissions });
};

test('a sub-account sees its agent’s team, and is refused by every call of agents without the permission for it', async () => {
  clock.advance(HOUR_MS);
  const { token } = await signUp('clerkone', '', 42);
  const codeOf = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    name = '',
  ): Promise<string> => {
    const body = method === 'GET' ? {} : { body: BODIES[name] ?? {} };
    return (
      await call(method, `${path.replace(':day', '2026-11-20').replaceAll(/:\w+/g, '1')}?account=1`, {
        token,
        ...body,
      })
    ).body.code;
  };
  for (const { name, method, path } of Object.values(ROUTES).filter(({ guard }) => guard === 'agent')) {
    // A body that is not right is found before anybody is asked who may.
    const answers = name in BODIES || method === 'GET' ? [] : ['bad_request'];
    expect([name, 'permission_missing', ...answers]).toContain(await codeOf(method, path, name));
  }
  await letAct('clerkone', ['view']);
  expect(await codeOf('GET', '/wps/agent/overview')).toBe('ok');
  await givenAccount(db, 'topdog1', { status: 'locked' });
  expect(await codeOf('GET', '/wps/agent/overview')).toBe('permission_missing');
});

test.each([1, 2, 41] as const)(
  'ACCESS-110 an agent of type %i has the account centre, and sends money to its upline where it may',
  async (type) => {
    clock.advance(HOUR_MS);
    const [name, head] = [`sender${type}`, `above${type}`];
    await signUp(head, '', 2);
    const { token } = await signUp(name, '', type);
    const [below, above] = await Promise.all([accountIdOf(db, name), accountIdOf(db, head)]);
    await givenUpline(db, { below, above, mayTransferUp: true });
    for (const path of ['/wps/transfer/upline', '/wps/member/info', '/wps/records/transactions'])
      expect([path, (await call('GET', path, { token })).status]).toEqual([path, 200]);
  },
);

test('ACCESS-100 ACCESS-110 a trial and a visitor are refused by the agents’ calls, and to send money up', async () => {
  await givenFlag(db, 'FREEPLAY3', true);
  const trial = await call('POST', '/wps/session/login/freeplay', {
    body: { os: 'Linux', platform: 'W', version: 3, adult: true },
  });
  const { token } = trial.body.value as { token: string };
  for (const path of ['/wps/agent/overview', '/wps/agent/links', '/wps/transfer/upline']) {
    expect((await call('GET', path, { token })).status).toBe(403);
    expect((await call('GET', path)).status).toBe(401);
  }
  const body = { amount: '5000.00', paymentPassword: '246802', requestId: 'trial-sends-up' };
  expect((await call('POST', '/wps/transfer/upline', { token, body })).status).toBe(403);
});
