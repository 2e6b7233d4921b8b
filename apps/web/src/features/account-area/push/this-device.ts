/** What a browser lets a site do: show notifications, nothing since its user forbade it, or nothing at all. */
export type Ability = 'able' | 'denied' | 'unable';

export const readAbility = (): Ability => {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unable';
  return Notification.permission === 'denied' ? 'denied' : 'able';
};

/** The subscription of this browser; null while there is none. */
export const findSubscription = async (): Promise<PushSubscription | null> => {
  if (readAbility() === 'unable') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
};

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.codePointAt(0) ?? 0);
};

const isOfKey = ({ options }: PushSubscription, key: Uint8Array): boolean => {
  const kept = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return kept.length === key.length && kept.every((byte, at) => byte === key[at]);
};

/** Subscribes this browser with the key of the operator; null where its user does not let it. */
export const subscribeDevice = async (publicKey: string): Promise<PushSubscription | null> => {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const key = bytesOf(publicKey);
  const kept = await pushManager.getSubscription();
  if (kept !== null && isOfKey(kept, key)) return kept;
  // One of another key cannot be used any more, and stands in the way of a new one.
  await kept?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
};

/** A subscription as the operator keeps it. */
export const targetOf = (subscription: PushSubscription) => {
  const { keys = {} } = subscription.toJSON();
  return { endpoint: subscription.endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
};
