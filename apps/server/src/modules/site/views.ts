import type { Language, site } from '@hintha/contract';
import { z } from 'zod';
import { type StoredAuditEntry, toChange } from '../audit/index.ts';
import { SETTING_NAMES, type Settings, SETTINGS, type StoredFlag, USUAL } from '../settings/index.ts';
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
    register: { captcha: settings.registerCaptcha },
    resources: settings.resources,
    customerService: settings.customerService,
    analytics: { gtagId: settings.gtagId },
    ...login,
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

/** How the value of a setting can be changed in a form. */
export type Form =
  | { kind: 'switch' | 'text' | 'json' }
  | { kind: 'number'; least: number; most: number }
  | { kind: 'lines'; upper: boolean }
  | { kind: 'records'; fields: string[] };

type Schema = z.core.JSONSchema.BaseSchema;

/** What a page needs to know to draw the fields of a value, from the schema that the value has to fit. */
export const formOf = (schema: z.ZodType): Form => formOfJson(z.toJSONSchema(schema, { io: 'input' }));

const formOfJson = (schema: Schema): Form => {
  if (schema.type === 'boolean') return { kind: 'switch' };
  if (schema.type === 'integer' && schema.minimum !== undefined && schema.maximum !== undefined)
    return { kind: 'number', least: schema.minimum, most: schema.maximum };
  if (schema.type === 'array' && isSchema(schema.items)) return formOfList(schema.items);
  return isTextOrNone(schema) ? { kind: 'text' } : { kind: 'json' };
};

const formOfList = (items: Schema): Form => {
  if (items.type === 'string') return { kind: 'lines', upper: isUpper(items.pattern ?? '') };
  const fields = Object.entries(items.properties ?? {});
  const isFlat = fields.length > 0 && fields.every(([, field]) => isSchema(field) && isText(field));
  return isFlat ? { kind: 'records', fields: fields.map(([name]) => name) } : { kind: 'json' };
};

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = ({ type, anyOf }: Schema): boolean =>
  type === 'string' || (anyOf?.every((one) => isSchema(one) && one.type === 'string') ?? false);

const isTextOrNone = ({ anyOf = [] }: Schema): boolean => {
  const types = anyOf.map((one) => (isSchema(one) ? one.type : undefined));
  return types.length === 2 && types.includes('string') && types.includes('null');
};

/** Whether the lines are in capitals alone, so that small letters can be read as such. */
const isUpper = (pattern: string): boolean => pattern.includes('A-Z') && !pattern.includes('a-z');

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

/** Audit entries of this kind keep the value before as JSON. */
const toSettingChange = (entry: StoredAuditEntry | undefined) => {
  const change = toChange(entry);
  if (entry === undefined || change === null) return null;
  const { before } = JSON.parse(entry.details) as { before?: unknown };
  return { ...change, before: before === undefined ? null : JSON.stringify(before) };
};
