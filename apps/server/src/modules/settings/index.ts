/** What the operator can change without a release: flags, values and the rules of fields, each typed. */
export { checkField } from './field-rules/check-field.ts';
export { readFieldRules, setFieldRule } from './field-rules/set-field-rule.ts';
export type { FieldRule, FieldRules } from './field-rules/types.ts';
export {
  type FlagCode,
  isFlagOn,
  isSettingName,
  readSettings,
  setFlag,
  setSetting,
} from './read-settings.ts';
export {
  MERCHANT_CURRENCY,
  SETTING_NAMES,
  type SettingName,
  SETTINGS,
  type Settings,
  USUAL,
} from './rules.ts';
export { readFlags, type StoredFlag } from './store.ts';
