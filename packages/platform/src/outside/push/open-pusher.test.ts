import { afterAll, expect, test } from 'vitest';
import { openPushStand } from '../../../../../tools/push-stand/open-push-stand.ts';
import { Undeliverable } from '../undeliverable.ts';
import { makePushKeys, openLocalPusher, openPusher } from './open-pusher.ts';

const VAPID = { ...makePushKeys(), subject: 'mailto:ops@example.org' };
const stand = await openPushStand();
const service = openLocalPusher(VAPID);
afterAll(() => stand.close());

const message = { payload: JSON.stringify({ title: 'ငွေထုတ်ပြီး' }), ttlSeconds: 60, topic: 'withdrawal' };

test('a message is sealed for the browser, signed by the site, and waits no longer than it may', async () => {
  const target = stand.subscribe();
  expect(await service.send(target, message)).toBe('taken');
  const last = stand.pushed.at(-1);
  expect(last?.text).toBe(message.payload);
  expect(last?.headers).toMatchObject({ ttl: '60', topic: 'withdrawal', 'content-encoding': 'aes128gcm' });
  expect(last?.signed).toMatchObject({
    key: VAPID.publicKey,
    claims: { aud: stand.url, sub: VAPID.subject },
  });
});

test.each([404, 410])('after %i there is no such subscription any more', async (status) => {
  stand.answer(status);
  expect(await service.send(stand.subscribe(), message)).toBe('gone');
  stand.answer(201);
});

test('a message that is wrong is refused for good; a service that is busy, broken or elsewhere is asked again', async () => {
  const target = stand.subscribe();
  const failure = async (status: number): Promise<unknown> => {
    stand.answer(status);
    return service.send(target, message).catch((error: unknown) => error);
  };
  expect(await failure(413)).toBeInstanceOf(Undeliverable);
  for (const status of [401, 429, 500, 503, 302]) {
    const error = await failure(status);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(Undeliverable);
  }
  stand.answer(201);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/1',
  'https://127.0.0.1/1',
  'https://[::1]/1',
  'https://2130706433/1',
  'https://localhost/1',
  'https://db/1',
  'https://metadata.google.internal/1',
  'https://user:word@fcm.googleapis.com/1',
  'https://fcm.googleapis.com:8443/1',
  'file:///etc/passwd',
  'no address',
])('the server writes to no %s', async (endpoint) => {
  const real = openPusher(VAPID);
  const { p256dh, auth } = stand.subscribe();
  expect(real.accepts({ endpoint, p256dh, auth })).toBe(false);
  await expect(real.send({ endpoint, p256dh, auth }, message)).rejects.toBeInstanceOf(Undeliverable);
});

test('a target needs keys that a message can be sealed for', () => {
  const real = openPusher(VAPID);
  const { p256dh, auth } = stand.subscribe();
  const endpoint = 'https://fcm.googleapis.com/fcm/send/1';
  expect(real.accepts({ endpoint, p256dh, auth })).toBe(true);
  expect(real.accepts({ endpoint, p256dh, auth: auth.slice(2) })).toBe(false);
  const noPoint = Buffer.alloc(65, 7).toString('base64url');
  expect(real.accepts({ endpoint, p256dh: noPoint, auth })).toBe(false);
});
