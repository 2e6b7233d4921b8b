import { randomUUID } from 'node:crypto';
import { SIGNATURE_HEADER, signBody } from '../../softswiss/sign-body.ts';

/** The operator to be shown, and a player of its that may be played with. */
export interface Target {
  readonly baseUrl: string;
  readonly token: string;
  readonly account: string;
  readonly currency: string;
  readonly gameId: string;
}

/** What came back, whatever it was. */
export interface Answer {
  readonly status: number;
  readonly body: Uint8Array;
}

// What the dialect allows for one attempt; an operator that needs longer has not answered.
const ATTEMPT_TIMEOUT_MS = 15_000;

export const freshId = (kind: string): string => `${kind}-${randomUUID()}`;

const exchange = async (target: Target, path: string, init: RequestInit): Promise<Answer> => {
  const response = await fetch(target.baseUrl.replace(/\/+$/, '') + path, {
    ...init,
    redirect: 'manual',
    signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
  });
  return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
};

/** Posts these bytes under this signature, or under none. */
export const postRaw = (
  target: Target,
  path: string,
  body: Uint8Array<ArrayBuffer> | string,
  signature: string | undefined,
): Promise<Answer> => {
  const headers = { 'content-type': 'application/json' };
  return exchange(target, path, {
    method: 'POST',
    headers: signature === undefined ? headers : { ...headers, [SIGNATURE_HEADER]: signature },
    body,
  });
};

/** Posts these bytes, signed as they are. */
export const postSigned = (
  target: Target,
  path: string,
  body: Uint8Array<ArrayBuffer> | string,
): Promise<Answer> => postRaw(target, path, body, signBody(body, target.token));

/** Posts this value as JSON, signed. */
export const post = (target: Target, path: string, body: unknown): Promise<Answer> =>
  postSigned(target, path, JSON.stringify(body));

export const get = (target: Target, path: string): Promise<Answer> =>
  exchange(target, path, { method: 'GET' });
