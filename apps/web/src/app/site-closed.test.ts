import { expect, test } from 'vitest';
import { closureOf } from './site-closed.ts';

test('SHELL-060, SHELL-061: status 1 is maintenance, 2 a visitor who is shut out, 0 the site', () => {
  expect(closureOf({ value: { status: 0 }, refusal: '' })).toBeNull();
  expect(closureOf({ value: { status: 1 }, refusal: '' })).toBe('maintenance');
  expect(closureOf({ value: { status: 2 }, refusal: '' })).toBe('blocked');
});

test('a site that has not answered yet is open', () => {
  expect(closureOf({ value: null, refusal: '' })).toBeNull();
});

test('ERRORS-012 an address that is not the site’s shuts it, whatever was read before', () => {
  expect(closureOf({ value: null, refusal: 'domain_invalid' })).toBe('domain');
  expect(closureOf({ value: { status: 0 }, refusal: 'domain_invalid' })).toBe('domain');
  expect(closureOf({ value: null, refusal: 'unknown_error' })).toBeNull();
});
