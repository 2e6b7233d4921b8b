import fc from 'fast-check';
import { expect, test } from 'vitest';
import { skeletonOf } from './skeleton-of.ts';

test.each([
  ['admin', 'admin'],
  ['\u0430dmin', 'admin'],
  ['adm1n', 'admin'],
  ['adrnin', 'admin'],
  ['ＡＤＭＩＮ', 'admin'],
  ['𝐚𝐝𝐦𝐢𝐧', 'admin'],
  ['ad\u200Bmi\u2060n', 'admin'],
  ['AddMiin', 'admin'],
  ['suрроrt', 'suport'],
  ['5upp0r7', 'suport'],
  ['hìnthá', 'hintha'],
  ['ΗΙΝΤΗΑ', 'hintha'],
  ['c@sh!er', 'cashier'],
  ['cashler', 'cashier'],
])('%s looks like %s', (text, skeleton) => {
  expect(skeletonOf(text)).toEqual([skeleton]);
});

test('separators part words', () => {
  expect(skeletonOf('Ko  Admin__Team')).toEqual(['ko', 'admin', 'team']);
  expect(skeletonOf(' \u200B ')).toEqual([]);
});

test('any text has a skeleton, which is its own', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = skeletonOf(text).join(' ');
      expect(skeletonOf(once).join(' ').length).toBeLessThanOrEqual(once.length);
    }),
  );
});
