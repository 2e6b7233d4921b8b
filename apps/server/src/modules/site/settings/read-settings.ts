import type { Database, Transaction } from '@hintha/platform';
import { SETTING_NAMES, SETTINGS, USUAL, type SettingName, type Settings } from './schemas.ts';
import { listSettings } from './setting-store.ts';

/** Every setting; one that was never set, or that an older version wrote in another form, has its usual value. */
export const readSettings = async (on: Database | Transaction): Promise<Settings> => {
  const stored = new Map((await listSettings(on)).map(({ name, value }) => [name, value]));
  return Object.fromEntries(SETTING_NAMES.map((name) => [name, read(name, stored.get(name))])) as Settings;
};

const read = (name: SettingName, value: unknown): unknown => {
  const { success, data } = SETTINGS[name].safeParse(value);
  return success ? data : USUAL[name];
};
