import { inbox } from '@hintha/contract';
import { expect, test, vi } from 'vitest';
import { renewPush, type SubscribingWorld } from './renew-push.ts';

const KEY = new ArrayBuffer(65);
const subscriptionAt = (endpoint: string) => ({
  endpoint,
  options: { applicationServerKey: KEY },
  toJSON: () => ({ keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } }),
});
const [old, made] = [subscriptionAt('https://push.example/1'), subscriptionAt('https://push.example/2')];

const openWorld = () => {
  const subscribe = vi.fn<SubscribingWorld['registration']['pushManager']['subscribe']>(async () => made);
  const fetch = vi.fn<SubscribingWorld['fetch']>(async () => undefined);
  return { registration: { pushManager: { subscribe } }, fetch };
};

const sentBy = ({ fetch }: ReturnType<typeof openWorld>): unknown =>
  JSON.parse(fetch.mock.calls[0]?.[1].body ?? 'null');

test('a subscription that the browser has made takes the place of its old one', async () => {
  const world = openWorld();
  await renewPush(world, { oldSubscription: old, newSubscription: made });
  expect(world.registration.pushManager.subscribe).not.toHaveBeenCalled();
  expect(world.fetch).toHaveBeenCalledWith('/wps/push/renewal', expect.objectContaining({ method: 'POST' }));
  expect(inbox.PUSH_ROUTES.renewPush.body?.parse(sentBy(world))).toEqual(sentBy(world));
});

test('one that the browser let go of is made anew with the key of the operator', async () => {
  const world = openWorld();
  await renewPush(world, { oldSubscription: old, newSubscription: null });
  expect(world.registration.pushManager.subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: KEY,
  });
  expect(sentBy(world)).toMatchObject({
    old: { endpoint: old.endpoint },
    renewed: { endpoint: made.endpoint },
  });
});

test('a browser that does not say which the old one was tells nothing', async () => {
  const world = openWorld();
  await renewPush(world, {});
  expect(world.fetch).not.toHaveBeenCalled();
});
