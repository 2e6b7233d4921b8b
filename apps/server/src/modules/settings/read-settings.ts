import type { Database, Transaction } from '@hintha/platform';
import { type AnySettingGroup, type SettingGroup, SETTING_GROUPS, type Values } from './define-settings.ts';
import type { AppContext } from '../../app-context.ts';
import type { Setting } from './kinds.ts';
import { selectSettings, type StoredSetting } from './store.ts';

/**
 * The settings of a module as they stand now, in every process at once. One that was never set, or that an older version
 * wrote in another form, has its usual value.
 */
export const readSettings = async <Settings extends Record<string, Setting<unknown>>>(
  on: Database | Transaction,
  group: SettingGroup<Settings>,
): Promise<Values<Settings>> => valuesOf(group, await selectSettings(on, namesOf(group)));

export const valuesOf = <Settings extends Record<string, Setting<unknown>>>(
  { group, settings }: SettingGroup<Settings>,
  stored: readonly StoredSetting[],
): Values<Settings> => {
  const known = new Map(stored.map(({ name, value }) => [name, value]));
  const entries = Object.entries(settings).map(([key, { form, usual }]) => {
    const value = known.get(nameOf(group, key));
    if (value === undefined) return [key, usual];
    const { success, data } = form.safeParse(value);
    return [key, success ? data : usual];
  });
  return Object.fromEntries(entries) as Values<Settings>;
};

/** What every setting of a group is unless somebody sets it. */
export const usualOf = <Settings extends Record<string, Setting<unknown>>>(
  group: SettingGroup<Settings>,
): Values<Settings> => valuesOf(group, []);

const nameOf = (group: string, key: string): string => `${group}.${key}`;

export const namesOf = ({ group, settings }: AnySettingGroup): string[] =>
  Object.keys(settings).map((key) => nameOf(group, key));

export interface NamedSetting {
  readonly name: string;
  readonly key: string;
  readonly group: AnySettingGroup;
  readonly setting: Setting<unknown>;
}

/** Every setting of every module by its full name, such as `payments.withdrawals.least`. */
export const listSettings = ({ contributions }: Pick<AppContext, 'contributions'>): NamedSetting[] =>
  contributions.all(SETTING_GROUPS).flatMap((group) =>
    Object.entries(group.settings).map(([key, setting]) => ({
      name: nameOf(group.group, key),
      key,
      group,
      setting,
    })),
  );

export const findSetting = (
  ctx: Pick<AppContext, 'contributions'>,
  named: string,
): NamedSetting | undefined => listSettings(ctx).find(({ name }) => name === named);
