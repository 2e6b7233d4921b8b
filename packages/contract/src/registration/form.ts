import type { RegisterField } from './declaration.ts';
import { PATTERNS } from './patterns.ts';

/** What a field asks for, as it is set. */
export interface FieldRule {
  enabled: boolean;
  required: boolean;
  acceptedPattern: string;
  patternId: number;
  minLength: number;
  maxLength: number;
}

/** The rule of every field by its name. */
export type FieldRules = Readonly<Partial<Record<string, FieldRule>>>;

/** What a field asks for until staff change it. */
export const usualRuleOf = ({ rule }: RegisterField): FieldRule | undefined => {
  if (rule === undefined) return undefined;
  const { enabled, required, pattern, minLength, maxLength } = rule;
  return { enabled, required, ...PATTERNS[pattern], minLength, maxLength };
};

/** The rule of a field; one that repeats another stands and falls with it. */
export const ruleOf = (rules: FieldRules, { name, repeats = name }: RegisterField): FieldRule | undefined =>
  rules[repeats];

/** By phone an account is given its name, and the number is held against a code instead of a rule. */
export const rulesByPhone = (
  fields: readonly RegisterField[],
  rules: FieldRules,
  withPassword: boolean,
): FieldRules => {
  const dropped = fields.filter(
    ({ byPhone }) =>
      byPhone === 'never' || byPhone === 'first' || (byPhone === 'withPassword' && !withPassword),
  );
  return Object.fromEntries(
    Object.entries(rules).filter(([name]) => !dropped.some((field) => field.name === name)),
  );
};

/** Whether an account can be opened by name: every field that is always asked for has a rule that asks for it. */
export const isOpen = (fields: readonly RegisterField[], rules: FieldRules): boolean =>
  fields.every((field) => field.always !== true || ruleOf(rules, field)?.enabled === true);

/** What decides, beside the rules, which fields are asked for. */
export interface Asked {
  method: 'username' | 'mobile';
  /** The code of an agent that came with the address, and is not asked for again. */
  codeInAddress: string;
  /** A number that comes with a name has to show a code; one that comes alone always has to. */
  withCode: boolean;
  /** A number that comes alone comes with a password. */
  withPassword: boolean;
  withCaptcha: boolean;
}

/** The fields that a form asks for; by phone the number and its code come first. */
export const shownFields = <Field extends RegisterField>(
  fields: readonly Field[],
  rules: FieldRules,
  asked: Asked,
): readonly Field[] => {
  const shown = fields.filter((field) => isShown(fields, rules, asked, field));
  if (asked.method === 'username') return shown;
  const beside = shown.filter(
    ({ byPhone }) => byPhone === 'asRuled' || (byPhone === 'withPassword' && asked.withPassword),
  );
  return [...fields.filter(({ byPhone }) => byPhone === 'first'), ...beside];
};

const isShown = (
  fields: readonly RegisterField[],
  rules: FieldRules,
  asked: Asked,
  field: RegisterField,
): boolean => {
  if (field.proof === 'captcha') return asked.withCaptcha;
  if (field.proof === 'code') return asked.withCode && isPhoneAsked(fields, rules);
  if (field.fills === 'team' && asked.codeInAddress !== '') return false;
  return ruleOf(rules, field)?.enabled === true;
};

const isPhoneAsked = (fields: readonly RegisterField[], rules: FieldRules): boolean =>
  fields.some((field) => field.control.kind === 'phone' && ruleOf(rules, field)?.enabled === true);

/** Whether a shown field must be filled in; a number that has to show a code must, whatever its rule says. */
export const isRequired = (
  rules: FieldRules,
  shown: readonly RegisterField[],
  field: RegisterField,
): boolean => {
  if (field.proof !== undefined) return true;
  if (field.control.kind === 'phone' && shown.some(({ proof }) => proof === 'code')) return true;
  return ruleOf(rules, field)?.required ?? false;
};
