import { site } from '@hintha/contract';
import { serveVisitor, type Served } from '@hintha/platform';
import type { House } from '../../house.ts';
import { readFlags } from './flags.ts';
import { toFlagTree, toPermissionView, toSettingsView } from './views.ts';

export const routes = (house: House): Served[] => [
  serveVisitor(site.readStatus, async ({ ip }) => toPermissionView(ip, house.clock.now())),
  serveVisitor(site.readPermission, async ({ ip }) => toPermissionView(ip, house.clock.now())),
  serveVisitor(site.readSettings, async () => toSettingsView()),
  serveVisitor(site.readFlags, async () => toFlagTree(await readFlags(house.db))),
  serveVisitor(site.readCountry, async () => ({ countryCode: 'MM', countryDialingCode: '95' })),
];
