import { createECDH } from 'node:crypto';
import { request as requestHttp, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import webPush from 'web-push';
import { Undeliverable } from '../undeliverable.ts';
import { isPublicName, resolvePublic } from './public-address.ts';

/** Where a browser hears, as it says itself: an address at its push service, and the keys that only it can open with. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushMessage {
  readonly payload: string;
  /** How long the push service keeps it for a device that is off. */
  readonly ttlSeconds: number;
  /** What waits there under the same topic is replaced: up to 32 letters of base64url. */
  readonly topic: string;
}

export interface Pusher {
  /** What browsers subscribe with. */
  readonly publicKey: string;
  /** Whether a message can be sealed for the target, and its address is one that is written to. */
  accepts(target: PushTarget): boolean;
  /**
   * Hands a sealed message to the push service; `gone` when there is no such subscription any more. Throws
   * `Undeliverable` when it is refused for good.
   */
  send(target: PushTarget, message: PushMessage): Promise<'taken' | 'gone'>;
}

export interface PushSettings {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Whom a push service writes to when something is wrong: `mailto:` or `https:`. */
  readonly subject: string;
}

const TIMEOUT_MS = 10_000;
const GONE = new Set([404, 410]);
/** The message itself is wrong and stays so. */
const FINAL = new Set([400, 413]);

/** Web Push of RFC 8030, sealed by RFC 8291, signed by RFC 8292. */
export const openPusher = (vapid: PushSettings): Pusher => openOver(vapid, PUBLIC);

/** The same for push services on this machine, without TLS; for tests alone. */
export const openLocalPusher = (vapid: PushSettings): Pusher => openOver(vapid, LOCAL);

/** A pair of keys that a site signs its messages with. */
export const makePushKeys = (): { publicKey: string; privateKey: string } => webPush.generateVAPIDKeys();

interface Reach {
  admits(endpoint: URL): boolean;
  readonly options: RequestOptions;
}

const PUBLIC: Reach = {
  admits: ({ protocol, username, password, port, hostname }) =>
    protocol === 'https:' && `${username}${password}${port}` === '' && isPublicName(hostname),
  // A connection of its own, so that none is kept open to whatever clients name.
  options: { agent: false, lookup: resolvePublic },
};

const LOCAL: Reach = {
  admits: ({ hostname }) => hostname === '127.0.0.1',
  options: { agent: false },
};

const openOver = ({ subject, publicKey, privateKey }: PushSettings, reach: Reach): Pusher => {
  const isAdmitted = (endpoint: string): boolean => {
    const parsed = URL.parse(endpoint);
    return parsed !== null && reach.admits(parsed);
  };
  return {
    publicKey,
    accepts: ({ endpoint, ...keys }) => isAdmitted(endpoint) && areKeys(keys),
    send: async ({ endpoint, ...keys }, { payload, ttlSeconds, topic }) => {
      if (!isAdmitted(endpoint)) throw new Undeliverable('the endpoint is no address of a push service');
      const details = webPush.generateRequestDetails({ endpoint, keys }, payload, {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: ttlSeconds,
        topic,
      });
      const status = await post(endpoint, { ...reach.options, headers: details.headers }, details.body);
      if (GONE.has(status)) return 'gone';
      if (status >= 200 && status < 300) return 'taken';
      const text = `the push service answered ${status}`;
      throw FINAL.has(status) ? new Undeliverable(text) : new Error(text);
    },
  };
};

const SECRET_BYTES = 16;

const areKeys = ({ p256dh, auth }: Omit<PushTarget, 'endpoint'>): boolean => {
  if (Buffer.from(auth, 'base64url').length !== SECRET_BYTES) return false;
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    own.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    // No point of the curve: nothing can be sealed for it.
    return false;
  }
};

/** The status alone is of use; a redirect is an answer like any other and is not followed. */
const post = (endpoint: string, options: RequestOptions, body: Buffer): Promise<number> =>
  new Promise((resolve, reject) => {
    const open = endpoint.startsWith('https:') ? requestHttps : requestHttp;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const request = open(endpoint, { ...options, method: 'POST', signal }, (reply) => {
      reply.destroy();
      resolve(reply.statusCode ?? 0);
    });
    request.on('error', reject);
    request.end(body);
  });
