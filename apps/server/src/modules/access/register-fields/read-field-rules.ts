import type { access } from '@hintha/contract';
import type { Database } from '@hintha/platform';
import { listFieldRules } from './field-store.ts';

/** The rule of every registration field; the second password stands and falls with the first. */
export const readFieldRules = async (db: Database): Promise<Record<string, access.FieldRuleView>> => {
  const stored = await listFieldRules(db);
  const rules = Object.fromEntries(stored.map(({ field, ...rule }) => [field, rule]));
  return rules.password === undefined ? rules : { ...rules, confirmPassword: rules.password };
};
