import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkField, isPattern } from './check-field.ts';
import type { FieldRule } from './types.ts';

const rule = (change: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 13,
  minLength: 4,
  maxLength: 16,
  ...change,
});

test('ACCESS-046 both edges of the length pass and one outside each fails', () => {
  expect(checkField(rule(), 'abcd')).toBeUndefined();
  expect(checkField(rule(), 'a'.repeat(16))).toBeUndefined();
  expect(checkField(rule(), 'abc')).toBe('pattern');
  expect(checkField(rule(), 'a'.repeat(17))).toBe('pattern');
});

test('a length counts letters as a reader does, not the halves of a surrogate pair', () => {
  expect(checkField(rule(), '𝒳𝒳𝒳𝒳')).toBeUndefined();
  expect(checkField(rule(), '𝒳𝒳')).toBe('pattern');
});

test('ACCESS-047 * takes any text of a good length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), (text) => {
      const length = Array.from(text).length;
      expect(checkField(rule(), text)).toBe(length >= 4 && length <= 16 ? undefined : 'pattern');
    }),
  );
});

test('ACCESS-049 nothing is no answer to a required field and a fine one to an optional field', () => {
  expect(checkField(rule(), '')).toBe('empty');
  expect(checkField(rule({ required: false }), '')).toBeUndefined();
});

test('a pattern is held against the whole value', () => {
  const either = rule({ acceptedPattern: 'abcd|efgh' });
  expect(checkField(either, 'efgh')).toBeUndefined();
  expect(checkField(either, 'abcdx')).toBe('pattern');
  expect(checkField(either, 'xefgh')).toBe('pattern');
});

test.each([
  ['ACCESS-079', 1, '[0-9]+', { good: ['0123', '987654'], bad: ['12a4', '１２３４', '12 34'] }],
  ['ACCESS-080', 2, '[A-Za-z0-9]+', { good: ['ab12', '1234'], bad: ['ab-12', 'abc '] }],
  ['ACCESS-081', 3, '[A-Za-z][A-Za-z0-9]*', { good: ['a123', 'hla77'], bad: ['1abc', '_abc'] }],
  ['ACCESS-082', 4, '.*[A-Z].*', { good: ['abcD', '123X'], bad: ['abcd', '1234'] }],
  ['ACCESS-083', 5, '\\S+', { good: ['a-b_c'], bad: ['ab cd', 'ab\tcd'] }],
  ['ACCESS-084', 6, '[A-Za-z ]+', { good: ['Aung San'], bad: ['Aung2', 'အောင်အောင်'] }],
  [
    'ACCESS-085',
    7,
    '[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+',
    { good: ['a@b.co'], bad: ['a@bco', 'a b@c.d', '@b.com'] },
  ],
  ['ACCESS-086', 8, '[\\p{Han}0-9]+', { good: ['中文12'], bad: ['中文ab', '中文，1'] }],
  ['ACCESS-087', 9, '[\\p{Han}\\p{P}]+', { good: ['中文，好'], bad: ['中文12', 'text'] }],
  ['ACCESS-088', 10, '\\p{Hangul}+', { good: ['안녕하세'], bad: ['안녕abc', '中文中文'] }],
  [
    'ACCESS-089',
    11,
    '\\d{4}-\\d{2}-\\d{2}',
    { good: ['2000-02-29'], bad: ['2001-02-29', '2001-13-01', '2001-4-1'] },
  ],
  [
    'ACCESS-089',
    12,
    '\\d{2}-\\d{2}-\\d{4}',
    { good: ['12-31-1999'], bad: ['31-12-1999', '02-30-2000', '00-10-2000'] },
  ],
])(
  '%s pattern %i (%s) takes what it names and nothing else',
  (_, patternId, acceptedPattern, { good, bad }) => {
    expect(isPattern(acceptedPattern)).toBe(true);
    const held = rule({ patternId, acceptedPattern });
    for (const value of good) expect([value, checkField(held, value)]).toEqual([value, undefined]);
    for (const value of bad) expect([value, checkField(held, value)]).toEqual([value, 'pattern']);
  },
);

test('ACCESS-089 a day the calendar lacks is refused even where the pattern would take any text', () => {
  expect(checkField(rule({ patternId: 11 }), '2024-02-30')).toBe('pattern');
  expect(checkField(rule({ patternId: 11 }), 'some text')).toBe('pattern');
});

test.each(['(a+)+$', '(a|a)*b$', '(a|aa)+$', '([a-z]+)*\\d'])(
  'the pattern %s, made to hang a backtracker for years, answers at once',
  (acceptedPattern) => {
    const hostile = rule({ acceptedPattern, maxLength: 300 });
    checkField(hostile, 'warm up');
    const start = performance.now();
    checkField(hostile, `${'a'.repeat(255)}!`);
    expect(performance.now() - start).toBeLessThan(5_000);
  },
);

test.each(['(', '[', '(?=a)b', '(a)\\1', 'a'.repeat(256), '(((a?){30}){30})', '((a{100}){100}){100}'])(
  'what is no pattern, looks around or is too large is not accepted: %s',
  (pattern) => {
    expect(isPattern(pattern)).toBe(false);
  },
);
