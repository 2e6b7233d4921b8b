import { expect, test } from 'vitest';
import { typingWarning } from './typing-warning.ts';

test('Burmese letters in a Latin field are warned of before Caps Lock', () => {
  expect(typingWarning('ကို123', true)).toBe('burmese');
  expect(typingWarning('၁၂၃', false)).toBe('burmese');
});

test('Caps Lock is warned of, plain Latin text is not', () => {
  expect(typingWarning('abc', true)).toBe('caps');
  expect(typingWarning('abc', false)).toBeUndefined();
});
