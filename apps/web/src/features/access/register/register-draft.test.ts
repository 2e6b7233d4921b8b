import { expect, test } from 'vitest';
import type { FieldRule } from '../check-field.ts';
import {
  codeInQuery,
  draftFlaws,
  EMPTY_DRAFT,
  isOpen,
  shownFields,
  toBody,
  type RegisterDraft,
  type RegisterRules,
} from './register-draft.ts';

const name: FieldRule = {
  enabled: true,
  required: true,
  acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
  patternId: 3,
  minLength: 4,
  maxLength: 16,
};
const password: FieldRule = { ...name, acceptedPattern: '*', patternId: 13, minLength: 8, maxLength: 64 };
const off: FieldRule = { ...name, enabled: false };
const rules: RegisterRules = { username: name, password, email: off };
const good: RegisterDraft = {
  ...EMPTY_DRAFT,
  username: 'hla77',
  password: 'salween river',
  confirmPassword: 'salween river',
  ageAndTermsAccepted: true,
};

const flawsOf = (draft: RegisterDraft, house = rules) => draftFlaws(house, shownFields(house, ''), draft);

test('a good draft has no flaw, an empty one has one in every part', () => {
  expect(flawsOf(good)).toEqual({});
  expect(Object.keys(flawsOf(EMPTY_DRAFT))).toEqual([
    'username',
    'password',
    'confirmPassword',
    'ageAndTermsAccepted',
  ]);
});

test('ACCESS-054 the second password must equal the first', () => {
  expect(flawsOf({ ...good, confirmPassword: 'salween rivers' })).toEqual({
    confirmPassword: { kind: 'differs' },
  });
});

test('ACCESS-060 the tick for age and terms is needed', () => {
  expect(flawsOf({ ...good, ageAndTermsAccepted: false })).toEqual({
    ageAndTermsAccepted: { kind: 'unticked' },
  });
});

test('ACCESS-061 blanks around a user name do not count', () => {
  expect(flawsOf({ ...good, username: '  hla77 ' })).toEqual({});
  expect(flawsOf({ ...good, username: '   ' })).toEqual({ username: { kind: 'empty' } });
  expect(toBody({ ...good, username: '  hla77 ' }).username).toBe('hla77');
});

test('ACCESS-051 the form is open when the house has switched on both of its fields', () => {
  expect(isOpen(rules)).toBe(true);
  expect(isOpen({ ...rules, username: off })).toBe(false);
  expect(isOpen({ password })).toBe(false);
});

test('ACCESS-050 a field shows when it is switched on, and must be filled in when it is required', () => {
  expect(shownFields(rules, '')).toEqual(['username', 'password', 'confirmPassword']);
  const withLine = { ...rules, line: { ...password, required: false } };
  expect(shownFields(withLine, '')).toContain('line');
  expect(flawsOf(good, withLine)).toEqual({});
  expect(flawsOf({ ...good, line: 'short' }, withLine)).toMatchObject({ line: { kind: 'pattern' } });
  expect(flawsOf(good, { ...rules, line: password })).toEqual({ line: { kind: 'empty' } });
});

test('ACCESS-056 the code of an agent is asked for unless the address carries one', () => {
  const withCode = { ...rules, affiliateCode: password };
  expect(shownFields(withCode, '')).toContain('affiliateCode');
  expect(shownFields(withCode, 'AG1')).not.toContain('affiliateCode');
  expect(shownFields(rules, '')).not.toContain('affiliateCode');
});

test('ACCESS-056 the address names the code as affiliateCode or as code', () => {
  expect(codeInQuery('?affiliateCode=AG1&code=AG2')).toBe('AG1');
  expect(codeInQuery('?affiliateCode=&code=%20AG2')).toBe('AG2');
  expect(codeInQuery('?x=1')).toBe('');
  expect(codeInQuery(`?code=${'a'.repeat(300)}`)).toHaveLength(255);
});
