import { type StoredAct, toChange } from '../../audit/index.ts';
import { SETTING_NAMES, SETTINGS, USUAL } from '../../settings/index.ts';
import type { readSite } from './change-site.ts';
import { formOf } from './form-of.ts';

export const toSiteView = ({ flags, settings, networks, changes }: Awaited<ReturnType<typeof readSite>>) => ({
  flags: flags.map((flag) => ({ ...flag, changed: toChange(changes.get(`flag:${flag.code}`)) })),
  settings: SETTING_NAMES.map((name) => ({
    name,
    value: JSON.stringify(settings[name]),
    usual: JSON.stringify(USUAL[name]),
    form: formOf(SETTINGS[name]),
    changed: toSettingChange(changes.get(`setting:${name}`)),
  })),
  networks: networks.map((one) => ({ ...one, changed: toChange(changes.get(`network:${one.network}`)) })),
});

/** Acts of this kind keep the value before as JSON. */
const toSettingChange = (act: StoredAct | undefined) => {
  const change = toChange(act);
  if (act === undefined || change === null) return null;
  const { before } = JSON.parse(act.details) as { before?: unknown };
  return { ...change, before: before === undefined ? null : JSON.stringify(before) };
};
