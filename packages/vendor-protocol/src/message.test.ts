import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { message, readEach, readJson, writeJson } from './message.ts';

const bytes = (text: string) => Buffer.from(text);

test('an integer of 64 bits is read and written to the last digit', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), (integer) => {
      const read = readJson(bytes(writeJson({ integer })));
      expect(read).toMatchObject({ ok: true });
      expect(read.ok && BigInt((read.value as { integer: number | bigint }).integer)).toBe(integer);
    }),
  );
});

test('what a double holds stays a number, and digits in text stay text', () => {
  const text = '{"a":9007199254740991,"b":1.5,"c":"9007199254740993","d":1e20,"e":[90071992547409930]}';
  expect(readJson(bytes(text))).toEqual({
    ok: true,
    value: { a: 9_007_199_254_740_991, b: 1.5, c: '9007199254740993', d: 1e20, e: [90_071_992_547_409_930n] },
  });
});

const of = message(z.object({ name: z.string(), list: z.array(z.object({ id: z.int() })) }));
const kindOf = (text: string) => {
  const read = of.parse(bytes(text));
  return read.ok ? 'ok' : read.error;
};

test.each([
  ['{', 'body is not JSON'],
  ['[]', /./],
  ['{"name":"n"}', /^list: /],
  ['{"name":"n","list":[{}]}', /^list\.0\.id: /],
])('%s is an error of the syntax', (text, why) => {
  expect(kindOf(text)).toEqual({ kind: 'syntax', message: expect.stringMatching(why) });
});

test.each([
  ['{"name":7,"list":[]}', /^name: /],
  ['{"name":null,"list":[]}', /^name: /],
  ['{"name":"n","list":[{"id":"7"}]}', /^list\.0\.id: /],
])('%s is an error of the type', (text, why) => {
  expect(kindOf(text)).toEqual({ kind: 'type', message: expect.stringMatching(why) });
});

test('a message has a bound of its own', () => {
  const small = message(z.array(z.int()), 10);
  expect(small.parse(bytes('[1,2,3,4]'))).toMatchObject({ ok: true });
  expect(small.parse(bytes('[1,2,3,4,5]'))).toMatchObject({ ok: false, error: { kind: 'syntax' } });
});

test('of a list the bad and the repeated items are left out alone', () => {
  const item = z.object({ id: z.string() });
  expect(
    readEach(item, [{ id: 'a' }, { id: 7 }, null, { id: 'a', more: 1 }, { id: 'b' }], ({ id }) => id),
  ).toEqual({
    values: [{ id: 'a' }, { id: 'b' }],
    problems: [expect.stringMatching(/^1\.id: /), expect.stringMatching(/^2\./), '3: repeats an earlier one'],
  });
});
