import type { Alarm } from './alarms/alarm-store.ts';
import { type Language, type site, wireCodeOf } from '@hintha/contract';
import { toChange } from '../audit/index.ts';
import type { StoredFlag } from '../settings/index.ts';
import type { SiteSettings } from './settings.ts';
import type { readSite } from './change-site.ts';
import { type RegionCheck, type SiteAvailability, statusOf } from './open-site-availability.ts';
import { BRAND, HOME_COUNTRY, monthStart, TICKER } from './rules.ts';

/** The keys and providers that a login needs. */
export type LoginOptions = Pick<site.PermissionView, 'encryption' | 'phoneProvider'>;

export interface Visit {
  ip: string;
  language: string;
  now: Date;
}

export const toPermissionView = (
  availability: SiteAvailability,
  region: RegionCheck,
  login: LoginOptions,
  { ip, language, now }: Visit,
): site.PermissionView => {
  const { settings } = availability;
  const { on, message, until } = settings.maintenance;
  return {
    status: statusOf(availability, region),
    maintenance: on,
    maintenanceMessage: on ? (message[language as Language] ?? '') : '',
    maintenanceUntil: on && until !== null ? Date.parse(until) : null,
    regionRestriction: region.blocked,
    location: { ip, countryCode: region.country ?? HOME_COUNTRY },
    whitelabel: toSettingsView(settings),
    register: { captcha: availability.registerCaptcha },
    resources: settings.resources,
    customerService: availability.customerService,
    analytics: { gtagId: settings.gtagId },
    ...login,
    imageCDNs: settings.imageCDNs,
    launchGameCDNs: settings.launchGameCDNs,
    ticker: settings.promotionalCounter ? { ...TICKER, epoch: monthStart(now) } : null,
    serverTime: now.getTime(),
  };
};

export const toSettingsView = ({
  loginedToHomePage,
  company,
  licences,
}: SiteSettings): site.PermissionView['whitelabel'] => ({
  ...BRAND,
  defaultLang: wireCodeOf(BRAND.defaultLang),
  supportLanguages: BRAND.supportLanguages.map(wireCodeOf),
  pickerLanguages: BRAND.pickerLanguages.map(wireCodeOf),
  loginedToHomePage,
  company,
  licences,
});

export const toRoutesView = (
  { settings: { domainList, resources }, customerService }: SiteAvailability,
  type?: 'domain' | 'resource' | 'customerService',
) => {
  const asked = (one: typeof type) => type === undefined || type === one;
  return {
    domainList: asked('domain') ? domainList.map((domain) => ({ domain })) : [],
    resources: asked('resource') ? resources : [],
    customerService: asked('customerService') ? customerService : [],
  };
};

export const toFlagTree = (flags: readonly StoredFlag[]) => [
  {
    code: 'WEB',
    enabled: '1' as const,
    children: flags.map(({ code, enabled }) => ({
      code,
      enabled: enabled ? ('1' as const) : ('0' as const),
    })),
  },
];

export const toSiteView = ({ flags, networks, changes }: Awaited<ReturnType<typeof readSite>>) => ({
  flags: flags.map((flag) => ({ ...flag, changed: toChange(changes.get(`flag:${flag.code}`)) })),
  networks: networks.map((one) => ({ ...one, changed: toChange(changes.get(`network:${one.network}`)) })),
});

export const toAlarmView = ({ kind, since, lastAt, count }: Alarm) => ({
  kind,
  since: since.getTime(),
  lastAt: lastAt.getTime(),
  count,
});
