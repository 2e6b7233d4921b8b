import { expect, test } from 'vitest';
import { isSameRule, isSound, PATTERN_NAMES, patternNameOf, withPattern } from './rule.ts';

const rule = {
  enabled: true,
  required: false,
  acceptedPattern: '[0-9]{6}',
  patternId: 1,
  minLength: 6,
  maxLength: 6,
};

test('a pattern is named by the words that the site has for it, even when it was written by hand', () => {
  expect(patternNameOf(rule)).toBe('digits');
  expect(patternNameOf({ patternId: 99 })).toBe('anyText');
});

test('another pattern takes the place of what was written by hand, and nothing else changes', () => {
  expect(withPattern(rule, 'noSpaces')).toEqual({ ...rule, acceptedPattern: '\\S+', patternId: 5 });
  expect(withPattern(rule, 'nosuch')).toEqual(rule);
  for (const name of PATTERN_NAMES) expect(patternNameOf(withPattern(rule, name))).toBe(name);
});

test.each([
  [{}, true],
  [{ minLength: 0, maxLength: 255 }, true],
  [{ minLength: 7 }, false],
  [{ minLength: -1 }, false],
  [{ maxLength: 256 }, false],
  [{ maxLength: Number.NaN }, false],
  [{ minLength: 1.5 }, false],
  [{ acceptedPattern: '' }, false],
])('with %j a rule is ready to be sent: %s', (change, isReady) => {
  expect(isSound({ ...rule, ...change })).toBe(isReady);
});

test('a rule is another one as soon as one part of it is, whatever else comes with it', () => {
  const listed = { ...rule, changed: null };
  expect(isSameRule(rule, listed)).toBe(true);
  for (const change of [{ enabled: false }, { required: true }, { minLength: 5 }, { maxLength: 7 }])
    expect(isSameRule(rule, { ...rule, ...change })).toBe(false);
});
