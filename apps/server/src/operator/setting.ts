import { BusinessError, Stopped } from '@hintha/platform';
import { isSettingName, readSettings, setSetting, SETTING_NAMES } from '../modules/settings/index.ts';
import type { Desk } from './desk.ts';
import { readJson } from './read-json.ts';

export const SETTING_HELP = `  setting [NAME [JSON]]
      Shows the settings of the site, or one of them, or sets it.
      ${SETTING_NAMES.join(', ')}`;

/** Shows or sets what the site is configured with. */
export const setting = async ({ db }: Desk, [name, json, ...rest]: string[]): Promise<string> => {
  const settings = await readSettings(db);
  if (name === undefined) return SETTING_NAMES.map((one) => line(one, settings[one])).join('\n');
  if (!isSettingName(name) || rest.length > 0) throw new Stopped(SETTING_HELP);
  if (json === undefined) return line(name, settings[name]);
  try {
    await setSetting(db, name, readJson(json));
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    throw new Stopped(`${name} cannot be that: ${JSON.stringify(error.value)}`, { cause: error });
  }
  return line(name, (await readSettings(db))[name]);
};

const line = (name: string, value: unknown): string => `${name} ${JSON.stringify(value)}`;
