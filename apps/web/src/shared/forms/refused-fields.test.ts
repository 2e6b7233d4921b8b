import { expect, test } from 'vitest';
import { refusedFields } from './refused-fields.ts';

const refused = (code: string, value: unknown = null) => ({ code, value });

test('a business error is about the fields it lists, in the order of the form', () => {
  const value = { fields: [{ field: 'b', problem: 'empty' }, { field: 'a' }, { field: 'x' }, null] };
  expect(refusedFields(refused('not_empty', value), ['a', 'b', 'c'])).toEqual(['a', 'b']);
});

test('ERRORS-017 a business error of a code is about the field of the code', () => {
  for (const code of ['code_missing', 'code_wrong', 'code_expired'])
    expect(refusedFields(refused(code), ['mobileNum', 'verificationCode'])).toEqual(['verificationCode']);
  expect(refusedFields(refused('code_wrong'), ['code'])).toEqual(['code']);
});

test('ERRORS-017 of two codes in a form only the one that was refused is marked', () => {
  const fields = ['verificationCode', 'proof.password', 'proof.code'] as const;
  const ofProof = { fields: [{ field: 'proof.code', problem: 'wrong' }] };
  expect(refusedFields(refused('code_wrong', ofProof), fields)).toEqual(['proof.code']);
  expect(refusedFields(refused('code_wrong'), fields)).toEqual(['verificationCode']);
  const ofPassword = { fields: [{ field: 'proof.password', problem: 'wrong' }] };
  expect(refusedFields(refused('old_password_wrong', ofPassword), fields)).toEqual(['proof.password']);
});

test('ERRORS-018 a refused captcha is about the captcha, also beside a list that says nothing', () => {
  expect(refusedFields(refused('captcha_failed', { captcha: true }), ['captcha'])).toEqual(['captcha']);
  expect(refusedFields(refused('captcha_failed', { fields: [] }), ['captcha'])).toEqual(['captcha']);
});

test('any other error is about no field', () => {
  expect(refusedFields(refused('wrong_credentials', { captcha: true }), ['username'])).toEqual([]);
});
