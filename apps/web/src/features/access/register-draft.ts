import { checkField, type FieldFlaw, type FieldRule } from './check-field.ts';

/** The fields of a registration by user name, in the order of the form. */
const REGISTER_FIELDS = ['username', 'password', 'confirmPassword'] as const;
export type RegisterField = (typeof REGISTER_FIELDS)[number];
export type RegisterRules = Partial<Record<string, FieldRule>>;

export interface RegisterDraft extends Record<RegisterField, string> {
  /** Eighteen or older, and the terms accepted. */
  ageAndTermsAccepted: boolean;
}

export type DraftPart = keyof RegisterDraft;
export type DraftFlaw = FieldFlaw | { kind: 'differs' } | { kind: 'unticked' };

export const EMPTY_DRAFT: RegisterDraft = {
  username: '',
  password: '',
  confirmPassword: '',
  ageAndTermsAccepted: false,
};

/** The rule of a field; the second password stands and falls with the first. */
export const ruleOf = (rules: RegisterRules, field: RegisterField): FieldRule | undefined =>
  rules[field === 'confirmPassword' ? 'password' : field];

/** Whether an account can be opened at all: both fields of the user-name form are switched on. */
export const isOpen = (rules: RegisterRules): boolean =>
  REGISTER_FIELDS.every((field) => ruleOf(rules, field)?.enabled === true);

/** Everything that is wrong with a draft, part by part, in the order of the form. */
export const draftFlaws = (
  rules: RegisterRules,
  draft: RegisterDraft,
): Partial<Record<DraftPart, DraftFlaw>> => {
  const username = fieldFlaw(rules, 'username', draft.username);
  const password = fieldFlaw(rules, 'password', draft.password);
  const confirmPassword = againFlaw(draft);
  return {
    ...(username && { username }),
    ...(password && { password }),
    ...(confirmPassword && { confirmPassword }),
    ...(!draft.ageAndTermsAccepted && { ageAndTermsAccepted: { kind: 'unticked' } }),
  };
};

const fieldFlaw = (rules: RegisterRules, field: RegisterField, value: string): FieldFlaw | undefined => {
  const rule = ruleOf(rules, field);
  return rule && checkField(rule, value.trim());
};

const againFlaw = ({ password, confirmPassword }: RegisterDraft): DraftFlaw | undefined => {
  if (confirmPassword.trim() === '') return { kind: 'empty' };
  return confirmPassword.trim() === password.trim() ? undefined : { kind: 'differs' };
};

const PARTS: readonly string[] = Object.keys(EMPTY_DRAFT);

/** The parts of the draft that a refusal names in its value. */
export const refusedParts = (value: unknown): DraftPart[] => {
  const fields = (value as { fields?: unknown } | null)?.fields;
  if (!Array.isArray(fields)) return [];
  const names = fields.map((named: { field?: unknown } | null) => named?.field);
  return names.filter((name): name is DraftPart => typeof name === 'string' && PARTS.includes(name));
};
