import type { AskedOf, ConsoleCall, ConsoleRoutes, Envelope, ReplyOf, RestOf } from '@hintha/contract';
import { CONSOLE_PATHS } from '@hintha/contract/console-paths';
import { currentLanguage } from './language.ts';
import { closeSession, useSession } from './session.ts';

export type Reply<Name extends ConsoleCall> = ReplyOf<ConsoleRoutes[Name]>;
export type Asked<Name extends ConsoleCall> = AskedOf<ConsoleRoutes[Name]> & {
  signal?: AbortSignal;
  token?: string;
};

/** The server said no. `message` is in the language of the console. */
export class CallError extends Error {
  readonly code: string;
  readonly value: unknown;
  constructor({ message, code, value }: Envelope<unknown>) {
    super(message);
    this.name = 'CallRefused';
    this.code = code;
    this.value = value;
  }
}

/**
 * No answer of the server: the network is gone, nothing came in time, what came is not an answer, or the server could
 * not look. What was asked for may have been done.
 */
export class CallFailed extends Error {
  readonly kind: 'network' | 'timeout' | 'abnormal' | 'busy';
  constructor(kind: CallFailed['kind']) {
    super(kind);
    this.name = 'CallFailed';
    this.kind = kind;
  }
}

const TIMEOUT_MS = 30_000;

interface Parts {
  params?: object;
  query?: object;
  body?: object;
  signal?: AbortSignal;
  token?: string;
}

const addressOf = (path: string, { params = {}, query = {} }: Parts): string => {
  let address = path;
  for (const [key, value] of Object.entries(params))
    address = address.replace(`:${key}`, encodeURIComponent(String(value)));
  const asked = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== '') asked.set(key, String(value));
  return asked.size === 0 ? address : `${address}?${asked}`;
};

const headersOf = (token: string | null): Record<string, string> => ({
  Language: currentLanguage(),
  ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
});

const initOf = (method: string, token: string | null, { body, signal }: Parts): RequestInit => {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const headers = headersOf(token);
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

const failureOf = (error: unknown): unknown => {
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  if (error instanceof DOMException && error.name === 'TimeoutError') return new CallFailed('timeout');
  return new CallFailed(error instanceof TypeError ? 'network' : 'abnormal');
};

const fetchEnvelope = async <Value>(address: string, init: RequestInit): Promise<Envelope<Value>> => {
  try {
    const read: unknown = await (await fetch(address, init)).json();
    if (isEnvelope<Value>(read)) return read;
  } catch (error) {
    throw failureOf(error);
  }
  throw new CallFailed('abnormal');
};

/**
 * Makes a call of the console and gives its value, with the session's token unless another is named. Throws
 * CallRefused when the server says no and CallFailed when there is no answer; a token that is no longer known ends the
 * session.
 */
export const call = async <Name extends ConsoleCall>(
  name: Name,
  ...[asked]: RestOf<Asked<Name>>
): Promise<Reply<Name>> => {
  const parts: Parts = asked ?? {};
  const [method, path] = CONSOLE_PATHS[name];
  const token = parts.token ?? useSession.getState().token;
  const envelope = await fetchEnvelope<Reply<Name>>(addressOf(path, parts), initOf(method, token, parts));
  if (envelope.success) return envelope.value;
  if (envelope.code === 'busy') throw new CallFailed('busy');
  if (envelope.code === 'not_logged_in' && token !== null && token === useSession.getState().token)
    closeSession({ ended: true });
  throw new CallError(envelope);
};

/** Fetches a picture that only staff may see; gives an address that is good until it is revoked. */
export const fetchPicture = async (path: string, signal: AbortSignal): Promise<string> => {
  const reply = await fetch(path, { headers: headersOf(useSession.getState().token), signal });
  if (!reply.ok) throw new CallFailed('abnormal');
  return URL.createObjectURL(await reply.blob());
};
