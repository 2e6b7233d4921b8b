import type { Envelope, Route, Routes } from '@hintha/contract';
import { PATHS, type CallName } from '@hintha/contract/paths';
import { currentLanguage } from './language.ts';
import { DEVICE, MERCHANT } from './site/product.ts';
import { closeSession, useSession } from './session.ts';

// An object without any property of its own, which is also what a fully optional one may be given as.
type Nothing = { [Key in never]: unknown };
type Sides<Name extends CallName> =
  Routes[Name] extends Route<infer Reply, infer Params, infer _Query, infer Query, infer _Body, infer Body>
    ? { reply: Reply; params: Params; query: Query; body: Body }
    : never;
type Part<Key extends string, Value> = Nothing extends Value ? { [K in Key]?: Value } : { [K in Key]: Value };

export type Reply<Name extends CallName> = Sides<Name>['reply'];
export type Asked<Name extends CallName> = Part<'params', Sides<Name>['params']> &
  Part<'query', Sides<Name>['query']> &
  Part<'body', Sides<Name>['body']> & { signal?: AbortSignal };
type Rest<Name extends CallName> = Nothing extends Asked<Name> ? [asked?: Asked<Name>] : [asked: Asked<Name>];

/** The house said no. `message` is in the language of the page, `value` may carry what comes with the refusal. */
export class CallRefused extends Error {
  readonly code: string;
  readonly value: unknown;
  constructor(envelope: Envelope<unknown>) {
    super(envelope.message);
    this.name = 'CallRefused';
    this.code = envelope.code;
    this.value = envelope.value;
  }
}

/** No answer of the house: the network is gone, nothing came in time, or what came is not an answer. */
export class CallFailed extends Error {
  readonly kind: 'network' | 'timeout' | 'abnormal';
  constructor(kind: CallFailed['kind']) {
    super(kind);
    this.name = 'CallFailed';
    this.kind = kind;
  }
}

const TIMEOUT_MS = 30_000;

/** The headers of every call and of the event stream. */
export const callHeaders = (token: string | null): Record<string, string> => ({
  Device: DEVICE,
  Language: currentLanguage(),
  Merchant: MERCHANT,
  ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
});

interface Parts {
  params?: object;
  query?: object;
  body?: object;
  signal?: AbortSignal;
}

const addressOf = (path: string, { params = {}, query = {} }: Parts) => {
  let address = path;
  for (const [key, value] of Object.entries(params)) {
    address = address.replace(`:${key}`, encodeURIComponent(String(value)));
  }
  const asked = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) asked.set(key, String(value));
  return asked.size === 0 ? address : `${address}?${asked}`;
};

const initOf = (method: string, token: string | null, { body, signal }: Parts): RequestInit => {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const headers = callHeaders(token);
  return {
    method,
    signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    headers: body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
};

// The server checks every reply against the contract before it leaves; the page takes its form on trust.
const isEnvelope = <Value>(read: unknown): read is Envelope<Value> =>
  typeof read === 'object' && read !== null && 'success' in read && 'code' in read;

const fetchEnvelope = async <Value>(address: string, init: RequestInit): Promise<Envelope<Value>> => {
  try {
    const read: unknown = await (await fetch(address, init)).json();
    if (isEnvelope<Value>(read)) return read;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    if (error instanceof DOMException && error.name === 'TimeoutError') throw new CallFailed('timeout');
    if (error instanceof TypeError) throw new CallFailed('network');
  }
  throw new CallFailed('abnormal');
};

/**
 * Makes a call of the contract and gives its value. Throws CallRefused when the house says no and CallFailed
 * when there is no answer; a token that is no longer known ends the session.
 */
export const call = async <Name extends CallName>(
  name: Name,
  ...[asked]: Rest<Name>
): Promise<Reply<Name>> => {
  const [method, path] = PATHS[name];
  const parts = (asked ?? {}) as Parts;
  const { token } = useSession.getState();
  const init = initOf(method, token, parts);
  const envelope = await fetchEnvelope<Reply<Name>>(addressOf(path, parts), init);
  if (envelope.success) return envelope.value;
  if (envelope.code === 'not_logged_in' && token === useSession.getState().token) {
    closeSession({ ended: true });
  }
  throw new CallRefused(envelope);
};
