import { BusinessError, Stopped, transaction } from '@hintha/platform';
import { SYSTEM } from '../modules/audit/index.ts';
import {
  changeSetting,
  findSetting,
  listSettings,
  type NamedSetting,
  readSettings,
} from '../modules/settings/index.ts';
import type { OperatorContext } from './operator-context.ts';
import { readJson } from './read-json.ts';

export const SETTING_HELP = `  setting [NAME [JSON]]
      Shows the settings of all modules, or one of them, or sets it: setting site.gtagId '"G-ABC123"'.`;

/** Shows or sets what the operator can change without a release. */
export const setting = async (
  operator: OperatorContext,
  [name, json, ...rest]: string[],
): Promise<string> => {
  const all = listSettings(operator);
  if (name === undefined) return (await Promise.all(all.map((one) => line(operator, one)))).join('\n');
  const named = findSetting(operator, name);
  if (named === undefined || rest.length > 0) throw new Stopped(SETTING_HELP);
  if (json !== undefined) await set(operator, named, readJson(json));
  return line(operator, named);
};

const set = async ({ db }: OperatorContext, named: NamedSetting, value: unknown): Promise<void> => {
  try {
    await transaction(db, (tx) => changeSetting(tx, { named, value, actor: SYSTEM, reason: null }));
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    throw new Stopped(`${named.name} cannot be that: ${JSON.stringify(error.value)}`, { cause: error });
  }
};

const line = async (
  { db }: OperatorContext,
  { name, key, group, setting: { form } }: NamedSetting,
): Promise<string> => `${name} ${JSON.stringify(form.encode((await readSettings(db, group))[key]))}`;
