import type { RegisterField } from './declaration.ts';

const ON = { enabled: true, required: true } as const;
const OFF = { enabled: false, required: false } as const;
const TEXT = { kind: 'text' } as const;
const NEW_SECRET = { kind: 'secret', autoComplete: 'new-password' } as const;
const HANDLE = { byPhone: 'asRuled', fills: 'profile', control: TEXT } as const;

/** The fields of the registration in the order of the form: all that server, site and console know of them. */
const DECLARED = [
  {
    name: 'username',
    rule: { ...ON, pattern: 'letterFirst', minLength: 4, maxLength: 16 },
    always: true,
    byPhone: 'never',
    fills: 'name',
    control: { kind: 'text', autoComplete: 'username' },
    saysWhatItIsNot: true,
    errors: ['username_taken', 'name_reserved'],
  },
  {
    name: 'password',
    rule: { ...ON, pattern: 'anyText', minLength: 8, maxLength: 64 },
    always: true,
    byPhone: 'withPassword',
    fills: 'password',
    control: NEW_SECRET,
    saysWhatItIsNot: true,
    errors: ['password_too_common'],
  },
  {
    name: 'confirmPassword',
    repeats: 'password',
    byPhone: 'withPassword',
    fills: 'nothing',
    control: NEW_SECRET,
    errors: ['inconsistent_twice'],
  },
  {
    name: 'payeeName',
    rule: { ...OFF, pattern: 'anyText', minLength: 2, maxLength: 64 },
    byPhone: 'asRuled',
    fills: 'profile',
    control: { kind: 'text', autoComplete: 'name', anyScript: true },
    saysWhatItIsNot: true,
  },
  {
    name: 'email',
    rule: { enabled: true, required: false, pattern: 'email', minLength: 6, maxLength: 128 },
    byPhone: 'asRuled',
    fills: 'profile',
    control: { kind: 'text', autoComplete: 'email', inputMode: 'email' },
    saysWhatItIsNot: true,
  },
  {
    name: 'mobileNum',
    rule: { ...OFF, pattern: 'digits', minLength: 6, maxLength: 15 },
    byPhone: 'first',
    fills: 'profile',
    control: { kind: 'phone' },
    saysWhatItIsNot: true,
    errors: ['mobile_taken', 'phone_invalid', 'phone_missing'],
  },
  {
    name: 'verificationCode',
    proof: 'code',
    byPhone: 'first',
    fills: 'nothing',
    control: { kind: 'code' },
    errors: ['code_missing', 'code_wrong', 'code_expired'],
  },
  {
    name: 'paymentPassword',
    rule: { ...OFF, pattern: 'digits', minLength: 6, maxLength: 8 },
    byPhone: 'asRuled',
    fills: 'paymentPassword',
    control: NEW_SECRET,
  },
  {
    name: 'idNumber',
    rule: { ...OFF, pattern: 'anyText', minLength: 4, maxLength: 40 },
    byPhone: 'asRuled',
    fills: 'profile',
    control: { kind: 'text', anyScript: true },
  },
  { name: 'line', rule: { ...OFF, pattern: 'noSpaces', minLength: 2, maxLength: 64 }, ...HANDLE },
  {
    name: 'whatsapp',
    rule: { ...OFF, pattern: 'digits', minLength: 6, maxLength: 15 },
    ...HANDLE,
    control: { kind: 'text', inputMode: 'tel' },
  },
  { name: 'facebook', rule: { ...OFF, pattern: 'noSpaces', minLength: 2, maxLength: 128 }, ...HANDLE },
  { name: 'wechat', rule: { ...OFF, pattern: 'noSpaces', minLength: 2, maxLength: 64 }, ...HANDLE },
  {
    name: 'qqNum',
    rule: { ...OFF, pattern: 'digits', minLength: 5, maxLength: 12 },
    ...HANDLE,
    control: { kind: 'text', inputMode: 'numeric' },
  },
  {
    // The account of who brought the member in.
    name: 'recommenderId',
    rule: { ...OFF, pattern: 'letterFirst', minLength: 4, maxLength: 16 },
    byPhone: 'asRuled',
    fills: 'profile',
    control: TEXT,
  },
  {
    // The code of an agent.
    name: 'affiliateCode',
    rule: { ...OFF, pattern: 'anyText', minLength: 1, maxLength: 64 },
    byPhone: 'asRuled',
    fills: 'team',
    control: TEXT,
    saysWhatItIsNot: true,
    errors: ['invitation_code_error'],
  },
  {
    name: 'captcha',
    rule: { ...OFF, pattern: 'anyText', minLength: 1, maxLength: 16 },
    proof: 'captcha',
    byPhone: 'asRuled',
    fills: 'nothing',
    control: { kind: 'captcha' },
    errors: ['captcha_failed'],
  },
] as const satisfies readonly RegisterField[];

type Declared = (typeof DECLARED)[number];

export type RegisterFieldName = Declared['name'];

/** The fields of which the site says what a wrong value is not. */
export type NamedWhenWrong = Extract<Declared, { saysWhatItIsNot: true }>['name'];

/** The fields that are kept with the member as a person. */
export type ProfileFieldName = Extract<Declared, { fills: 'profile' }>['name'];

export const REGISTER_FIELDS: readonly RegisterField<RegisterFieldName>[] = DECLARED;

export const PROFILE_FIELDS: readonly ProfileFieldName[] = DECLARED.flatMap((field) =>
  field.fills === 'profile' ? [field.name] : [],
);
