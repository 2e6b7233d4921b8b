import type { SignInMethod } from '../sign-in-methods.ts';
import { checkField, type FieldValidationError, type FieldRule } from '../check-field.ts';

/** The fields a registration by user name may have, in the order of the form. */
export const REGISTER_FIELDS = [
  'username',
  'password',
  'confirmPassword',
  'payeeName',
  'email',
  'mobileNum',
  'verificationCode',
  'paymentPassword',
  'idNumber',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'qqNum',
  'recommenderId',
  'affiliateCode',
  'captcha',
] as const;
export type RegisterField = (typeof REGISTER_FIELDS)[number];
export type RegisterRules = Partial<Record<string, FieldRule>>;

export interface RegisterDraft extends Record<RegisterField, string> {
  /** Eighteen or older, and the terms accepted. */
  ageAndTermsAccepted: boolean;
}

export type DraftPart = keyof RegisterDraft;
export type DraftValidationError = FieldValidationError | { kind: 'differs' } | { kind: 'unticked' };
export type DraftValidationErrors = Partial<Record<DraftPart, DraftValidationError>>;

export const EMPTY_DRAFT: RegisterDraft = {
  username: '',
  password: '',
  confirmPassword: '',
  payeeName: '',
  email: '',
  mobileNum: '',
  verificationCode: '',
  paymentPassword: '',
  idNumber: '',
  line: '',
  whatsapp: '',
  facebook: '',
  wechat: '',
  qqNum: '',
  recommenderId: '',
  affiliateCode: '',
  captcha: '',
  ageAndTermsAccepted: false,
};

export const ALL_PARTS = Object.keys(EMPTY_DRAFT) as DraftPart[];

/** The rule of a field; the second password stands and falls with the first. */
export const ruleOf = (rules: RegisterRules, field: RegisterField): FieldRule | undefined =>
  rules[field === 'confirmPassword' ? 'password' : field];

/** Whether an account can be opened by name: user name and password are switched on. */
export const isOpen = (rules: RegisterRules): boolean =>
  (['username', 'password'] as const).every((field) => ruleOf(rules, field)?.enabled === true);

/** What decides, beside the rules, which fields are asked for. */
export interface Asked {
  method: SignInMethod;
  /** The code of an agent that came with the address, and is not asked for again. */
  codeInAddress: string;
  /** A number that comes with a name has to show a code; one that comes alone always has to. */
  withCode: boolean;
  /** A number that comes alone comes with a password. */
  withPassword: boolean;
  withCaptcha: boolean;
}

/** By number an account is given its name, and the number is held against a code instead of a rule. */
export const rulesOfMethod = (
  { username, mobileNum, ...others }: RegisterRules,
  method: SignInMethod,
): RegisterRules =>
  method === 'mobile'
    ? others
    : { ...others, ...(username && { username }), ...(mobileNum && { mobileNum }) };

/** The fields the server asks for; those of the method come first. */
export const shownFields = (rules: RegisterRules, asked: Asked): readonly RegisterField[] => {
  if (asked.method === 'username') return REGISTER_FIELDS.filter((field) => isShown(rules, asked, field));
  const beside = REGISTER_FIELDS.filter((field) => !isNumber(field) && isShown(rules, asked, field));
  return [...NUMBER, ...beside];
};

const NUMBER = ['mobileNum', 'verificationCode'] as const;

const isNumber = (field: RegisterField): boolean => field === 'mobileNum' || field === 'verificationCode';

const isLeftOut = ({ method, codeInAddress, withPassword }: Asked, field: RegisterField): boolean =>
  field === 'affiliateCode'
    ? codeInAddress !== ''
    : isPassword(field) && method === 'mobile' && !withPassword;

const isPassword = (field: RegisterField): boolean => field === 'password' || field === 'confirmPassword';

const isShown = (rules: RegisterRules, asked: Asked, field: RegisterField): boolean => {
  if (field === 'captcha') return asked.withCaptcha;
  if (field === 'verificationCode') return asked.withCode && rules.mobileNum?.enabled === true;
  return ruleOf(rules, field)?.enabled === true && !isLeftOut(asked, field);
};

/** Whether a shown field must be filled in; a number that has to show a code must, whatever its rule says. */
export const isRequired = (
  rules: RegisterRules,
  fields: readonly RegisterField[],
  field: RegisterField,
): boolean => {
  if (field === 'captcha' || field === 'verificationCode') return true;
  if (field === 'mobileNum' && fields.includes('verificationCode')) return true;
  return ruleOf(rules, field)?.required ?? false;
};

/** The code of an agent in the query of an address, or nothing. */
export const codeInQuery = (query: string): string => {
  const fields = new URLSearchParams(query);
  return (fields.get('affiliateCode') || fields.get('code') || '').trim().slice(0, 255);
};

/** Everything that is wrong with the fields of a draft, part by part, in the order of the form. */
export const draftValidationErrors = (
  rules: RegisterRules,
  fields: readonly RegisterField[],
  draft: RegisterDraft,
): DraftValidationErrors => {
  const validationErrors: DraftValidationErrors = {};
  for (const field of fields) {
    const validationError =
      field === 'confirmPassword'
        ? againValidationError(draft)
        : fieldValidationError(rules, fields, field, draft[field]);
    if (validationError !== undefined) validationErrors[field] = validationError;
  }
  if (!draft.ageAndTermsAccepted) validationErrors.ageAndTermsAccepted = { kind: 'unticked' };
  return validationErrors;
};

const fieldValidationError = (
  rules: RegisterRules,
  fields: readonly RegisterField[],
  field: RegisterField,
  value: string,
): FieldValidationError | undefined => {
  if (value.trim() === '' && isRequired(rules, fields, field)) return { kind: 'empty' };
  // The picture and the code are held against what the server knows, not against a rule.
  if (field === 'captcha' || field === 'verificationCode') return undefined;
  const rule = ruleOf(rules, field);
  return rule && checkField(rule, value.trim());
};

const againValidationError = ({
  password,
  confirmPassword,
}: RegisterDraft): DraftValidationError | undefined => {
  if (confirmPassword.trim() === '') return { kind: 'empty' };
  return confirmPassword.trim() === password.trim() ? undefined : { kind: 'differs' };
};

/** The shown fields as they are sent, without the blanks around them; the others are empty but for a code that came. */
export const toBody = (draft: RegisterDraft, fields: readonly RegisterField[]): RegisterDraft => {
  const body: RegisterDraft = { ...draft };
  for (const field of REGISTER_FIELDS)
    body[field] = fields.includes(field) || field === 'affiliateCode' ? body[field].trim() : '';
  return body;
};
