import { z } from 'zod';

/** The published cap on a body: 64 KiB. One byte more is a bad request. */
export const MAX_BODY_BYTES = 64 * 1024;

/** Why bytes are not the message they should be, with the code to refuse them by. */
export interface ValidationError {
  readonly apiCode: '400';
  readonly message: string;
}

export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly validationError: ValidationError };

/** One message both ways. Field names of the value are those of the wire; its amounts are Money. */
export interface Message<Value> {
  /** Never throws, whatever the bytes. Of two equal keys in an object the last one counts. */
  readonly parse: (body: Uint8Array) => Parsed<Value>;
  /** Gives the JSON text; throws on a value that the other side would refuse. */
  readonly write: (value: Value) => string;
}

/** One call of the dialect: its path under the base address and what goes each way. */
export interface Call<Request, Reply> {
  readonly path: string;
  readonly request: Message<Request>;
  readonly reply: Message<Reply>;
}

const invalid = (message: string): { ok: false; validationError: ValidationError } => ({
  ok: false,
  validationError: { apiCode: '400', message },
});

const readJson = (body: Uint8Array): Parsed<unknown> => {
  if (body.byteLength > MAX_BODY_BYTES) return invalid('request body too large');
  try {
    // Bytes that are not UTF-8 are refused: replacing them would let two different ids become one.
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return invalid('body is not JSON');
  }
};

/** The first thing that is wrong, with its place. */
export const describe = (error: z.ZodError): string => {
  const issue = error.issues[0];
  if (issue === undefined) return 'bad request';
  return issue.path.length === 0 ? issue.message : `${issue.path.join('.')}: ${issue.message}`;
};

/** Makes a message of a schema that reads and writes. Fields the schema does not name are dropped. */
export const message = <Value>(schema: z.ZodType<Value>): Message<Value> => ({
  parse: (body) => {
    const json = readJson(body);
    if (!json.ok) return json;
    const read = schema.safeParse(json.value);
    return read.success ? { ok: true, value: read.data } : invalid(describe(read.error));
  },
  write: (value) => JSON.stringify(z.encode(schema, value)),
});
