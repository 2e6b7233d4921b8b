import type { site } from '@hintha/contract';
import { BRAND, monthStart, TICKER } from './rules.ts';
import type { StoredFlag } from './store.ts';

export const toPermissionView = (ip: string, now: Date): site.PermissionView => ({
  status: 0,
  maintenance: false,
  regionRestriction: false,
  location: { ip, countryCode: 'MM' },
  whitelabel: toSettingsView(),
  register: { captcha: false },
  resources: [],
  customerService: [],
  analytics: { gtagId: null },
  imageCDNs: [],
  launchGameCDNs: [],
  ticker: { ...TICKER, epoch: monthStart(now) },
  serverTime: now.getTime(),
});

export const toSettingsView = (): site.PermissionView['whitelabel'] => ({
  ...BRAND,
  supportLanguages: [...BRAND.supportLanguages],
  pickerLanguages: [...BRAND.pickerLanguages],
});

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
