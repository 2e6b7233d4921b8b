import { hub88, softswiss } from '@hintha/vendor-protocol';
import { createHmac, createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Call } from './calls.ts';
import type { World } from './world.ts';

export interface Reply {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** An answer that takes longer is none. */
const PATIENCE_MS = 30_000;

/** No more of a body comes over a network at once. */
const CHUNK_BYTES = 64 * 1024;

let nonces = 0;

/** Signs over time, nonce and body, as providers of payments do. */
const signTimed = (secret: string, body: Buffer, at: Date): Record<string, string> => {
  const [timestamp, nonce] = [String(Math.floor(at.getTime() / 1000)), `fuzz-${(nonces += 1)}`];
  const mac = createHmac('sha256', secret).update(`${timestamp}.${nonce}.`).update(body);
  return { 'x-timestamp': timestamp, 'x-nonce': nonce, 'x-signature': mac.digest('hex') };
};

const sign = ({ operation, body }: Call, world: World): Record<string, string> => {
  const bytes = body ?? Buffer.of();
  if (operation.signer === null) return {};
  switch (operation.signer) {
    case 'vendor':
      return { [softswiss.SIGNATURE_HEADER]: softswiss.signBody(bytes, 'hintha-conformance-demo-key') };
    case 'operator':
      return { [softswiss.SIGNATURE_HEADER]: softswiss.signBody(bytes, 'hintha-studio-demo-key') };
    case 'vendorKeys': {
      const key = createPrivateKey(readFileSync(join(world.dataDir, 'conformance-hub88.pem')));
      return { [hub88.SIGNATURE_HEADER]: hub88.signBody(bytes, key) };
    }
    default:
      return signTimed('hintha-cashier-demo-key', bytes, world.clock.now());
  }
};

/** The headers of a call, as they go out. */
export const headersOf = (call: Call, world: World): Record<string, string> => ({
  ...(call.caller === null ? {} : { authorization: `Bearer ${world.tokenOf(call.caller)}` }),
  ...(call.signed ? sign(call, world) : {}),
  ...call.headers,
});

/** A large body as a network brings it: the reader of forms waits for ever for the end of one that comes at once. */
const toPayload = (body: Buffer): Buffer | Readable => {
  if (body.length <= CHUNK_BYTES) return body;
  const count = Math.ceil(body.length / CHUNK_BYTES);
  return Readable.from(
    Array.from({ length: count }, (_, at) => body.subarray(at * CHUNK_BYTES, (at + 1) * CHUNK_BYTES)),
  );
};

const lengthOf = (body: Buffer | null): Record<string, string> =>
  body === null ? {} : { 'content-length': String(body.length) };

const inTime = async <Value>(answer: Promise<Value>): Promise<Value> => {
  const answered = new AbortController();
  const late = sleep(PATIENCE_MS, undefined, { signal: answered.signal }).then(() => {
    throw new Error(`not answered within ${PATIENCE_MS / 1000} seconds`);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    answered.abort();
    late.catch(() => undefined);
  }
};

/** Makes a call past the network. */
export const send = async (call: Call, world: World): Promise<Reply> => {
  const { operation, address, body, place } = call;
  const http = world.http[operation.program];
  const reply = await inTime(
    http.inject({
      method: operation.method,
      url: address,
      headers: { ...lengthOf(body), ...headersOf(call, world) },
      remoteAddress: `10.1.${place >> 8}.${place & 255}`,
      ...(body === null ? {} : { payload: toPayload(body) }),
    }),
  );
  return {
    status: reply.statusCode,
    type: reply.headers['content-type'] ?? '',
    body: reply.headers['content-encoding'] === undefined ? reply.body : '',
  };
};
