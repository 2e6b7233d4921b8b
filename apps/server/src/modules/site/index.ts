/** The state of the site as a whole: status, configuration, flags, and who may come in. */
export { isFlagOn, readFlags, setFlag, type FlagCode } from './flags.ts';
export { listNetworks, removeNetwork, setNetwork } from './country/networks.ts';
export { openDoor, type ReadDoor } from './door.ts';
export { openGate } from './open-gate.ts';
export { openOutside } from './open-outside.ts';
export { MERCHANT_CURRENCY } from './settings/schemas.ts';
export { readSettings } from './settings/read-settings.ts';
export { SETTING_NAMES, SETTINGS, USUAL, type SettingName, type Settings } from './settings/schemas.ts';
export { isSettingName, setSetting } from './settings/set-setting.ts';
