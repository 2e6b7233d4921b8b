import { type Database, BusinessError, type Transaction } from '@hintha/platform';
import { SETTING_NAMES, type SettingName, SETTINGS, type Settings, USUAL } from './rules.ts';
import { findFlag, listSettings, putSetting, updateFlag } from './store.ts';

/** Every setting; one that was never set, or that an older version wrote in another form, has its usual value. */
export const readSettings = async (on: Database | Transaction): Promise<Settings> => {
  const stored = new Map((await listSettings(on)).map(({ name, value }) => [name, value]));
  return Object.fromEntries(SETTING_NAMES.map((name) => [name, read(name, stored.get(name))])) as Settings;
};

const read = (name: SettingName, value: unknown): unknown => {
  const { success, data } = SETTINGS[name].safeParse(value);
  return success ? data : USUAL[name];
};

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
    throw new BusinessError('bad_request', { fields });
  }
  await putSetting(on, name, data);
};

export type FlagCode =
  | 'USERNAMEREG3'
  | 'DIRECTREG3'
  | 'MOBILENUMREG3'
  | 'REGMOBVERF3'
  | 'MOBILENUMPASSREG3'
  | 'FREEPLAY3'
  | 'PWDEXPFORCECHANGE3'
  | 'MOBILEVERCODELOGIN3'
  | 'CHNGPASSVERIF3'
  | 'NEWIPVERIF3';

/** Whether a feature of the module flag tree is on; an unknown flag is off. */
export const isFlagOn = async (db: Database, code: FlagCode): Promise<boolean> =>
  (await findFlag(db, code))?.enabled === true;

/** Switches a feature of the tree; a flag that there is not is refused. */
export const setFlag = async (on: Database | Transaction, code: string, enabled: boolean): Promise<void> => {
  if (!(await updateFlag(on, code, enabled))) throw new BusinessError('not_found');
};
