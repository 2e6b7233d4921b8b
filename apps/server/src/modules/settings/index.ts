/** What the operator can change without a release: flags, and the settings that modules declare. */
export { changeSetting, readSettingChange, refuseOutOfBounds, setSettings } from './change-setting.ts';
export {
  contributeCheck,
  contributeEffects,
  contributeOutcome,
  defineSettings,
  type Effect,
  SETTING_EFFECTS,
  SETTING_GROUPS,
  SETTING_OUTCOMES,
  type SettingGroup,
  type Values,
} from './define-settings.ts';
export { selectFlags as readFlags, type StoredFlag } from './flag-store.ts';
export { type FlagCode, isFlagOn, setFlag } from './flags.ts';
export { type Form, formOf } from './form-of.ts';
export { amount, plain, rate, type Setting, whole } from './kinds.ts';
export { findSetting, listSettings, type NamedSetting, readSettings, usualOf } from './read-settings.ts';
export {
  selectLatestVersions as readLatestVersions,
  selectVersions as readVersions,
  type SettingVersion,
  storedValue,
} from './store.ts';
