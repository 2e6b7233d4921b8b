import { Refusal, type Database, type Transaction } from '@hintha/platform';
import { SETTINGS, type SettingName } from './schemas.ts';
import { putSetting } from './setting-store.ts';

export const isSettingName = (name: string): name is SettingName => Object.hasOwn(SETTINGS, name);

/** Sets what the operator may set; a value of another form is refused with what is wrong with it. */
export const setSetting = async (
  on: Database | Transaction,
  name: SettingName,
  value: unknown,
): Promise<void> => {
  const { success, data, error } = SETTINGS[name].safeParse(value);
  if (!success) {
    const fields = error.issues.map(({ path, message }) => ({
      field: [name, ...path].join('.'),
      problem: message,
    }));
    throw new Refusal('bad_request', { fields });
  }
  await putSetting(on, name, data);
};
