/** The registration: the fields of its form, each said once, and its calls. */
export * from './calls.ts';
export { checkValue } from './check-value.ts';
export type { RegisterField } from './declaration.ts';
export {
  type FieldRule,
  type FieldRules,
  isRequired,
  rulesByPhone,
  shownFields,
  usualRuleOf,
} from './form.ts';
export { isPatternId, PATTERNS } from './patterns.ts';
export {
  PROFILE_FIELDS,
  type ProfileFieldName,
  REGISTER_FIELDS,
  type RegisterFieldName,
} from './register-fields.ts';
