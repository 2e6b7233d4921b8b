import { hub88, softswiss } from '@hintha/vendor-protocol';
import { createHmac, createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from './calls.ts';
import type { World } from './world.ts';

export interface Reply {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** An answer that takes longer is none. */
const PATIENCE_MS = 30_000;

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

/** Makes a call past the network. */
export const send = async (call: Call, world: World): Promise<Reply> => {
  const { operation, address, body, place } = call;
  const http = world.http[operation.program];
  const reply = await http.inject({
    method: operation.method,
    url: address,
    headers: headersOf(call, world),
    remoteAddress: `10.1.${place >> 8}.${place & 255}`,
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(body === null ? {} : { payload: body }),
  });
  return {
    status: reply.statusCode,
    type: reply.headers['content-type'] ?? '',
    body: reply.headers['content-encoding'] === undefined ? reply.body : '',
  };
};
