import {
  type Allowed,
  CONSOLE_PATHS,
  CONSOLE_ROUTES,
  type ConsoleCall,
  type Role,
  ROLES,
} from '@hintha/contract';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { type Colleague, testConsole } from '../../../../../tools/console/test-console.ts';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { testContext } from '../../../../../tools/test-context.ts';

const db = testDatabase({ role: 'hintha_app' });
const { ctx, call: callSite } = testContext(db);
const { call, hire, http } = testConsole(ctx);

const CALLS = Object.entries(CONSOLE_PATHS).filter(([name]) => name !== 'signOut');
const colleagues = new Map<Role | 'none', Colleague>();
let entering = '';

beforeAll(async () => {
  for (const role of ROLES) colleagues.set(role, await hire(`of-${role}`, role));
  colleagues.set('none', await hire('of-none'));
  const body = { name: 'of-risk', password: 'correct horse battery' };
  const { body: entered } = await call('POST', '/console/session', { body });
  entering = (entered.value as { token: string }).token;
});

const answerTo = async (name: ConsoleCall, token?: string) => {
  const [method, path] = CONSOLE_PATHS[name];
  const url = path.replace(':id', '999').replace(':code', 'NONE').replace(':name', 'none');
  const { status, body } = await call(method, url, token === undefined ? {} : { token });
  return { status, code: body.code };
};

const isOpen = (allowed: Allowed, role: Role | 'none'): boolean =>
  typeof allowed === 'string' || (allowed as readonly string[]).includes(role);

const REFUSED = { status: 403, code: 'role_needed' };
const UNKNOWN = { status: 401, code: 'not_logged_in' };

test.each([...ROLES, 'none' as const])('%s may make the calls of its table and no other', async (role) => {
  const token = colleagues.get(role)?.token ?? '';
  const kept: string[] = [];
  for (const [name] of CALLS) {
    const answer = await answerTo(name as ConsoleCall, token);
    if (answer.status === REFUSED.status && answer.code === REFUSED.code) kept.push(name);
    expect([name, answer.status === 401, answer.status >= 500]).toEqual([name, false, false]);
  }
  expect(kept).toEqual(CALLS.flatMap(([name, [, , allowed]]) => (isOpen(allowed, role) ? [] : [name])));
});

test('nobody makes a call without a session, or with a token that is none', async () => {
  for (const [name, [, , allowed]] of Object.entries(CONSOLE_PATHS)) {
    if ((allowed as unknown) === 'anyone') continue;
    expect([name, await answerTo(name as ConsoleCall)]).toEqual([name, UNKNOWN]);
    expect([name, await answerTo(name as ConsoleCall, randomUUID())]).toEqual([name, UNKNOWN]);
  }
});

test('a session that has seen no code is good for entering alone', async () => {
  for (const [name, [, , allowed]] of CALLS) {
    if (typeof allowed === 'string') continue;
    expect([name, await answerTo(name as ConsoleCall, entering)]).toEqual([name, UNKNOWN]);
  }
  expect((await answerTo('readMe', entering)).status).toBe(200);
});

test('the token of a member counts for nothing at the console, and the other way round', async () => {
  const { body } = await callSite('PUT', '/wps/member/register', {
    body: {
      username: 'member9',
      password: 'long enough 1',
      confirmPassword: 'long enough 1',
      ageAndTermsAccepted: true,
    },
  });
  const { token } = body.value as { token: string };
  expect(await answerTo('readMe', token)).toEqual(UNKNOWN);
  expect(await answerTo('listStaff', token)).toEqual(UNKNOWN);
  const staff = colleagues.get('administrator')?.token ?? '';
  for (const path of ['/wps/member/info', '/wps/v2/wallets/balance', '/wps/member/sessions'])
    expect((await callSite('GET', path, { token: staff })).status).toBe(401);
});

test('each of the servers knows its own calls alone', async () => {
  expect((await callSite('POST', '/console/session', { body: {} })).status).toBe(404);
  expect((await call('POST', '/wps/session/login')).status).toBe(404);
});

test('every call of the table is served', async () => {
  const site = await http();
  for (const { method, path } of Object.values(CONSOLE_ROUTES))
    expect([path, site.hasRoute({ method, url: path })]).toEqual([path, true]);
});

test('the OpenAPI description of the console names every call, for signed-in staff alone', async () => {
  const read = async (token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return (await http()).inject({ url: '/console/openapi.json', headers });
  };
  expect((await read()).json()).toMatchObject({ code: UNKNOWN.code });
  expect((await read(entering)).statusCode).toBe(401);
  const { paths } = (await read(colleagues.get('none')?.token)).json() as {
    paths: Record<string, Record<string, { operationId: string; security?: object[] }>>;
  };
  const described = Object.values(paths).flatMap((methods) => Object.values(methods));
  expect(described.map(({ operationId }) => operationId).toSorted()).toEqual(
    Object.keys(CONSOLE_ROUTES).toSorted(),
  );
  const open = described.filter(({ security }) => security === undefined);
  expect(open.map(({ operationId }) => operationId).toSorted()).toEqual(['readSignInCaptcha', 'signIn']);
});
