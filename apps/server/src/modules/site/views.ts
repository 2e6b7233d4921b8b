import type { Language, site } from '@hintha/contract';
import type { Settings, StoredFlag } from '../settings/index.ts';
import { type Door, type Standing, statusOf } from './door.ts';
import { BRAND, HOME_COUNTRY, monthStart, TICKER } from './rules.ts';

/** What other rooms have to say in the configuration. */
export type Elsewhere = Pick<site.PermissionView, 'encryption' | 'phoneProvider'>;

export interface Visit {
  ip: string;
  language: string;
  now: Date;
}

export const toPermissionView = (
  door: Door,
  standing: Standing,
  elsewhere: Elsewhere,
  { ip, language, now }: Visit,
): site.PermissionView => {
  const { settings } = door;
  const { on, message, until } = settings.maintenance;
  return {
    status: statusOf(door, standing),
    maintenance: on,
    maintenanceMessage: on ? (message[language as Language] ?? '') : '',
    maintenanceUntil: on && until !== null ? Date.parse(until) : null,
    regionRestriction: standing.blocked,
    location: { ip, countryCode: standing.country ?? HOME_COUNTRY },
    whitelabel: toSettingsView(settings),
    register: { captcha: settings.registerCaptcha },
    resources: settings.resources,
    customerService: settings.customerService,
    analytics: { gtagId: settings.gtagId },
    ...elsewhere,
    imageCDNs: settings.imageCDNs,
    launchGameCDNs: settings.launchGameCDNs,
    ticker: { ...TICKER, epoch: monthStart(now) },
    serverTime: now.getTime(),
  };
};

export const toSettingsView = ({ loginedToHomePage }: Settings): site.PermissionView['whitelabel'] => ({
  ...BRAND,
  supportLanguages: [...BRAND.supportLanguages],
  pickerLanguages: [...BRAND.pickerLanguages],
  loginedToHomePage,
});

export const toRoutesView = (
  { domainList, resources, customerService }: Settings,
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
