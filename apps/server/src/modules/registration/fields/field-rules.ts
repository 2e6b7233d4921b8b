import { registration } from '@hintha/contract';
import { type Database, BusinessError, type Transaction } from '@hintha/platform';
import { isPattern } from './check-field.ts';
import { listFieldRules, putFieldRule } from './field-rule-store.ts';
import type { FieldRule, RegisterForm } from './types.ts';

const { isPatternId, REGISTER_FIELDS, usualRuleOf } = registration;

type RegisterField = registration.RegisterField;

/** The form with the rules that staff have set, and the declared ones where nobody has. */
export const readForm = async (
  db: Database,
  fields: readonly RegisterField[] = REGISTER_FIELDS,
): Promise<RegisterForm> => {
  const stored = await listFieldRules(db);
  const set = new Map(stored.map(({ field, ...rule }) => [field, rule]));
  const own = fields.flatMap((field): [string, FieldRule][] => {
    const usual = usualRuleOf(field);
    return usual === undefined ? [] : [[field.name, set.get(field.name) ?? usual]];
  });
  return { fields, rules: withRepeated(fields, Object.fromEntries(own)) };
};

const withRepeated = (
  fields: readonly RegisterField[],
  rules: Record<string, FieldRule>,
): Record<string, FieldRule> => {
  const repeated = fields.flatMap(({ name, repeats = name }): [string, FieldRule][] => {
    const rule = rules[repeats];
    return rule === undefined ? [] : [[name, rule]];
  });
  return Object.fromEntries(repeated);
};

const LONGEST_VALUE = 255;

/** Sets the rule of a field; what registration could not work with is refused. */
export const setFieldRule = async (
  tx: Transaction,
  name: string,
  rule: FieldRule,
  fields: readonly RegisterField[] = REGISTER_FIELDS,
): Promise<void> => {
  const field = fields.find((one) => one.name === name);
  if (field?.rule === undefined) throw new BusinessError('not_found');
  const wrong = wrongParts(field, rule);
  if (wrong.length > 0)
    throw new BusinessError('bad_request', {
      fields: wrong.map((part) => ({ field: part, problem: 'invalid' })),
    });
  await putFieldRule(tx, name, rule);
};

const wrongParts = ({ always = false }: RegisterField, rule: FieldRule): string[] => {
  const { enabled, required, acceptedPattern, patternId, minLength, maxLength } = rule;
  const sound: Record<keyof FieldRule, boolean> = {
    enabled: enabled || !always,
    required: required || !always,
    acceptedPattern: isPattern(acceptedPattern),
    patternId: isPatternId(patternId),
    minLength: Number.isInteger(minLength) && minLength >= 0 && minLength <= maxLength,
    maxLength: Number.isInteger(maxLength) && maxLength <= LONGEST_VALUE,
  };
  return Object.entries(sound).flatMap(([part, holds]) => (holds ? [] : [part]));
};
