import { z } from 'zod';
import { Instant } from './amount.ts';
import { route } from './route.ts';

/** 0 the site, 1 maintenance, 2 blocked by region or address. */
export const SystemStatus = z.union([z.literal(0), z.literal(1), z.literal(2)]);

const PermissionView = z.object({
  status: SystemStatus,
  maintenance: z.boolean(),
  /** What the operator says of it in the caller's language; empty when it says nothing of its own. */
  maintenanceMessage: z.string(),
  /** When the site is expected back; null when nobody can say. */
  maintenanceUntil: Instant.nullable(),
  regionRestriction: z.boolean(),
  location: z.object({ ip: z.string(), countryCode: z.string() }),
  whitelabel: z.object({
    brand: z.string(),
    merchant: z.string(),
    platform: z.literal('WEB'),
    lotteryType: z.literal('SEA'),
    currencySymbol: z.string(),
    defaultLang: z.string(),
    supportLanguages: z.array(z.string()),
    pickerLanguages: z.array(z.string()),
    loginedToHomePage: z.boolean(),
    /** Whose site it is; null where nobody is named. */
    company: z.string().nullable(),
    /** What the footer shows of licences and marks; empty texts and addresses are not shown. */
    licences: z.array(
      z.object({ title: z.string(), text: z.string(), url: z.string(), picture: z.string() }),
    ),
  }),
  register: z.object({ captcha: z.boolean() }),
  resources: z.array(z.object({ resourceType: z.string(), url: z.string(), qrCodeUrl: z.string() })),
  customerService: z.array(z.object({ csType: z.string(), title: z.string(), path: z.string() })),
  analytics: z.object({ gtagId: z.string().nullable() }),
  /** Calls marked as encrypted take a JWE for this key (a JWK); plain JSON is refused where `required`. */
  encryption: z.object({
    keyId: z.string(),
    publicKey: z.record(z.string(), z.string()),
    required: z.boolean(),
  }),
  /** The outside provider that verifies phones in place of our own codes. */
  phoneProvider: z.object({ enabled: z.boolean(), url: z.string() }),
  imageCDNs: z.array(z.string()),
  launchGameCDNs: z.array(z.string()),
  /**
   * The promotional counter: amount(t) = start + step × floor((t − epoch) / everyMs), in hundredths; null where the
   * operator shows none.
   */
  ticker: z
    .object({ startHundredths: z.int(), stepHundredths: z.int(), everyMs: z.int(), epoch: Instant })
    .nullable(),
  serverTime: Instant,
});

export type PermissionView = z.infer<typeof PermissionView>;

const askedHost = z.object({ url: z.string().max(255).optional() });

export const readStatus = route('readStatus', {
  guard: 'visitor',
  summary: 'System status together with the site configuration.',
  query: askedHost,
  reply: PermissionView,
  errors: ['domain_invalid'],
});

export const readPermission = route('readPermission', {
  guard: 'visitor',
  summary: 'Site permission configuration; the same value as the status call.',
  query: askedHost,
  reply: PermissionView,
  errors: ['domain_invalid'],
});

export const readSettings = route('readSettings', {
  guard: 'visitor',
  summary: 'The brand and its settings.',
  reply: PermissionView.shape.whitelabel,
});

export const readSiteRoutes = route('readSiteRoutes', {
  guard: 'visitor',
  summary: 'The addresses of the site, its resources and its services; a type leaves the other lists empty.',
  query: z.object({ type: z.enum(['domain', 'resource', 'customerService']).optional() }),
  reply: z.object({
    domainList: z.array(z.object({ domain: z.string() })),
    resources: PermissionView.shape.resources,
    customerService: PermissionView.shape.customerService,
  }),
});

const FlagView = z.object({ code: z.string(), enabled: z.enum(['0', '1']) });

export const readFlags = route('readFlags', {
  guard: 'visitor',
  summary: 'The module flag tree; a feature is on when enabled is "1".',
  reply: z.array(FlagView.extend({ children: z.array(FlagView) })),
});

export const readCountry = route('readCountry', {
  guard: 'visitor',
  summary: 'Country and dialling code of the caller.',
  reply: z.object({ countryCode: z.string(), countryDialingCode: z.string() }),
});

export const countUnread = route('countUnread', {
  guard: 'session',
  summary: 'How many messages the member has not read yet, and how many missions and rewards it can claim.',
  reply: z.object({ count: z.int(), missionCount: z.int(), rewardCount: z.int() }),
});
