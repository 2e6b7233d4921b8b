import type { access } from '@hintha/contract';
import { type Database, BusinessError, type Transaction } from '@hintha/platform';
import { isPattern } from './check-field.ts';
import { listFieldRules, updateFieldRule } from './field-rule-store.ts';
import type { FieldRule } from './types.ts';

const LONGEST_VALUE = 255;
const PATTERN_IDS = 13;
const ALWAYS_ASKED: readonly string[] = ['username', 'password'];

/** Sets the rule of a registration field; what registration could not work with is refused. */
export const setFieldRule = async (tx: Transaction, field: string, rule: FieldRule): Promise<void> => {
  const wrong = wrongParts(field, rule);
  if (wrong.length > 0)
    throw new BusinessError('bad_request', {
      fields: wrong.map((part) => ({ field: part, problem: 'invalid' })),
    });
  if (!(await updateFieldRule(tx, field, rule))) throw new BusinessError('not_found');
};

const wrongParts = (field: string, rule: FieldRule): string[] => {
  const { enabled, required, acceptedPattern, patternId, minLength, maxLength } = rule;
  const sound: Record<keyof FieldRule, boolean> = {
    enabled: enabled || !ALWAYS_ASKED.includes(field),
    required: required || !ALWAYS_ASKED.includes(field),
    acceptedPattern: isPattern(acceptedPattern),
    patternId: Number.isInteger(patternId) && patternId >= 1 && patternId <= PATTERN_IDS,
    minLength: Number.isInteger(minLength) && minLength >= 0 && minLength <= maxLength,
    maxLength: Number.isInteger(maxLength) && maxLength <= LONGEST_VALUE,
  };
  return Object.entries(sound).flatMap(([part, holds]) => (holds ? [] : [part]));
};

/** The rule of every registration field; the second password stands and falls with the first. */
export const readFieldRules = async (db: Database): Promise<Record<string, access.FieldRuleView>> => {
  const stored = await listFieldRules(db);
  const rules = Object.fromEntries(stored.map(({ field, ...rule }) => [field, rule]));
  return rules.password === undefined ? rules : { ...rules, confirmPassword: rules.password };
};
