import { expect, test } from 'vitest';
import { dialCode, dialCountries } from './dialling-codes.ts';

const ITALY = { countryCode: 'IT', countryDialingCode: '39' };
const THAILAND = { countryCode: 'TH', countryDialingCode: '66' };

test('the caller’s country stands first, once', () => {
  expect(dialCountries(ITALY)[0]).toEqual(ITALY);
  const codes = dialCountries(THAILAND).map(({ countryDialingCode }) => countryDialingCode);
  expect(codes[0]).toBe('66');
  expect(new Set(codes).size).toBe(codes.length);
});

test('ACCESS-096 without a choice and a country the code is that of Myanmar', () => {
  expect(dialCode('', null)).toBe('95');
  expect(dialCode('', ITALY)).toBe('39');
  expect(dialCode('81', ITALY)).toBe('81');
});
