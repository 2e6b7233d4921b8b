import { LANGUAGES } from '@hintha/contract';
import { z } from 'zod';
import { defineSettings, plain, type Values, whole } from '../settings/index.ts';

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

const maintenance = z.strictObject({
  on: z.boolean(),
  /** The text for visitors by language; the usual one where there is none. */
  message: z.partialRecord(z.enum(LANGUAGES), line),
  /** When the site is expected back. It stays shut until it is opened. */
  until: z.iso.datetime().nullable(),
});

/** Who may use the site, where its pages lead, and where their files come from. */
export const siteSettings = defineSettings('site', ['content', 'administrator'], {
  maintenance: plain(maintenance, { on: false, message: {}, until: null }),
  blockedCountries: plain(z.array(z.string().regex(/^[A-Z]{2}$/)).max(MOST), []),
  /** The hosts under which the site may be opened; all of them when the list is empty. */
  domainList: plain(z.array(z.string().regex(/^[a-z0-9.:[\]-]{1,253}$/)).max(MOST), []),
  loginedToHomePage: plain(z.boolean(), false),
  promotionalCounter: plain(z.boolean(), true),
  firstVisitByBrowser: plain(z.boolean(), false),
  resources: plain(
    z.array(z.strictObject({ resourceType: line, url: link, qrCodeUrl: picture })).max(MOST),
    [],
  ),
  /** Whose site it is, as it stands beside the copyright; null where nobody is named. */
  company: plain(line.min(1).nullable(), null),
  /** The licences and marks of the footer; `picture` may be empty, and so may `url`. */
  licences: plain(
    z.array(z.strictObject({ title: line.min(1), text: line, url: picture, picture })).max(MOST),
    [],
  ),
  /** How far the clocks of program and database may differ before it is an alarm. */
  clockDifferenceSeconds: whole(5, 'seconds', { least: 1, most: 3_600 }),
  alarmMinutes: whole(10, 'minutes', { least: 1, most: 1_440 }),
  gtagId: plain(
    z
      .string()
      .regex(/^[A-Z]{1,4}-[A-Z0-9]{1,32}$/)
      .nullable(),
    null,
  ),
  imageCDNs: plain(z.array(link).max(MOST), []),
  launchGameCDNs: plain(z.array(link).max(MOST), []),
});

export type SiteSettings = Values<typeof siteSettings.settings>;
