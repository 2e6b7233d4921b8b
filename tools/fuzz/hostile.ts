import fc from 'fast-check';

const DEEP = 30_000;

/** Texts that no field means: signs that nothing stores, numbers that nothing holds, ways out of a folder, queries. */
const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\uDFFFx',
  '\u202E\u200B\uFEFF',
  '\u1000\u103B\u1031',
  'e\u0301'.repeat(40),
  "'; drop table x; --",
  '%',
  '%_\\',
  '%00',
  '%E0%A4%A',
  '../../etc/passwd',
  '..%2f..%2f',
  '__proto__',
  'constructor',
  'toString',
  'NaN',
  'null',
  'undefined',
  '[object Object]',
  '-1',
  '-0',
  '1e400',
  '0x10',
  '1.005',
  '9007199254740993',
  '2147483648',
  '4294967296',
  '9223372036854775807',
  '9223372036854775808',
  '-9223372036854775809',
  '9'.repeat(400),
  '0000-00-00',
  '2026-02-30',
  '9999-12-31',
  '10000-01-01',
  '-000001-01-01',
  '+275760-09-13T00:00:00.000Z',
  '275761-01-01',
  '0000-01-01T00:00:00Z',
  '2026-11-21T24:00:00Z',
  '2026-11-21T08:00:00+99:99',
  '{"a":1}',
  '<svg onload=x>',
  'x'.repeat(256),
  'x'.repeat(9_000),
  '\u1000'.repeat(5_000),
] as const;

const NUMBERS = [
  0,
  -0,
  -1,
  0.1,
  1.005,
  1e21,
  1e308,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  2 ** 63,
  -(2 ** 63),
  8.64e15 + 1,
  Number.MIN_VALUE,
] as const;

const OTHERS: readonly unknown[] = [
  null,
  true,
  false,
  [],
  [[]],
  {},
  [null],
  { constructor: { prototype: 1 } },
  ['', ''],
  { length: 3 },
];

/** Those that got furthest of old. */
const WORST = ['\u0000', 'a\u0000b', '\uD800', '9223372036854775808', '2147483648', '275761-01-01'] as const;

/** Any sign of Unicode; a unit of the library's own lists all of them first, which takes as long as a thousand calls. */
const anySign = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...WORST) },
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: anySign, maxLength: 40 }) },
);

/** What no field means: types that are not its own, signs that no text should hold, and too much of everything. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof<fc.MaybeWeightedArbitrary<unknown>[]>(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom(...NUMBERS) },
  { weight: 2, arbitrary: fc.constantFrom(...OTHERS) },
  { weight: 1, arbitrary: fc.anything({ maxDepth: 2 }) },
);

const nest = (open: string, close: string, times: number): string => open.repeat(times) + close.repeat(times);

const afterBrace = (text: string, more: string): string =>
  text.startsWith('{') ? `{${more}${text.slice(1)}` : text;

/** What may befall the text of a body on its way, after which it is no JSON, or another one. */
export const spoiled = fc.constantFrom<(text: string) => Buffer>(
  (text) => Buffer.from(text.slice(0, -1)),
  (text) => Buffer.from(`${text}${text}`),
  (text) => Buffer.from(`\uFEFF${text}`),
  (text) =>
    Buffer.concat([Buffer.from(text.slice(0, 3)), Buffer.of(0xff, 0xc0, 0x80), Buffer.from(text.slice(3))]),
  (text) => Buffer.from(text, 'utf16le'),
  (text) => Buffer.from(text.replace(/"[^"]*"(?=[,}])/, '1e400')),
  (text) => Buffer.from(text.replace(/"[^"]*"(?=[,}])/, '9'.repeat(400))),
  (text) => Buffer.from(text.replace(/"[^"]*"(?=[,}])/, '"\u0001"')),
  (text) => Buffer.from(text.replace(/"[^"]*"(?=[,}])/, nest('[', ']', DEEP))),
  (text) => Buffer.from(text.replace(/"[^"]*"(?=[,}])/, nest('{"a":', '}', 1_000).replace(':}', ':1}'))),
  (text) => Buffer.from(afterBrace(text, '"__proto__":{"admin":true},')),
  (text) => Buffer.from(afterBrace(text, '"constructor":{"prototype":{"admin":true}},')),
  (text) => Buffer.from(afterBrace(text, text.slice(1, -1).concat(','))),
  () => Buffer.from(nest('[', ']', DEEP)),
  () => Buffer.from('['.repeat(100_000)),
  () => Buffer.alloc(0),
  () => Buffer.of(0x00),
  () => Buffer.from('null'),
  () => Buffer.alloc(70_000, 'x'),
);

/** What is usual, and so many times of a hundred what is not. */
export const seldom = <Value>(usual: Value, odd: fc.Arbitrary<Value>, weight: number): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 100 - weight, arbitrary: fc.constant(usual) }, { weight, arbitrary: odd });
