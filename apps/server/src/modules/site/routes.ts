import { CONSOLE_ROUTES, site } from '@hintha/contract';
import { type CallOrigin, type Served, type ServedToStaff, serveStaff, serveVisitor } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { readFlags } from '../settings/index.ts';
import { changeFlag, changeNetwork, changeSetting, readSite } from './change-site.ts';
import { checkDomain, type ReadSiteAvailability, checkRegion } from './open-site-availability.ts';
import { withDiallingCode } from './rules.ts';
import {
  type Elsewhere,
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

/** What other rooms have to say in the configuration is handed in, since those rooms stand on this one. */
export const routes = (
  ctx: AppContext,
  readDoor: ReadSiteAvailability,
  elsewhere: () => Promise<Elsewhere>,
): Served[] => {
  const permission = async (visitor: Visitor) => {
    const [door, others] = await Promise.all([readDoor(), elsewhere()]);
    checkDomain(door.settings, visitor.query.url);
    const { ip, language } = visitor;
    return toPermissionView(door, checkRegion(ctx, door, visitor), others, {
      ip,
      language,
      now: ctx.clock.now(),
    });
  };
  return [
    serveVisitor(site.readStatus, permission),
    serveVisitor(site.readPermission, permission),
    serveVisitor(site.readSettings, async () => toSettingsView((await readDoor()).settings)),
    serveVisitor(site.readSiteRoutes, async ({ query: { type } }) =>
      toRoutesView((await readDoor()).settings, type),
    ),
    serveVisitor(site.readFlags, async () => toFlagTree(await readFlags(ctx.db))),
    serveVisitor(site.readCountry, async (origin) =>
      withDiallingCode(checkRegion(ctx, await readDoor(), origin).country),
    ),
  ];
};

export const siteRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.readSite, async () => toSiteView(await readSite(ctx))),
  serveStaff(CONSOLE_ROUTES.setFlag, async ({ caller, params, body }) => {
    await changeFlag(ctx, caller, { ...params, ...body });
    return {};
  }),
  serveStaff(CONSOLE_ROUTES.setSetting, async ({ caller, params, body }) => {
    await changeSetting(ctx, caller, { ...params, ...body });
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
