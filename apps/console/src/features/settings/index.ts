/** What can be changed without a release: the limits, fees, thresholds and waits of every module. */
export { SettingsPage } from './settings-page.tsx';
