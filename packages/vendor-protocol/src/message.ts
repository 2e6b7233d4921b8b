import { z } from 'zod';

/** The cap that SOFTSWISS publishes for a body: 64 KiB, and one byte more is a bad request. Hub88 publishes none. */
export const MAX_BODY_BYTES = 64 * 1024;

/** Why bytes are not the message they should be. */
export interface ValidationError {
  /** `syntax`: too long, not JSON, not an object or without a field it needs. `type`: a field holds what it may not. */
  readonly kind: 'syntax' | 'type';
  /** Names the field at fault and never quotes what was sent. */
  readonly message: string;
}

export const BODY_TOO_LARGE: ValidationError = { kind: 'syntax', message: 'request body too large' };

export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: ValidationError };

/** One message both ways. Field names of the value are those of the wire; its amounts are Money. */
export interface Message<Value> {
  /** Never throws, whatever the bytes. Of two equal keys in an object the last one counts. */
  readonly parse: (body: Uint8Array) => Parsed<Value>;
  /** Gives the JSON text; throws on a value that the other side would reject. */
  readonly write: (value: Value) => string;
  /** No body that is longer is read. */
  readonly maxBytes: number;
}

/** One call of a dialect: its path under the base address and what goes each way. */
export interface Call<Request, Reply> {
  readonly path: string;
  readonly request: Message<Request>;
  readonly reply: Message<Reply>;
}

declare global {
  interface JSON {
    /** Of ES2026 and in every Node this runs on: what stands for exactly this text in what is written. */
    rawJSON: (text: string) => object;
  }
}

const LONG_INTEGER = /\d{16}/;
const INT64_DIGITS = /^-?\d{16,19}$/;

/** A double holds no more than 53 bits, and an amount of 64 must not be rounded: it becomes a bigint. */
const keepLongIntegers = (_key: string, value: unknown, context?: { readonly source?: string }): unknown =>
  typeof value === 'number' && !Number.isSafeInteger(value) && INT64_DIGITS.test(context?.source ?? '')
    ? BigInt(context?.source ?? '')
    : value;

const bigintAsInteger = (_key: string, value: unknown): unknown =>
  typeof value === 'bigint' ? JSON.rawJSON(value.toString()) : value;

/** JSON in which a bigint is an integer. */
export const writeJson = (value: unknown): string => JSON.stringify(value, bigintAsInteger);

const invalid = (
  kind: ValidationError['kind'],
  message: string,
): { readonly ok: false; readonly error: ValidationError } => ({ ok: false, error: { kind, message } });

/** Reads JSON of at most so many bytes. */
export const readJson = (body: Uint8Array, maxBytes = MAX_BODY_BYTES): Parsed<unknown> => {
  if (body.byteLength > maxBytes) return { ok: false, error: BODY_TOO_LARGE };
  try {
    // Bytes that are not UTF-8 are rejected: replacing them would let two different ids become one.
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
    return { ok: true, value: JSON.parse(text, LONG_INTEGER.test(text) ? keepLongIntegers : undefined) };
  } catch {
    return invalid('syntax', 'body is not JSON');
  }
};

const isMissing = (json: unknown, path: readonly PropertyKey[]): boolean => {
  let at: unknown = json;
  for (const key of path) {
    if (typeof at !== 'object' || at === null) return false;
    at = Reflect.get(at, key);
  }
  return at === undefined;
};

const toValidationError = (json: unknown, error: z.ZodError): ValidationError => {
  const issue = error.issues[0];
  if (issue === undefined || issue.path.length === 0)
    return { kind: 'syntax', message: issue?.message ?? 'bad request' };
  return {
    kind: isMissing(json, issue.path) ? 'syntax' : 'type',
    message: `${issue.path.join('.')}: ${issue.message}`,
  };
};

/** Makes a message of a schema that reads and writes. Fields the schema does not name are dropped. */
export const message = <Value>(schema: z.ZodType<Value>, maxBytes = MAX_BODY_BYTES): Message<Value> => ({
  maxBytes,
  parse: (body) => {
    const json = readJson(body, maxBytes);
    if (!json.ok) return json;
    const read = schema.safeParse(json.value);
    return read.success
      ? { ok: true, value: read.data }
      : { ok: false, error: toValidationError(json.value, read.error) };
  },
  write: (value) => writeJson(z.encode(schema, value)),
});

/** What of a list could be read, each key once, and why the rest could not: one bad item takes no other along. */
export const readEach = <Value>(
  schema: z.ZodType<Value>,
  list: readonly unknown[],
  keyOf: (value: Value) => string,
): { readonly values: readonly Value[]; readonly problems: readonly string[] } => {
  const values = new Map<string, Value>();
  const problems: string[] = [];
  for (const [place, one] of list.entries()) {
    const read = schema.safeParse(one);
    if (!read.success) problems.push(`${place}.${toValidationError(one, read.error).message}`);
    else if (values.has(keyOf(read.data))) problems.push(`${place}: repeats an earlier one`);
    else values.set(keyOf(read.data), read.data);
  }
  return { values: [...values.values()], problems };
};
