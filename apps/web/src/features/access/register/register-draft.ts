import { checkField, type FieldFlaw, type FieldRule } from '../check-field.ts';

/** The fields a registration by user name may have, in the order of the form. */
const REGISTER_FIELDS = [
  'username',
  'password',
  'confirmPassword',
  'payeeName',
  'email',
  'mobileNum',
  'paymentPassword',
  'idNumber',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'qqNum',
  'recommenderId',
  'affiliateCode',
] as const;
export type RegisterField = (typeof REGISTER_FIELDS)[number];
export type RegisterRules = Partial<Record<string, FieldRule>>;

export interface RegisterDraft extends Record<RegisterField, string> {
  /** Eighteen or older, and the terms accepted. */
  ageAndTermsAccepted: boolean;
}

export type DraftPart = keyof RegisterDraft;
export type DraftFlaw = FieldFlaw | { kind: 'differs' } | { kind: 'unticked' };
export type DraftFlaws = Partial<Record<DraftPart, DraftFlaw>>;

export const EMPTY_DRAFT: RegisterDraft = {
  username: '',
  password: '',
  confirmPassword: '',
  payeeName: '',
  email: '',
  mobileNum: '',
  paymentPassword: '',
  idNumber: '',
  line: '',
  whatsapp: '',
  facebook: '',
  wechat: '',
  qqNum: '',
  recommenderId: '',
  affiliateCode: '',
  ageAndTermsAccepted: false,
};

/** The rule of a field; the second password stands and falls with the first. */
export const ruleOf = (rules: RegisterRules, field: RegisterField): FieldRule | undefined =>
  rules[field === 'confirmPassword' ? 'password' : field];

/** Whether an account can be opened at all: user name and password are switched on. */
export const isOpen = (rules: RegisterRules): boolean =>
  (['username', 'password'] as const).every((field) => ruleOf(rules, field)?.enabled === true);

/** The fields the house asks for; a code of an agent that came with the address is not asked for again. */
export const shownFields = (rules: RegisterRules, codeInAddress: string): readonly RegisterField[] =>
  REGISTER_FIELDS.filter(
    (field) => ruleOf(rules, field)?.enabled === true && !(field === 'affiliateCode' && codeInAddress !== ''),
  );

/** The code of an agent in the query of an address, or nothing. */
export const codeInQuery = (query: string): string => {
  const fields = new URLSearchParams(query);
  return (fields.get('affiliateCode') || fields.get('code') || '').trim().slice(0, 255);
};

/** Everything that is wrong with the fields of a draft, part by part, in the order of the form. */
export const draftFlaws = (
  rules: RegisterRules,
  fields: readonly RegisterField[],
  draft: RegisterDraft,
): DraftFlaws => {
  const flaws: DraftFlaws = {};
  for (const field of fields) {
    const flaw = field === 'confirmPassword' ? againFlaw(draft) : fieldFlaw(rules, field, draft[field]);
    if (flaw !== undefined) flaws[field] = flaw;
  }
  if (!draft.ageAndTermsAccepted) flaws.ageAndTermsAccepted = { kind: 'unticked' };
  return flaws;
};

const fieldFlaw = (rules: RegisterRules, field: RegisterField, value: string): FieldFlaw | undefined => {
  const rule = ruleOf(rules, field);
  return rule && checkField(rule, value.trim());
};

const againFlaw = ({ password, confirmPassword }: RegisterDraft): DraftFlaw | undefined => {
  if (confirmPassword.trim() === '') return { kind: 'empty' };
  return confirmPassword.trim() === password.trim() ? undefined : { kind: 'differs' };
};

/** The fields as they are sent, without the blanks around them. */
export const toBody = (draft: RegisterDraft): RegisterDraft => {
  const body = { ...draft };
  for (const field of REGISTER_FIELDS) body[field] = body[field].trim();
  return body;
};
