import fc from 'fast-check';
import { hostileText, seldom, spoiled } from './hostile.ts';
import { multipart } from './multipart.ts';
import { type Known, ValuesOf } from './of-schema.ts';
import type { Operation } from './operations.ts';

/** A call as it goes out; who makes it and how it is signed is put in when it goes. */
export interface Call {
  readonly operation: Operation;
  /** Whose session it is made in, as the world calls them; null for nobody's. */
  readonly caller: string | null;
  /** Path and query. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
  /** Whether the signature is right where one is asked for. */
  readonly signed: boolean;
  /** The last parts of the address that it comes from. */
  readonly place: number;
}

const HEADERS: Readonly<Record<string, readonly string[]>> = {
  authorization: [
    '',
    'Bearer',
    'Bearer  ',
    'Basic eA==',
    `Bearer ${'x'.repeat(600)}`,
    'bearer \u00FF',
    '%00',
  ],
  token: ['', 'x', 'x'.repeat(9_000)],
  cookie: [
    '=',
    ';;;',
    'captchaId=%',
    'captchaId=%00',
    `rememberMe=${'x'.repeat(5_000)}`,
    `guest=${'x'.repeat(43)}`,
    '__proto__=1; a',
  ],
  range: ['bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=0-0,1-1,2-2', 'items=1', 'bytes=99999999999999999999-'],
  'if-none-match': ['*', 'W/"', '"', 'x'.repeat(3_000)],
  'if-modified-since': ['yesterday', 'Thu, 01 Jan 275761 00:00:00 GMT'],
  'accept-language': ['*', 'my;q=9', ',,,', 'x-'.repeat(2_000), '\u00E9'],
  language: ['xx', '__proto__', 'constructor', 'my-MM', '', 'x'.repeat(300)],
  'accept-encoding': ['br;q=x', '*', 'gzip, br, deflate, zstd, identity;q=0', ''],
  'user-agent': ['', '\u00FF'.repeat(400), 'x'.repeat(4_000)],
  'idempotency-key': ['', 'x', '\u00E9\u0080', 'request-0001', 'x'.repeat(500)],
  'x-forwarded-for': ['::1', '1.2.3.4, 5.6.7.8', 'unknown', '999.999.999.999'],
  'x-request-sign': ['', '0'.repeat(64), 'zz'],
  'x-hub88-signature': ['', 'AAAA', '==='],
  'x-timestamp': ['', '-1', '1e400', '99999999999999999999'],
  'x-nonce': ['', '\u0080', 'x'.repeat(500)],
  'content-type': [
    'application/json; charset=utf-16',
    'application/json; charset=',
    'application/json;;;',
    'text/plain',
    'text/html',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=----x',
    'application/vnd.api+json',
    '/',
    '',
    'x'.repeat(2_000),
  ],
};

const oddHeaders = fc
  .array(
    fc
      .constantFrom(...Object.keys(HEADERS))
      .chain((name) => fc.constantFrom(...(HEADERS[name] ?? [''])).map((value) => [name, value] as const)),
    { minLength: 1, maxLength: 3 },
  )
  .map((pairs) => Object.fromEntries(pairs));

/** Escapes that mean nothing, or something else than they seem to. */
const JUNK = [
  '%',
  '%zz',
  '%E0%A4',
  '%c0%ae%c0%ae/',
  '%2e%2e%2f',
  '%00',
  '//',
  ';a=b',
  '?',
  '#',
  '%25%30%30',
] as const;

const asText = (value: unknown): string =>
  (typeof value === 'string'
    ? value
    : ((JSON.stringify(withoutBigints(value)) as string | undefined) ?? '')
  ).toWellFormed();

const withoutBigints = (value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);

const toJson = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) => withoutBigints(one)) ?? 'null';

const addressOf = (
  path: string,
  params: Readonly<Record<string, unknown>>,
  query: readonly (readonly [string, unknown])[],
): string => {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(asText(params[name])));
  const asked = query.map(
    ([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(asText(value))}`,
  );
  return asked.length === 0 ? filled : `${filled}?${asked.join('&')}`;
};

const oddQuery = fc.array(
  fc.tuple(fc.constantFrom('__proto__', 'constructor', 'lang', 'language', 'token'), hostileText),
  {
    minLength: 1,
    maxLength: 2,
  },
);

/** The calls of an operation, from those that it is meant for to those that nobody means. */
export const callsOf = (
  operation: Operation,
  known: Known,
  callers: readonly string[],
): fc.Arbitrary<Call> => {
  const { path, form, pictures, body } = operation;
  const [fitting, hostile] = [new ValuesOf(known, 0), new ValuesOf(known, 15)];
  const parts = <Made>(make: (values: ValuesOf) => fc.Arbitrary<Made>): fc.Arbitrary<Made> =>
    fc.oneof({ weight: 3, arbitrary: make(fitting) }, { weight: 3, arbitrary: make(hostile) });
  const query = parts((values) => fc.record(values.fields(operation.query), { requiredKeys: [] })).map(
    (asked) => Object.entries(asked as Record<string, unknown>),
  );
  return fc
    .record({
      caller: fc.oneof(fc.constant(null), fc.constantFrom(...callers), fc.constantFrom(...callers)),
      params: parts((values) => fc.record(values.fields(operation.params))),
      query,
      more: seldom<[string, string][]>([], oddQuery, 5),
      junk: seldom('', fc.constantFrom(...JUNK), 3),
      headers: seldom({}, oddHeaders, 15),
      body: body === null ? fc.constant(undefined) : parts((values) => values.contract(body)),
      spoil: seldom((text: string) => Buffer.from(text), spoiled, 10),
      upload: pictures ? fc.option(multipart, { freq: 4 }) : fc.constant(null),
      signed: seldom(true, fc.constant(false), 10),
      place: fc.nat(0xffff),
    })
    .map(({ caller, params, query, more, junk, headers, body: value, spoil, upload, signed, place }) => {
      const plain = {
        type: form ? FORM : 'application/json',
        body: spoil(form ? toForm(value) : toJson(value)),
      };
      const sent = upload === null ? plain : upload(Object(value) as object);
      return {
        operation,
        caller,
        signed,
        place,
        address: addressOf(path, params, [...query, ...more]) + junk,
        headers: {
          ...(value === undefined && body === null ? {} : { 'content-type': sent.type }),
          ...headers,
        },
        body: body === null ? null : sent.body,
      };
    });
};

const FORM = 'application/x-www-form-urlencoded';

const toForm = (value: unknown): string =>
  Object.entries(value ?? {})
    .map(([key, one]) => `${encodeURIComponent(key)}=${encodeURIComponent(asText(one))}`)
    .join('&');
