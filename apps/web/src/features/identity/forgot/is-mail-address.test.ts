import { expect, test } from 'vitest';
import { isMailAddress } from './is-mail-address.ts';

test.each([
  ['hla@example.com', true],
  ['hla.77+a@mail.example.com', true],
  ['hla@example', false],
  ['hla example.com', false],
  ['@example.com', false],
  ['hla@exa mple.com', false],
  ['hla@example.', false],
])('ACCESS-066 %s is taken for a mail address: %s', (text, taken) => {
  expect(isMailAddress(text)).toBe(taken);
});
