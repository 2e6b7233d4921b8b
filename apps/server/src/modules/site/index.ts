/** The state of the site as a whole: availability, configuration, regions, and what its pages may load. */
export { listNetworks, removeNetwork, setNetwork } from './country/networks.ts';
export { openDoor, type ReadDoor } from './door.ts';
export { type FlagCode, isFlagOn, readFlags, setFlag } from './flags.ts';
export { openGate } from './open-gate.ts';
export { openOutside } from './open-outside.ts';
export { readSettings } from './settings/read-settings.ts';
export {
  MERCHANT_CURRENCY,
  SETTING_NAMES,
  type SettingName,
  SETTINGS,
  type Settings,
  USUAL,
} from './settings/schemas.ts';
export { isSettingName, setSetting } from './settings/set-setting.ts';
