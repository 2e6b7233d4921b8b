import { BusinessError, type Database, transaction, type Transaction } from '@hintha/platform';
import { z } from 'zod';
import { type Actor, actorName, recordAudit, SYSTEM } from '../audit/index.ts';
import type { AppContext } from '../../app-context.ts';
import { SETTING_CHECKS, type SettingGroup, type Values } from './define-settings.ts';
import type { Setting } from './kinds.ts';
import { namesOf, type NamedSetting, valuesOf } from './read-settings.ts';
import { lockSettings, putSetting, selectSettings, type StoredSetting } from './store.ts';

export interface SettingChange {
  readonly named: NamedSetting;
  /** The value as it is on the wire. */
  readonly value: unknown;
  readonly actor: Actor;
  readonly reason: string | null;
}

/** Gives a setting another value; one that its form refuses, or that does not go with the others, is told with what is wrong. */
export const changeSetting = async (tx: Transaction, change: SettingChange): Promise<void> => {
  const { named, actor, reason } = change;
  const stored = await lockSettings(tx, namesOf(named.group));
  const { before, after } = checkChange(named, change.value, stored);
  await putSetting(tx, { name: named.name, value: after, actor: actorName(actor), reason });
  await recordAudit(tx, {
    actor,
    action: 'settings.change',
    subject: `setting:${named.name}`,
    ...(reason === null ? {} : { reason }),
    details: { before, value: after },
  });
};

/** What a setting and its group would come to with another value; refuses as `changeSetting` does. */
export const readSettingChange = async (on: Database | Transaction, named: NamedSetting, value: unknown) =>
  checkChange(named, value, await selectSettings(on, namesOf(named.group)));

/** Refuses a value that some module's bound does not let be, such as one by which the product would pay out. */
export const refuseOutOfBounds = async (
  { contributions }: Pick<AppContext, 'contributions'>,
  on: Database | Transaction,
  named: NamedSetting,
  value: unknown,
): Promise<void> => {
  const { valuesAfter } = await readSettingChange(on, named, value);
  for (const bound of contributions.all(SETTING_CHECKS)) {
    const field = bound.group === named.group.group ? await bound.find(on, valuesAfter) : null;
    if (field === null) continue;
    throw new BusinessError('bad_request', { fields: [{ field, problem: 'would be passed' }] });
  }
};

const checkChange = (
  { name, key, group, setting }: NamedSetting,
  value: unknown,
  stored: readonly StoredSetting[],
) => {
  const { success, data, error } = setting.form.safeParse(value);
  if (!success)
    throw new BusinessError('bad_request', {
      fields: error.issues.map(({ path, message }) => ({
        field: [name, ...path].join('.'),
        problem: message,
      })),
    });
  const valuesBefore = valuesOf(group, stored);
  const valuesAfter = { ...valuesBefore, [key]: data };
  const misfit = group.check(valuesAfter);
  if (misfit !== null)
    throw new BusinessError('bad_request', {
      fields: [{ field: `${group.group}.${misfit}`, problem: 'does not go with the others' }],
    });
  const toWire = (one: unknown): unknown => setting.form.encode(one);
  return { before: toWire(valuesBefore[key]), after: toWire(data), valuesBefore, valuesAfter };
};

/** Sets settings of a group from within the program, such as by a command of the operator. */
export const setSettings = async <Settings extends Record<string, Setting<unknown>>>(
  db: Database,
  group: SettingGroup<Settings>,
  values: Partial<Values<Settings>>,
): Promise<void> =>
  transaction(db, async (tx) => {
    for (const [key, value] of Object.entries(values)) {
      const setting = group.settings[key];
      if (setting === undefined) throw new Error(`${group.group} has no setting ${key}`);
      const named = { name: `${group.group}.${key}`, key, group, setting };
      // A value that the type does not allow is told as every wrong value is.
      const { success, data } = z.safeEncode(setting.form, value);
      await changeSetting(tx, { named, value: success ? data : value, actor: SYSTEM, reason: null });
    }
  });
