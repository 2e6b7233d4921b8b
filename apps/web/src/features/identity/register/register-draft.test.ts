import {
  isOpen,
  REGISTER_FIELDS,
  rulesByPhone,
  shownFields as fieldsOf,
  type Asked,
  type FieldRule,
  type FieldRules,
} from '@hintha/contract/registration';
import { expect, test } from 'vitest';
import {
  codeInQuery,
  draftValidationErrors,
  EMPTY_DRAFT,
  toBody,
  type RegisterDraft,
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
const rules: FieldRules = { username: name, password, email: off };
const good: RegisterDraft = {
  ...EMPTY_DRAFT,
  username: 'hla77',
  password: 'salween river',
  confirmPassword: 'salween river',
  ageAndTermsAccepted: true,
};

const plain: Asked = {
  method: 'username',
  codeInAddress: '',
  withCode: false,
  withPassword: false,
  withCaptcha: false,
};
const validationErrorsOf = (draft: RegisterDraft, registerRules = rules, asked = plain) =>
  draftValidationErrors(registerRules, fieldsOf(REGISTER_FIELDS, registerRules, asked), draft);

const shownFields = (registerRules: FieldRules, asked: Asked) =>
  fieldsOf(REGISTER_FIELDS, registerRules, asked).map(({ name }) => name);

const USERNAME = REGISTER_FIELDS.filter(({ name }) => name === 'username');

test('a good draft has no validation error, an empty one has one in every part', () => {
  expect(validationErrorsOf(good)).toEqual({});
  expect(Object.keys(validationErrorsOf(EMPTY_DRAFT))).toEqual([
    'username',
    'password',
    'confirmPassword',
    'ageAndTermsAccepted',
  ]);
});

test('ACCESS-054 the second password must equal the first', () => {
  expect(validationErrorsOf({ ...good, confirmPassword: 'salween rivers' })).toEqual({
    confirmPassword: { kind: 'differs' },
  });
});

test('ACCESS-060 the tick for age and terms is needed', () => {
  expect(validationErrorsOf({ ...good, ageAndTermsAccepted: false })).toEqual({
    ageAndTermsAccepted: { kind: 'unticked' },
  });
});

test('ACCESS-061 blanks around a user name do not count', () => {
  expect(validationErrorsOf({ ...good, username: '  hla77 ' })).toEqual({});
  expect(validationErrorsOf({ ...good, username: '   ' })).toEqual({ username: { kind: 'empty' } });
  expect(toBody({ ...good, username: '  hla77 ' }, USERNAME).username).toBe('hla77');
});

test('ACCESS-051 the form is open when the server has switched on both of its fields', () => {
  expect(isOpen(REGISTER_FIELDS, rules)).toBe(true);
  expect(isOpen(REGISTER_FIELDS, { ...rules, username: off })).toBe(false);
  expect(isOpen(REGISTER_FIELDS, { password })).toBe(false);
});

test('ACCESS-050 a field shows when it is switched on, and must be filled in when it is required', () => {
  expect(shownFields(rules, plain)).toEqual(['username', 'password', 'confirmPassword']);
  const withLine = { ...rules, line: { ...password, required: false } };
  expect(shownFields(withLine, plain)).toContain('line');
  expect(validationErrorsOf(good, withLine)).toEqual({});
  expect(validationErrorsOf({ ...good, line: 'short' }, withLine)).toMatchObject({
    line: { kind: 'pattern' },
  });
  expect(validationErrorsOf(good, { ...rules, line: password })).toEqual({ line: { kind: 'empty' } });
});

test('ACCESS-056 the code of an agent is asked for unless the address carries one', () => {
  const withCode = { ...rules, affiliateCode: password };
  expect(shownFields(withCode, plain)).toContain('affiliateCode');
  expect(shownFields(withCode, { ...plain, codeInAddress: 'AG1' })).not.toContain('affiliateCode');
  expect(shownFields(rules, plain)).not.toContain('affiliateCode');
});

test('ACCESS-056 the address names the code as affiliateCode or as code', () => {
  expect(codeInQuery('?affiliateCode=AG1&code=AG2')).toBe('AG1');
  expect(codeInQuery('?affiliateCode=&code=%20AG2')).toBe('AG2');
  expect(codeInQuery('?x=1')).toBe('');
  expect(codeInQuery(`?code=${'a'.repeat(300)}`)).toHaveLength(255);
});

test('ACCESS-052 a number that has to show its code is required, and so is the code', () => {
  const withNumber = { ...rules, mobileNum: { ...password, required: false } };
  const asked = { ...plain, withCode: true };
  expect(shownFields(withNumber, plain)).not.toContain('verificationCode');
  expect(validationErrorsOf(good, withNumber)).toEqual({});
  expect(validationErrorsOf(good, withNumber, asked)).toEqual({
    mobileNum: { kind: 'empty' },
    verificationCode: { kind: 'empty' },
  });
  expect(shownFields(rules, asked)).not.toContain('verificationCode');
});

test('ACCESS-055 the captcha is asked for when the server says so, whatever its rule', () => {
  expect(shownFields({ ...rules, captcha: password }, plain)).not.toContain('captcha');
  expect(validationErrorsOf(good, rules, { ...plain, withCaptcha: true })).toEqual({
    captcha: { kind: 'empty' },
  });
});

test('ACCESS-052 by number the number and its code come first, and no name is asked for', () => {
  const registerRules = rulesByPhone(
    REGISTER_FIELDS,
    { ...rules, payeeName: password, mobileNum: off },
    true,
  );
  const asked: Asked = { ...plain, method: 'mobile' };
  expect(shownFields(registerRules, asked)).toEqual(['mobileNum', 'verificationCode', 'payeeName']);
  const numbered = { ...good, payeeName: 'Hla Hla Win', mobileNum: '1', verificationCode: '1' };
  expect(validationErrorsOf(numbered, registerRules, asked)).toEqual({});
  expect(validationErrorsOf({ ...numbered, mobileNum: '' }, registerRules, asked)).toEqual({
    mobileNum: { kind: 'empty' },
  });
});

test('ACCESS-053 by number a password is asked for only where the server wants one', () => {
  const registerRules = rulesByPhone(REGISTER_FIELDS, rules, true);
  const asked: Asked = { ...plain, method: 'mobile', withPassword: true };
  expect(shownFields(registerRules, asked)).toEqual([
    'mobileNum',
    'verificationCode',
    'password',
    'confirmPassword',
  ]);
});

test('what is typed behind another method is not sent', () => {
  const body = toBody({ ...good, mobileNum: '0977', affiliateCode: 'AG1' }, USERNAME);
  expect(body).toMatchObject({ username: 'hla77', mobileNum: '', password: '', affiliateCode: 'AG1' });
});
