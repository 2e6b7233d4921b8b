import type { AskedOf, Envelope, ReplyOf, RestOf, Routes } from '@hintha/contract';
import { FIRST_PATHS, type CallLine } from '@hintha/contract/first-paths';
import { LANGUAGES, wireCodeOf } from '@hintha/contract/languages';
import type { CallName } from '@hintha/contract/paths';
import { currentLanguage } from './language.ts';
import { DEVICE, MERCHANT } from './site/product.ts';
import { closeSession, useSession } from './session.ts';

export type Reply<Name extends CallName> = ReplyOf<Routes[Name]>;
export type Asked<Name extends CallName> = AskedOf<Routes[Name]> & { signal?: AbortSignal };

/** The server said no. `message` is in the language of the page, `value` may carry what comes with the error. */
export class CallError extends Error {
  readonly code: string;
  readonly value: unknown;
  constructor(envelope: Envelope<unknown>) {
    super(envelope.message);
    this.name = 'CallRefused';
    this.code = envelope.code;
    this.value = envelope.value;
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

/** The headers of every call and of the event stream. */
export const callHeaders = (token: string | null): Record<string, string> => ({
  Device: DEVICE,
  Language: wireCodeOf(currentLanguage()),
  Merchant: MERCHANT,
  ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
});

type EncryptionKey = Reply<'readPermission'>['encryption'];
let encryptionKey: EncryptionKey | null = null;

/** Tells the key that the server publishes; from here on the calls that can be sealed are. */
export const setEncryptionKey = (key: EncryptionKey): void => {
  encryptionKey = key;
};

interface Parts {
  params?: object;
  query?: object;
  body?: object;
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

const LANGUAGE_FIELDS: readonly string[] = ['language', 'lang'];

const toWireField = ([key, value]: [string, unknown]): [string, unknown] => {
  const language = LANGUAGE_FIELDS.includes(key) ? LANGUAGES.find((one) => one === value) : undefined;
  return [key, language === undefined ? value : wireCodeOf(language)];
};

const toWireFields = (fields: object): object => Object.fromEntries(Object.entries(fields).map(toWireField));

/** The languages that are named by the codes of the wire. */
const toWire = (parts: Parts): Parts => ({
  ...parts,
  ...(parts.query === undefined ? {} : { query: toWireFields(parts.query) }),
  ...(parts.body === undefined ? {} : { body: toWireFields(parts.body) }),
});

const addressOf = (path: string, { params = {}, query = {} }: Parts) => {
  let address = path;
  for (const [key, value] of Object.entries(params)) {
    address = address.replace(`:${key}`, encodeURIComponent(String(value)));
  }
  const asked = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) asked.set(key, String(value));
  return asked.size === 0 ? address : `${address}?${asked}`;
};

const offline = (): never => {
  throw new CallFailed('network');
};

const isFirst = (name: CallName): name is keyof typeof FIRST_PATHS => Object.hasOwn(FIRST_PATHS, name);

// The whole table comes with the first call that a first visit does not make.
const lineOf = async (name: CallName): Promise<CallLine> =>
  isFirst(name) ? FIRST_PATHS[name] : (await import('@hintha/contract/paths').catch(offline)).PATHS[name];

// A browser encrypts on a safe line alone; elsewhere the call goes plain, and the server says whether it may.
const seal = async (sealing: CallLine[2], parts: Parts): Promise<Parts> => {
  if (sealing === undefined || encryptionKey === null || !isSecureContext) return parts;
  const { encryptParts } = await import('./encrypt.ts').catch(offline);
  return { ...parts, ...(await encryptParts(encryptionKey, sealing, parts.body)) };
};

const initOf = (method: string, token: string | null, parts: Parts): RequestInit => {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const { body, signal } = parts;
  const headers = { ...callHeaders(token), ...parts.headers };
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

/** What the head of the page has asked ahead of the program, by address. */
const ahead = (globalThis as { askedAhead?: Record<string, Promise<Response> | undefined> }).askedAhead ?? {};

/** The answer to what was asked ahead is taken once. */
const takeAhead = (address: string): Promise<Response> | undefined => {
  const answer = ahead[address];
  ahead[address] = undefined;
  return answer;
};

const fetchEnvelope = async <Value>(address: string, init: RequestInit): Promise<Envelope<Value>> => {
  try {
    const read: unknown = await (await (takeAhead(address) ?? fetch(address, init))).json();
    if (isEnvelope<Value>(read)) return read;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    if (error instanceof DOMException && error.name === 'TimeoutError') throw new CallFailed('timeout');
    if (error instanceof TypeError) throw new CallFailed('network');
  }
  throw new CallFailed('abnormal');
};

let hearBusinessError: (code: string) => void = () => undefined;

/** Names who hears the code of every error, whoever made the call. */
export const onBusinessError = (listener: (code: string) => void): void => {
  hearBusinessError = listener;
};

/**
 * Makes a call of the contract and gives its value. Throws CallRefused when the server says no and CallFailed
 * when there is no answer; a token that is no longer known ends the session.
 */
export const call = async <Name extends CallName>(
  name: Name,
  ...[asked]: RestOf<Asked<Name>>
): Promise<Reply<Name>> => {
  const [method, path, sealing] = await lineOf(name);
  const parts = await seal(sealing, toWire(asked ?? {}));
  const { token } = useSession.getState();
  const init = initOf(method, token, parts);
  const envelope = await fetchEnvelope<Reply<Name>>(addressOf(path, parts), init);
  if (envelope.success) return envelope.value;
  if (envelope.code === 'busy') throw new CallFailed('busy');
  if (envelope.code === 'not_logged_in' && token === useSession.getState().token) {
    closeSession({ ended: true });
  }
  hearBusinessError(envelope.code);
  throw new CallError(envelope);
};
