import { beforeAll, expect, test } from 'vitest';
import { type Colleague, testConsole } from '../../../../../tools/console/test-console.ts';
import { testContext } from '../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../tools/test-database.ts';

const db = testDatabase({ role: 'hintha_app' });
const { ctx, call: callSite } = testContext(db);
const { call, hire } = testConsole(ctx);

let guard: Colleague;
let support: Colleague;

beforeAll(async () => {
  guard = await hire('guard', 'security');
  support = await hire('support', 'support');
});

const reason = 'asked for by the owner';

const EMAIL = {
  enabled: true,
  required: true,
  acceptedPattern: '[a-z]+@example',
  patternId: 7,
  minLength: 9,
  maxLength: 40,
};

const set = (name: string, change: object = {}, { token } = guard) =>
  call('PUT', `/console/registration/fields/${name}`, { token, body: { ...EMAIL, ...change, reason } });

const list = async () => {
  const { body } = await call('GET', '/console/registration/fields', { token: support.token });
  return (body.value as { fields: { name: string }[] }).fields;
};

const find = async (name: string) => (await list()).find((field) => field.name === name);

test('staff see every field that a rule decides about, in the order of the form', async () => {
  const names = (await list()).map(({ name }) => name);
  expect(names.slice(0, 4)).toEqual(['username', 'password', 'payeeName', 'email']);
  for (const name of ['confirmPassword', 'verificationCode', 'captcha']) expect(names).not.toContain(name);
  expect(await find('username')).toMatchObject({ always: true, enabled: true, changed: null });
});

test('a changed rule counts on the site, and the audit keeps it with the rule before', async () => {
  const before = { enabled: true, required: false, patternId: 7, minLength: 6, maxLength: 128 };
  expect((await set('email')).status).toBe(200);
  const { body } = await callSite('GET', '/wps/system/setting/register');
  expect((body.value as Record<string, object>)['email']).toEqual(EMAIL);
  expect(await find('email')).toMatchObject({ ...EMAIL, always: false, changed: { by: 'guard', reason } });
  const { body: audit } = await call('GET', '/console/audit?action=registration.field', {
    token: guard.token,
  });
  const [entry] = (audit.value as { entries: { subject: string; details: string }[] }).entries;
  expect(entry?.subject).toBe('register-field:email');
  expect(JSON.parse(entry?.details ?? '')).toMatchObject({ rule: EMAIL, before });
});

test.each([
  ['email', { acceptedPattern: '[' }, 'acceptedPattern'],
  ['email', { patternId: 99 }, 'patternId'],
  ['email', { minLength: 41 }, 'minLength'],
  ['email', { maxLength: 256 }, 'maxLength'],
  ['username', { enabled: false }, 'enabled'],
  ['username', { required: false }, 'required'],
])('a rule for %s with %j is refused, with the part that is wrong', async (name, change, part) => {
  const before = await find(name);
  const { body } = await set(name, change);
  expect(body).toMatchObject({
    code: 'bad_request',
    value: { fields: [{ field: part, problem: 'invalid' }] },
  });
  expect(await find(name)).toEqual(before);
});

test('only security and administrators change rules, and only of fields that have one', async () => {
  expect((await set('line', {}, support)).status).toBe(403);
  for (const name of ['captcha', 'confirmPassword', 'nosuch'])
    expect((await set(name)).body.code).toBe('not_found');
  expect(await find('line')).toMatchObject({ enabled: false, changed: null });
});
