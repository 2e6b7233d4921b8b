import {
  isRequired,
  REGISTER_FIELDS,
  type FieldRules,
  type RegisterField as Declared,
  type RegisterFieldName,
  ruleOf,
} from '@hintha/contract/registration';
import { checkField, type FieldValidationError } from '../check-field.ts';

export type RegisterField = Declared<RegisterFieldName>;

export interface RegisterDraft extends Record<RegisterFieldName, string> {
  /** Eighteen or older, and the terms accepted. */
  ageAndTermsAccepted: boolean;
}

export type DraftPart = keyof RegisterDraft;
export type DraftValidationError = FieldValidationError | { kind: 'differs' } | { kind: 'unticked' };
export type DraftValidationErrors = Partial<Record<DraftPart, DraftValidationError>>;

const EMPTY_FIELDS = Object.fromEntries(REGISTER_FIELDS.map(({ name }) => [name, '']));

export const EMPTY_DRAFT: RegisterDraft = {
  ...(EMPTY_FIELDS as Record<RegisterFieldName, string>),
  ageAndTermsAccepted: false,
};

export const ALL_PARTS = Object.keys(EMPTY_DRAFT) as DraftPart[];

/** The code of an agent in the query of an address, or nothing. */
export const codeInQuery = (query: string): string => {
  const fields = new URLSearchParams(query);
  return (fields.get('affiliateCode') || fields.get('code') || '').trim().slice(0, 255);
};

/** Everything that is wrong with the fields of a draft, part by part, in the order of the form. */
export const draftValidationErrors = (
  rules: FieldRules,
  shown: readonly RegisterField[],
  draft: RegisterDraft,
): DraftValidationErrors => {
  const validationErrors: DraftValidationErrors = {};
  for (const field of shown) {
    const validationError = fieldValidationError(rules, shown, field, draft);
    if (validationError !== undefined) validationErrors[field.name] = validationError;
  }
  if (!draft.ageAndTermsAccepted) validationErrors.ageAndTermsAccepted = { kind: 'unticked' };
  return validationErrors;
};

const fieldValidationError = (
  rules: FieldRules,
  shown: readonly RegisterField[],
  field: RegisterField,
  draft: RegisterDraft,
): DraftValidationError | undefined => {
  const value = draft[field.name].trim();
  if (value === '' && isRequired(rules, shown, field)) return { kind: 'empty' };
  const first = shown.find(({ name }) => name === field.repeats);
  if (first !== undefined) return draft[first.name].trim() === value ? undefined : { kind: 'differs' };
  // The picture and the code are held against what the server knows, not against a rule.
  const rule = field.proof === undefined ? ruleOf(rules, field) : undefined;
  return rule && checkField(rule, value);
};

/** The shown fields as they are sent, without the blanks around them; the others are empty but for a code that came. */
export const toBody = (draft: RegisterDraft, shown: readonly RegisterField[]): RegisterDraft => {
  const body: RegisterDraft = { ...draft };
  for (const field of REGISTER_FIELDS) {
    const isSent = shown.includes(field) || field.fills === 'team';
    body[field.name] = isSent ? body[field.name].trim() : '';
  }
  return body;
};
