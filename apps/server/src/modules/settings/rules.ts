import { LANGUAGES } from '@hintha/contract';
import { z } from 'zod';

/** The currency of the one wallet. */
export const MERCHANT_CURRENCY = 'MMK';

const MOST = 500;

/** An address a page may link to: of this site, or of a kind that runs no script. */
const link = z
  .string()
  .max(2048)
  .regex(/^(?:https:\/\/|mailto:|tel:|\/(?!\/))\S*$/);

const line = z
  .string()
  .max(255)
  .regex(/^\P{Cc}*$/u);

const picture = z.union([link, z.literal('')]);

/** The form of each setting that the operator can change. */
export const SETTINGS = {
  maintenance: z.strictObject({
    on: z.boolean(),
    /** The text for visitors by language; the usual one where there is none. */
    message: z.partialRecord(z.enum(LANGUAGES), line),
    /** When the site is expected back. It stays shut until it is opened. */
    until: z.iso.datetime().nullable(),
  }),
  blockedCountries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(MOST),
  /** The hosts under which the site may be opened; all of them when the list is empty. */
  domainList: z.array(z.string().regex(/^[a-z0-9.:[\]-]{1,253}$/)).max(MOST),
  loginedToHomePage: z.boolean(),
  registerCaptcha: z.boolean(),
  customerService: z.array(z.strictObject({ csType: line, title: line, path: link })).max(MOST),
  resources: z.array(z.strictObject({ resourceType: line, url: link, qrCodeUrl: picture })).max(MOST),
  gtagId: z
    .string()
    .regex(/^[A-Z]{1,4}-[A-Z0-9]{1,32}$/)
    .nullable(),
  imageCDNs: z.array(link).max(MOST),
  launchGameCDNs: z.array(link).max(MOST),
  /** After how many minutes without an answer a payment to a member counts as received. */
  autoReceiptMinutes: z.int().min(1).max(1440),
  /** What a hundred points are worth in the main unit. */
  pointsRatio: z.int().min(1).max(10_000),
  /** Whether every vendor plays from the one main wallet; else vendors with wallets of their own use those. */
  isSingle: z.boolean(),
} as const;

export type SettingName = keyof typeof SETTINGS;

export type Settings = { [Name in SettingName]: z.infer<(typeof SETTINGS)[Name]> };

export const USUAL: Settings = {
  maintenance: { on: false, message: {}, until: null },
  blockedCountries: [],
  domainList: [],
  loginedToHomePage: false,
  registerCaptcha: false,
  customerService: [],
  resources: [],
  gtagId: null,
  imageCDNs: [],
  launchGameCDNs: [],
  autoReceiptMinutes: 30,
  pointsRatio: 100,
  isSingle: true,
};

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];
