/** What the pages take of the registration: all of it but the schemas, which they do not load. */
export { checkValue } from './check-value.ts';
export type { RegisterField } from './declaration.ts';
export {
  type Asked,
  type FieldRule,
  type FieldRules,
  isOpen,
  isRequired,
  ruleOf,
  rulesByPhone,
  shownFields,
} from './form.ts';
export { isPatternId, type PatternId, type PatternName, PATTERNS } from './patterns.ts';
export { type NamedWhenWrong, REGISTER_FIELDS, type RegisterFieldName } from './register-fields.ts';
