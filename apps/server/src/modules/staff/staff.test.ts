import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { type Colleague, testConsole } from '../../../../../tools/console/test-console.ts';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { testContext } from '../../../../../tools/test-context.ts';
import { setSettings, usualOf } from '../settings/index.ts';
import { staffSettings } from './settings.ts';

const db = testDatabase({ role: 'hintha_app' });
const { ctx, clock } = testContext(db);
const { call, hire, enterFirst } = testConsole(ctx);

let mya: Colleague;
let thiri: Colleague;

beforeAll(async () => {
  mya = await hire('mya', 'administrator');
  thiri = await hire('thiri', 'administrator');
});

const create = (name: string) => call('POST', '/console/staff', { token: mya.token, body: { name } });

const proposeRoles = async (id: string, roles: string[], who = mya) => {
  const body = { requestId: randomUUID(), roles, reason: 'joins the team' };
  return call('POST', `/console/staff/${id}/roles`, { token: who.token, body });
};

const approve = async (answer: { body: { value: never } }, who = thiri) => {
  const { id, payloadHash } = answer.body.value as { id: string; payloadHash: string };
  return call('POST', `/console/approvals/${id}/approve`, { token: who.token, body: { payloadHash } });
};

const listed = async (id: string) => {
  const { body } = await call('GET', '/console/staff', { token: mya.token });
  return (body.value as { id: string }[]).find((one) => one.id === id);
};

test('a new account has no role until two have agreed on it', async () => {
  const { body } = await create('New.One');
  const { id, password } = body.value as { id: string; password: string };
  const { token } = await enterFirst('new.one', password);
  const act = () => call('GET', '/console/notifications', { token });
  expect((await act()).body.code).toBe('role_needed');
  const proposal = await proposeRoles(id, ['support', 'risk', 'risk']);
  expect((await approve(proposal, mya)).body.code).toBe('own_proposal');
  expect((await approve(proposal)).status).toBe(200);
  expect((await act()).status).toBe(200);
  expect(await listed(id)).toMatchObject({
    name: 'New.One',
    roles: ['risk', 'support'],
    status: 'open',
    hasAuthenticator: true,
  });
});

test('nobody has the last word on their own roles', async () => {
  const proposal = await proposeRoles(thiri.id, ['administrator', 'payments']);
  expect((await approve(proposal)).body.code).toBe('own_proposal');
  expect(await listed(thiri.id)).toMatchObject({ roles: ['administrator'] });
});

test('a lost role counts at the next call', async () => {
  const { id, token } = await hire('fading', 'support');
  expect((await call('GET', '/console/notifications', { token })).status).toBe(200);
  await approve(await proposeRoles(id, []));
  expect((await call('GET', '/console/notifications', { token })).body.code).toBe('role_needed');
});

test('how long the staff stay signed in can be changed, and the next call knows', async () => {
  const { token } = await hire('idler', 'support');
  const act = async () => (await call('GET', '/console/notifications', { token })).body.code;
  clock.advance(5 * 60_000);
  await setSettings(db, staffSettings, { idleMinutes: 5 });
  expect(await act()).toBe('not_logged_in');
  await setSettings(db, staffSettings, usualOf(staffSettings));
  expect(await act()).not.toBe('not_logged_in');
});

test('a name is taken in whatever case, and some are none', async () => {
  await create('taken');
  expect((await create('TAKEN')).body.code).toBe('username_taken');
  for (const name of ['ab', 'system', 'has blank', '1abc', 'x'.repeat(33)])
    expect([name, (await create(name)).status]).toEqual([name, 400]);
});

test('a locked account is opened by two', async () => {
  const { id, token } = await hire('locked', 'support');
  const reason = 'phone was stolen';
  await call('POST', `/console/staff/${id}/lock`, { token: mya.token, body: { reason } });
  expect(await listed(id)).toMatchObject({ status: 'locked' });
  const proposal = await call('POST', `/console/staff/${id}/unlock`, {
    token: mya.token,
    body: { requestId: randomUUID(), reason: 'has a new one' },
  });
  expect(await listed(id)).toMatchObject({ status: 'locked' });
  expect((await approve(proposal)).status).toBe(200);
  expect(await listed(id)).toMatchObject({ status: 'open' });
  expect((await call('GET', '/console/notifications', { token })).status).toBe(401);
});

test('an account that there is not is neither locked nor given roles', async () => {
  expect((await proposeRoles('4711', ['risk'])).body.code).toBe('not_found');
  const lock = await call('POST', '/console/staff/4711/lock', {
    token: mya.token,
    body: { reason: 'because' },
  });
  expect(lock.body.code).toBe('not_found');
});
