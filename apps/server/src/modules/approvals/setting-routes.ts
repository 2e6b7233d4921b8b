import { CONSOLE_ROUTES } from '@hintha/contract';
import { BusinessError, type ServedToStaff, serveStaff, type StaffCaller } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import {
  findSetting,
  formOf,
  listSettings,
  type NamedSetting,
  readLatestVersions,
  readVersions,
  SETTING_OUTCOMES,
  type SettingVersion,
} from '../settings/index.ts';
import { hasOneOf } from '../staff/index.ts';
import { previewSetting, setSetting } from './change-setting.ts';
import { toProposedView } from './views.ts';

const SHOWN = 50;

export const settingRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listSettings, async ({ caller }) => ({
    settings: await listSettingViews(ctx, caller),
  })),
  serveStaff(CONSOLE_ROUTES.previewSetting, async ({ params, body }) => {
    const { needsApproval, effects } = await previewSetting(ctx, { ...params, ...body });
    return { needsApproval, effects: effects.map(({ text, values }) => ({ text, values: { ...values } })) };
  }),
  serveStaff(CONSOLE_ROUTES.setSetting, async ({ caller, params, body }) => {
    const proposed = await setSetting(ctx, caller, { ...params, ...body });
    return { proposed: proposed === null ? null : toProposedView(proposed) };
  }),
  serveStaff(CONSOLE_ROUTES.listSettingVersions, async ({ params: { name } }) => {
    const named = findSetting(ctx, name);
    if (named === undefined) throw new BusinessError('not_found');
    const versions = await readVersions(ctx.db, name, SHOWN);
    const outcome = await readOutcome(ctx, named, versions[0]?.setAt ?? null);
    return { versions: versions.map(toVersionView), outcome };
  }),
];

/** What a setting has cost or earned since then; null where nothing says. */
const readOutcome = async (ctx: AppContext, { name }: NamedSetting, since: Date | null) => {
  const found = ctx.contributions
    .all(SETTING_OUTCOMES)
    .find(({ group, settings }) => settings.some((own) => `${group}.${own}` === name));
  if (found === undefined) return null;
  const { text, values } = await found.measure(ctx, since);
  return { text, values: { ...values }, since: since?.getTime() ?? null };
};

const listSettingViews = async (ctx: AppContext, caller: StaffCaller) => {
  const latest = new Map((await readLatestVersions(ctx.db)).map((one) => [one.name, one]));
  return listSettings(ctx).map(({ name, group, setting }) => {
    const version = latest.get(name);
    const usual: unknown = setting.form.encode(setting.usual);
    return {
      name,
      group: group.group,
      value: JSON.stringify(
        version !== undefined && setting.form.safeParse(version.value).success ? version.value : usual,
      ),
      usual: JSON.stringify(usual),
      form: formOf(setting.form),
      unit: setting.unit,
      needsApproval: setting.needsApproval,
      mayChange: hasOneOf(caller, group.editors),
      changed: version === undefined ? null : toSettingChange(version),
    };
  });
};

const toSettingChange = ({ actor, setAt, reason, before }: SettingVersion) => ({
  by: actor,
  at: setAt.getTime(),
  reason,
  before: before === null ? null : JSON.stringify(before),
});

const toVersionView = ({ id, value, actor, reason, setAt }: SettingVersion) => ({
  id: String(id),
  value: JSON.stringify(value),
  by: actor,
  reason,
  at: setAt.getTime(),
});
