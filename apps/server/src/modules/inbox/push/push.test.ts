import type { inbox } from '@hintha/contract';
import { makePushKeys, openLocalPusher, type PushTarget, transaction } from '@hintha/platform';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openMember, signIn, type TestMember } from '../../../../../../tools/payments/members.ts';
import { openPushStand } from '../../../../../../tools/push-stand/open-push-stand.ts';
import { runPushes } from '../../../../../../tools/push-stand/run-pushes.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { notifyMember } from '../notify-member.ts';
import { pushTo } from './push-member.ts';

const db = testDatabase();
const site = testContext(db);
const { ctx, call, clock } = site;
const stand = await openPushStand();
const push = openLocalPusher({ ...makePushKeys(), subject: 'mailto:ops@example.org' });
afterAll(() => stand.close());

beforeEach(() => {
  ctx.deliveryChannels = { ...ctx.deliveryChannels, push };
  stand.answer(201);
});

const DAY_MS = 24 * 60 * 60_000;

const choose = async (
  { token }: Pick<TestMember, 'token'>,
  target: PushTarget,
  kinds: readonly string[],
  language = 'EN',
) => call('PUT', '/wps/push', { token, body: { ...target, kinds }, headers: { language } });

const devicesOf = async ({ token }: Pick<TestMember, 'token'>) =>
  (await call('GET', '/wps/push', { token })).body.value as {
    publicKey: string | null;
    devices: { endpoint: string; kinds: string[] }[];
  };

const notify = ({ id: accountId }: TestMember, kind: inbox.MessageKind) =>
  transaction(db, (tx) =>
    notifyMember(ctx, tx, { accountId, kind, values: { order: '7', amount: '50000.00', reason: '' } }),
  );

/** What the browser was handed by what waits now. */
const heardBy = async ({ endpoint }: PushTarget) => {
  const failures = await runPushes(ctx);
  const heard = stand.pushed
    .splice(0)
    .filter(({ path }) => endpoint.endsWith(path))
    .map(({ text }) => JSON.parse(text) as { kind: string; title: string; path: string });
  return { heard, failures };
};

test('a device is told of the kinds that were chosen on it, in its language and without an amount', async () => {
  const who = await openMember(site);
  const phone = stand.subscribe();
  expect((await choose(who, phone, ['withdrawal_paid'])).body.value).toEqual({ kinds: ['withdrawal_paid'] });
  await notify(who, 'withdrawal_sent');
  await notify(who, 'case_answered');
  await notify(who, 'bonus_granted');
  const { heard } = await heardBy(phone);
  expect(heard).toMatchObject([
    { kind: 'withdrawal_paid', title: 'Your withdrawal has been paid', path: '/?open=withdraw' },
  ]);
  expect(JSON.stringify(heard)).not.toContain('50000');
  await choose(who, phone, ['case_answered'], 'MY');
  await notify(who, 'withdrawal_sent');
  await notify(who, 'case_answered');
  expect((await heardBy(phone)).heard).toMatchObject([
    { kind: 'case_answered', path: '/?open=supportCases' },
  ]);
});

test('another language of the member is the one that its devices are told in', async () => {
  const who = await openMember(site);
  const phone = stand.subscribe();
  await choose(who, phone, ['draw_result'], 'MY');
  await call('PUT', '/wps/member/language', { token: who.token, body: { language: 'EN' } });
  await pushTo(ctx, db, [who.id], { kind: 'draw_result', name: { en: 'Myanmar 2D' }, about: 'draw:MM2D' });
  expect((await heardBy(phone)).heard).toMatchObject([{ title: 'Myanmar 2D: the result is out' }]);
});

test('nothing is told of what was rolled back', async () => {
  const who = await openMember(site);
  const phone = stand.subscribe();
  await choose(who, phone, ['case_answered']);
  const failed = transaction(db, async (tx) => {
    await notifyMember(ctx, tx, { accountId: who.id, kind: 'case_answered', values: { order: '1' } });
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  expect((await heardBy(phone)).heard).toEqual([]);
});

test('a device that is let go of is told nothing, and is nobody else’s to let go of', async () => {
  const [who, other] = [await openMember(site), await openMember(site)];
  const phone = stand.subscribe();
  const body = { endpoint: phone.endpoint };
  await choose(who, phone, ['case_answered']);
  await call('DELETE', '/wps/push', { token: other.token, body });
  expect((await devicesOf(who)).devices).toEqual([{ endpoint: phone.endpoint, kinds: ['case_answered'] }]);
  expect((await devicesOf(other)).devices).toEqual([]);
  await notify(who, 'case_answered');
  await call('DELETE', '/wps/push', { token: who.token, body });
  expect((await heardBy(phone)).heard).toEqual([]);
});

test('a device is of the member who subscribed it last', async () => {
  const [who, other] = [await openMember(site), await openMember(site)];
  const phone = stand.subscribe();
  await choose(who, phone, ['case_answered']);
  await notify(who, 'case_answered');
  await choose(other, phone, ['case_answered']);
  await notify(who, 'case_answered');
  expect((await heardBy(phone)).heard).toEqual([]);
  expect((await devicesOf(who)).devices).toEqual([]);
});

const renewal = (old: PushTarget, renewed: PushTarget) =>
  call('POST', '/wps/push/renewal', { body: { old: { endpoint: old.endpoint, auth: old.auth }, renewed } });

test('a browser that renewed its subscription by itself goes on being told what was chosen on it', async () => {
  const who = await openMember(site);
  const [phone, renewed] = [stand.subscribe(), stand.subscribe()];
  await choose(who, phone, ['case_answered']);
  expect((await renewal(phone, renewed)).body.value).toEqual({});
  expect((await devicesOf(who)).devices).toEqual([{ endpoint: renewed.endpoint, kinds: ['case_answered'] }]);
  await notify(who, 'case_answered');
  expect((await heardBy(renewed)).heard).toHaveLength(1);
  // It comes a second time, and after the member has chosen on the new one.
  await choose(who, renewed, ['withdrawal_paid']);
  await choose(who, phone, ['case_answered']);
  await renewal(phone, renewed);
  expect((await devicesOf(who)).devices).toEqual([
    { endpoint: renewed.endpoint, kinds: ['withdrawal_paid'] },
  ]);
});

test('who does not know the secret of a subscription cannot have it renewed, and does not learn of it', async () => {
  const who = await openMember(site);
  const [phone, foreign] = [stand.subscribe(), stand.subscribe()];
  await choose(who, phone, ['case_answered']);
  const guessed = await renewal({ ...foreign, endpoint: phone.endpoint }, foreign);
  const unknown = await renewal(stand.subscribe(), foreign);
  expect(guessed.body).toEqual(unknown.body);
  expect((await devicesOf(who)).devices).toEqual([{ endpoint: phone.endpoint, kinds: ['case_answered'] }]);
  expect((await renewal(phone, { ...foreign, endpoint: 'https://127.0.0.1/x' })).body.code).not.toBe(0);
});

test('after its member has logged out a device is told nothing', async () => {
  const who = await openMember(site);
  const phone = stand.subscribe();
  await choose(who, phone, ['case_answered']);
  await call('DELETE', '/wps/session/logout', { token: who.token });
  await notify(who, 'case_answered');
  expect((await heardBy(phone)).heard).toEqual([]);
  const again = { token: await signIn(call, who.name) };
  expect((await devicesOf(again)).devices).toEqual([]);
  await choose(again, phone, ['case_answered']);
  clock.advance(30 * DAY_MS);
  await notify(who, 'case_answered');
  expect((await heardBy(phone)).heard).toHaveLength(1);
});

test.each([404, 410])('a push service that answers %i is not asked again', async (status) => {
  const who = await openMember(site);
  const phone = stand.subscribe();
  await choose(who, phone, ['case_answered']);
  stand.answer(status);
  await notify(who, 'case_answered');
  expect((await heardBy(phone)).failures).toEqual([]);
  expect((await devicesOf(who)).devices).toEqual([]);
});

test('a push service that is busy is asked again, for a day', async () => {
  const who = await openMember(site);
  const phone = stand.subscribe();
  await choose(who, phone, ['case_answered']);
  stand.answer(503);
  await notify(who, 'case_answered');
  expect((await heardBy(phone)).failures).toHaveLength(1);
  expect((await devicesOf(who)).devices).toHaveLength(1);
  await notify(who, 'case_answered');
  clock.advance(DAY_MS);
  expect(await heardBy(phone)).toEqual({ heard: [], failures: [] });
  stand.answer(413);
  await notify(who, 'case_answered');
  expect((await heardBy(phone)).failures).toEqual([]);
});

test('of more devices than a member may have the oldest is let go of', async () => {
  const who = await openMember(site);
  const devices = Array.from({ length: 11 }, () => stand.subscribe());
  for (const device of devices) await choose(who, device, ['case_answered']);
  const kept = (await devicesOf(who)).devices.map(({ endpoint }) => endpoint);
  expect(kept).toEqual(devices.slice(1).map(({ endpoint }) => endpoint));
});

test('bad_request: the server subscribes no address that is not of a push service, no other keys and no unknown kind', async () => {
  const who = await openMember(site);
  const phone = stand.subscribe();
  for (const wrong of [
    { endpoint: 'https://10.0.0.1/push' },
    { endpoint: 'http://localhost:5432/' },
    { endpoint: `https://${'a'.repeat(1024)}.example` },
    { p256dh: Buffer.alloc(65, 7).toString('base64url') },
    { auth: 'short' },
  ])
    expect((await choose(who, { ...phone, ...wrong }, ['case_answered'])).body.code).toBe('bad_request');
  for (const kinds of [[], ['offers']])
    expect((await choose(who, phone, kinds)).body.code).toBe('bad_request');
  expect((await devicesOf(who)).devices).toEqual([]);
});

test('not_enabled: without keys of the operator there is nothing to choose, and nothing is told', async () => {
  const who = await openMember(site);
  const phone = stand.subscribe();
  await choose(who, phone, ['case_answered']);
  expect((await devicesOf(who)).publicKey).toBe(push.publicKey);
  ctx.deliveryChannels = { ...ctx.deliveryChannels, push: null };
  expect((await devicesOf(who)).publicKey).toBeNull();
  expect((await choose(who, phone, ['case_answered'])).body.code).toBe('not_enabled');
  await notify(who, 'case_answered');
  expect((await heardBy(phone)).heard).toEqual([]);
});
