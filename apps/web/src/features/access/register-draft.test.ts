import { expect, test } from 'vitest';
import type { FieldRule } from './check-field.ts';
import { draftFlaws, EMPTY_DRAFT, isOpen, refusedParts } from './register-draft.ts';

const name: FieldRule = {
  enabled: true,
  required: true,
  acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
  patternId: 3,
  minLength: 4,
  maxLength: 16,
};
const password: FieldRule = { ...name, acceptedPattern: '*', patternId: 13, minLength: 8, maxLength: 64 };
const rules = { username: name, password };
const good = {
  username: 'hla77',
  password: 'salween river',
  confirmPassword: 'salween river',
  ageAndTermsAccepted: true,
};

test('a good draft has no flaw, an empty one has one in every part', () => {
  expect(draftFlaws(rules, good)).toEqual({});
  expect(Object.keys(draftFlaws(rules, EMPTY_DRAFT))).toEqual([
    'username',
    'password',
    'confirmPassword',
    'ageAndTermsAccepted',
  ]);
});

test('ACCESS-054 the second password must equal the first', () => {
  expect(draftFlaws(rules, { ...good, confirmPassword: 'salween rivers' })).toEqual({
    confirmPassword: { kind: 'differs' },
  });
});

test('ACCESS-060 the tick for age and terms is needed', () => {
  expect(draftFlaws(rules, { ...good, ageAndTermsAccepted: false })).toEqual({
    ageAndTermsAccepted: { kind: 'unticked' },
  });
});

test('ACCESS-061 blanks around a user name do not count', () => {
  expect(draftFlaws(rules, { ...good, username: '  hla77 ' })).toEqual({});
  expect(draftFlaws(rules, { ...good, username: '   ' })).toEqual({ username: { kind: 'empty' } });
});

test('ACCESS-051 the form is open when the house has switched on both of its fields', () => {
  expect(isOpen(rules)).toBe(true);
  expect(isOpen({ ...rules, username: { ...name, enabled: false } })).toBe(false);
  expect(isOpen({ password })).toBe(false);
});

test('the fields that a refusal names are found, and nothing else', () => {
  expect(
    refusedParts({ fields: [{ field: 'username', problem: 'taken' }, { field: 'toString' }, null] }),
  ).toEqual(['username']);
  expect(refusedParts(null)).toEqual([]);
  expect(refusedParts({ fields: 'username' })).toEqual([]);
});
