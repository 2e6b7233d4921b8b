import { FIRST_PATHS } from '@hintha/contract/first-paths';

interface Subscription {
  readonly endpoint: string;
  readonly options: { readonly applicationServerKey: ArrayBuffer | null };
  toJSON(): { keys?: Record<string, string> };
}

/** What of a worker's world subscribes it again and tells the operator. */
export interface SubscribingWorld {
  readonly registration: {
    readonly pushManager: {
      subscribe(order: {
        userVisibleOnly: true;
        applicationServerKey: ArrayBuffer | null;
      }): Promise<Subscription>;
    };
  };
  fetch(
    path: string,
    order: { method: string; headers: Record<string, string>; body: string },
  ): Promise<unknown>;
}

export interface Renewal {
  readonly oldSubscription?: Subscription | null;
  readonly newSubscription?: Subscription | null;
}

const targetOf = (subscription: Subscription) => {
  const { keys = {} } = subscription.toJSON();
  return { endpoint: subscription.endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
};

/**
 * Tells the operator by what subscription this browser hears now, and makes one where the browser has none. One that does
 * not say which the old one was is heard of again when its member chooses anew.
 */
export const renewPush = async (
  world: SubscribingWorld,
  { oldSubscription, newSubscription }: Renewal,
): Promise<void> => {
  if (!oldSubscription) return;
  const { applicationServerKey } = oldSubscription.options;
  const renewed =
    newSubscription ??
    (await world.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  const { endpoint, auth } = targetOf(oldSubscription);
  const [method, path] = FIRST_PATHS.renewPush;
  await world.fetch(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ old: { endpoint, auth }, renewed: targetOf(renewed) }),
  });
};
