import { expect, test } from 'vitest';
import { siteClosedOf } from './site-closed.ts';

test('SHELL-060, SHELL-061: status 1 is maintenance, 2 a visitor who is shut out, 0 the site', () => {
  expect(siteClosedOf({ value: { status: 0 }, businessError: '' })).toBeNull();
  expect(siteClosedOf({ value: { status: 1 }, businessError: '' })).toBe('maintenance');
  expect(siteClosedOf({ value: { status: 2 }, businessError: '' })).toBe('blocked');
});

test('a site that has not answered yet is open', () => {
  expect(siteClosedOf({ value: null, businessError: '' })).toBeNull();
});

test('ERRORS-012 an address that is not the site’s shuts it, whatever was read before', () => {
  expect(siteClosedOf({ value: null, businessError: 'domain_invalid' })).toBe('domain');
  expect(siteClosedOf({ value: { status: 0 }, businessError: 'domain_invalid' })).toBe('domain');
  expect(siteClosedOf({ value: null, businessError: 'unknown_error' })).toBeNull();
});
