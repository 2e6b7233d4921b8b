import type { PushTarget } from '@hintha/platform';
import { createECDH, type ECDH, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { openSealed, readVapid } from './open-sealed.ts';

export interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly signed: ReturnType<typeof readVapid>;
  /** What the browser reads. */
  readonly text: string;
}

export interface PushStand {
  readonly url: string;
  /** What browsers were handed, the oldest first; also what the stand then answered no to. */
  readonly pushed: Pushed[];
  /** Subscribes another browser. */
  subscribe(): PushTarget;
  /** What it answers from now on. */
  answer(status: number): void;
  close(): Promise<void>;
}

interface Browser {
  readonly keys: ECDH;
  readonly secret: Buffer;
}

/** A push service on this machine with browsers that hear: each message is checked and opened as they would. */
export const openPushStand = async (): Promise<PushStand> => {
  const browsers = new Map<string, Browser>();
  const pushed: Pushed[] = [];
  let status = 201;
  const server = createServer(async (request, reply) => {
    const { url: path = '', headers } = request;
    const sealed = await buffer(request);
    const browser = browsers.get(path);
    if (browser !== undefined) {
      const text = openSealed(sealed, browser.keys, browser.secret);
      pushed.push({ path, headers, signed: readVapid(headers.authorization ?? ''), text });
    }
    reply.writeHead(browser === undefined ? 404 : status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    pushed,
    subscribe: () => {
      const keys = createECDH('prime256v1');
      const browser = { keys, secret: randomBytes(16) };
      const path = `/push/${randomUUID()}`;
      const p256dh = keys.generateKeys('base64url');
      browsers.set(path, browser);
      return { endpoint: `${url}${path}`, p256dh, auth: browser.secret.toString('base64url') };
    },
    answer: (next) => void (status = next),
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
};
