import { CONSOLE_ROUTES, site } from '@hintha/contract';
import {
  type CallOrigin,
  serve,
  type Served,
  type ServedToStaff,
  serveStaff,
  serveVisitor,
} from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { publishedKey } from '../identity/index.ts';
import { readFlags } from '../settings/index.ts';
import { listAlarms } from './alarms/alarms.ts';
import { changeFlag, changeNetwork, readSite } from './change-site.ts';
import { countBadges } from './count-badges.ts';
import { checkDomain, checkRegion, readSiteAvailability } from './open-site-availability.ts';
import { withDiallingCode } from './rules.ts';
import {
  type LoginOptions,
  toAlarmView,
  toFlagTree,
  toPermissionView,
  toRoutesView,
  toSettingsView,
  toSiteView,
} from './views.ts';

interface Visitor extends CallOrigin {
  query: { url?: string | undefined };
  language: string;
}

const readLoginOptions = async (ctx: AppContext): Promise<LoginOptions> => {
  const { phoneProvider } = ctx.config;
  return {
    encryption: await publishedKey(ctx),
    phoneProvider: { enabled: phoneProvider !== null, url: phoneProvider?.url ?? '' },
  };
};

export const routes = (ctx: AppContext): Served[] => {
  const permission = async (visitor: Visitor) => {
    const [availability, login] = await Promise.all([readSiteAvailability(ctx), readLoginOptions(ctx)]);
    checkDomain(availability.settings, visitor.query.url);
    const { ip, language } = visitor;
    const visit = { ip, language, now: ctx.clock.now() };
    return toPermissionView(availability, checkRegion(ctx, availability, visitor), login, visit);
  };
  return [
    serveVisitor(site.readStatus, permission),
    serveVisitor(site.readPermission, permission),
    serveVisitor(site.readSettings, async () => toSettingsView((await readSiteAvailability(ctx)).settings)),
    serveVisitor(site.readSiteRoutes, async ({ query: { type } }) =>
      toRoutesView(await readSiteAvailability(ctx), type),
    ),
    serveVisitor(site.readFlags, async () => toFlagTree(await readFlags(ctx.db))),
    serveVisitor(site.readCountry, async (origin) =>
      withDiallingCode(checkRegion(ctx, await readSiteAvailability(ctx), origin).country),
    ),
    serve(site.countUnread, ({ caller }) => countBadges(ctx, caller)),
  ];
};

export const consoleRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.readAlarms, async () => ({ alarms: (await listAlarms(ctx)).map(toAlarmView) })),
  serveStaff(CONSOLE_ROUTES.readSite, async () => toSiteView(await readSite(ctx))),
  serveStaff(CONSOLE_ROUTES.setFlag, async ({ caller, params, body }) => {
    await changeFlag(ctx, caller, { ...params, ...body });
    return {};
  }),
  serveStaff(CONSOLE_ROUTES.setNetwork, async ({ caller, body }) => {
    await changeNetwork(ctx, caller, body);
    return {};
  }),
  serveStaff(CONSOLE_ROUTES.removeNetwork, async ({ caller, query }) => {
    await changeNetwork(ctx, caller, { ...query, rule: null });
    return {};
  }),
];
