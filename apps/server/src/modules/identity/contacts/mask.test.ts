import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskMail, maskMobile, maskName, maskNumber } from './mask.ts';

test.each([
  ['959777123456', '+95 9•••••456'],
  ['66812345678', '+66 8•••••678'],
  ['', ''],
])('the phone %j is shown as %j', (mobile, masked) => {
  expect(maskMobile(mobile)).toBe(masked);
});

test.each([
  ['thiri@example.org', 't•••@example.org'],
  ['t@example.org', '•••@example.org'],
  ['', ''],
])('the mail address %j is shown as %j', (email, masked) => {
  expect(maskMail(email)).toBe(masked);
});

test.each([
  ['Thiri Aung', 'T••• A•••'],
  ['U Thant', '••• T•••'],
  // A Burmese letter keeps what stands on and under it.
  ['ကျော်ကျော်', 'ကျော်•••'],
  ['မိုးမိုး', 'မိုး•••'],
  ['သ္တာတာ', 'သ္တာ•••'],
  ['👩‍👩‍👧 Ma', '••• M•••'],
  ['', ''],
])('the name %j is shown as %j', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});

test('a number is known by its end when it is long enough to hide the rest', () => {
  expect(maskNumber('12/KMY(N)123456')).toBe('•••••456');
  expect(maskNumber('123456')).toBe('•••••');
  expect(maskNumber('')).toBe('');
});

test('no mask shows the whole of what it hides, nor how long it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), (text) => {
      const word = text.replaceAll(/[\s@•]/gu, '');
      fc.pre(word !== '');
      expect(maskName(word)).not.toContain(word);
      expect(maskNumber(word)).not.toContain(word);
      expect(maskMail(`${word}@x.org`)).not.toContain(`${word}@`);
      expect(maskMail(`${word}@x.org`).endsWith('•••@x.org')).toBe(true);
    }),
  );
});
