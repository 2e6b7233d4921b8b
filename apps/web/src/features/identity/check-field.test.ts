import type { FieldRule } from '@hintha/contract/registration';
import { expect, test } from 'vitest';
import { fillLengths } from '../../shared/forms/use-pattern-text.ts';
import { checkField } from './check-field.ts';

const rule = (change: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 13,
  minLength: 4,
  maxLength: 16,
  ...change,
});

test('ACCESS-049 a required field refuses nothing, an optional one takes it', () => {
  expect(checkField(rule(), '')).toEqual({ kind: 'empty' });
  expect(checkField(rule({ required: false }), '')).toBeUndefined();
});

test('ACCESS-046 both edges of the length pass and one outside each fails', () => {
  const validationError = { kind: 'pattern', patternId: 13, min: 4, max: 16 };
  expect(checkField(rule(), 'abcd')).toBeUndefined();
  expect(checkField(rule(), 'a'.repeat(16))).toBeUndefined();
  expect(checkField(rule(), 'abc')).toEqual(validationError);
  expect(checkField(rule(), 'a'.repeat(17))).toEqual(validationError);
});

test('ACCESS-047 the pattern * takes any text of a good length', () => {
  expect(checkField(rule(), 'က ခ-!')).toBeUndefined();
  expect(checkField(rule({ acceptedPattern: '.*' }), 'က ခ-!')).toBeUndefined();
});

test('ACCESS-046 a pattern holds for the whole value, not for a part of it', () => {
  const digits = rule({ acceptedPattern: '[0-9]+', patternId: 1 });
  expect(checkField(digits, '123456')).toBeUndefined();
  expect(checkField(digits, '1234x')).toMatchObject({ kind: 'pattern', patternId: 1 });
  expect(checkField(rule({ acceptedPattern: 'abcd|efgh' }), 'abcdx')).toBeDefined();
});

test.each([
  ['ACCESS-086', '[\\p{Han}0-9]+', '中文12', '中文ab'],
  ['ACCESS-087', '[\\p{Han}\\p{P}]+', '中文，好', '中文12'],
  ['ACCESS-088', '\\p{Hangul}+', '안녕하세', '안녕abc'],
])('%s a pattern of a script holds in the browser as well: %s', (_, acceptedPattern, good, bad) => {
  const held = rule({ acceptedPattern, patternId: 8 });
  expect(checkField(held, good)).toBeUndefined();
  expect(checkField(held, bad)).toMatchObject({ kind: 'pattern', patternId: 8 });
});

test('ACCESS-089 a day that the calendar does not have is refused', () => {
  const iso = rule({ acceptedPattern: '\\d{4}-\\d{2}-\\d{2}', patternId: 11, minLength: 10, maxLength: 10 });
  expect(checkField(iso, '2000-02-29')).toBeUndefined();
  expect(checkField(iso, '2001-02-29')).toBeDefined();
  const american = { ...iso, acceptedPattern: '\\d{2}-\\d{2}-\\d{4}', patternId: 12 };
  expect(checkField(american, '12-31-1999')).toBeUndefined();
  expect(checkField(american, '31-12-1999')).toBeDefined();
});

test('a pattern is not run on more than 255 characters', () => {
  const long = rule({ maxLength: 1000 });
  expect(checkField(long, 'a'.repeat(255))).toBeUndefined();
  expect(checkField(long, 'a'.repeat(256))).toBeDefined();
});

test('a pattern that does not compile leaves the decision to the server', () => {
  expect(checkField(rule({ acceptedPattern: '([' }), 'anything')).toBeUndefined();
});

test('ACCESS-048 a message says the lengths of its rule', () => {
  expect(fillLengths('Letters, (min)-(max), at most (max)', { min: 4, max: 16 })).toBe(
    'Letters, 4-16, at most 16',
  );
});
