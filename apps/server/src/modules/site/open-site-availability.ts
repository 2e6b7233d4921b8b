import { type CallName, ROUTES } from '@hintha/contract';
import { batchLoad, type CallOrigin, type Gate, BusinessError, cached } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { perContext } from '../../per-context.ts';
import { registrationSettings } from '../registration/index.ts';
import { readSettings, storedValue, type Values } from '../settings/index.ts';
import { supportSettings } from '../support/index.ts';
import { parseAddress } from './parse-address.ts';
import { findRule, type NetworkRule, readNetworks } from './set-network.ts';
import { type SiteSettings, siteSettings } from './settings.ts';

/** What decides who may use the site. */
export interface SiteAvailability {
  readonly settings: SiteSettings;
  readonly registerCaptcha: boolean;
  readonly customerService: Values<typeof supportSettings.settings>['customerService'];
  readonly networks: readonly NetworkRule[];
}

const FRESH_MS = 1000;

/**
 * Reads the availability at most once a second, however many calls ask for it. They all ask the same reader, so that the
 * policy of a page never knows more than the calls that the page makes.
 */
export const readSiteAvailability = (ctx: AppContext): Promise<SiteAvailability> => openReader(ctx)();

const openReader = perContext(({ clock, db }) => {
  const read = cached(clock, FRESH_MS, async (): Promise<SiteAvailability> => {
    const [settings, { registerCaptcha }, { customerService }, networks] = await Promise.all([
      readSettings(db, siteSettings),
      readSettings(db, registrationSettings),
      readSettings(db, supportSettings),
      readNetworks(db),
    ]);
    return { settings, registerCaptcha, customerService, networks };
  });
  return () => read('');
});

/** Whether the region or the network of a caller is shut out. */
export interface RegionCheck {
  blocked: boolean;
  /** Two letters; null for an address that no country has, as those at home. */
  country: string | null;
}

/** A network's own rule comes first, then the country that a trusted proxy reports, then the table of who holds which networks. */
export const checkRegion = (
  ctx: AppContext,
  availability: SiteAvailability,
  { ip, reportedCountry }: CallOrigin,
): RegionCheck => {
  const address = parseAddress(ip);
  if (address === undefined) return { blocked: false, country: null };
  const { verdict, country: ruled } = findRule(availability.networks, address);
  const country = ruled ?? reportedCountry ?? ctx.countries.of(address) ?? null;
  const listed = availability.settings.blockedCountries.includes(country ?? '');
  return { blocked: verdict === null ? listed : verdict === 'block', country };
};

export const statusOf = (availability: SiteAvailability, { blocked }: RegionCheck): 0 | 1 | 2 => {
  if (availability.settings.maintenance.on) return 1;
  return blocked ? 2 : 0;
};

/** What a page needs to explain why the site is shut, and the way out of it. */
const ALWAYS_OPEN: readonly CallName[] = [
  'readStatus',
  'readPermission',
  'readSettings',
  'readFlags',
  'readCountry',
  // Another address may be open.
  'readSiteRoutes',
  'logOut',
  // Whoever is shut out may ask support why.
  'sendFeedback',
  'listCases',
  'readCase',
  'readChat',
  'writeLine',
  'markChatRead',
  'leaveChat',
  'leaveCase',
  'readServiceRoutes',
];

/** Shuts the site's calls during maintenance, and to those whose region or address is shut out. */
export const openGate = (ctx: AppContext): Gate => {
  const isShut = openIsShut(ctx);
  return async (call, origin) => {
    if (ALWAYS_OPEN.includes(call)) return;
    const now = await readSiteAvailability(ctx);
    const shut = maySeeLate(call) ? now.settings.maintenance.on : await isShut();
    if (shut) throw new BusinessError('maintenance');
    if (mayBlock(now) && checkRegion(ctx, now, origin).blocked) throw new BusinessError('region_blocked');
  };
};

/** What everybody may look at changes nothing, and may be answered from what was read a moment ago. */
const maySeeLate = (call: CallName): boolean => {
  const { method, guard } = ROUTES[call];
  return method === 'GET' && guard === 'visitor';
};

/** Whether the site is shut now, in every process at once; calls that come together ask together. */
const openIsShut = ({ db }: AppContext): (() => Promise<boolean>) => {
  const read = batchLoad(async (keys) => {
    const { maintenance } = await readSettings(db, siteSettings);
    return new Map(keys.map((key) => [key, maintenance.on]));
  });
  return async () => (await read('')) === true;
};

/** The same for a statement. */
export const IS_SHUT = `coalesce(${storedValue('site.maintenance')} -> 'on' = 'true', false)`;

// Most sites shut nobody out, and then no address is looked up.
const mayBlock = ({ settings, networks }: SiteAvailability): boolean =>
  settings.blockedCountries.length > 0 || networks.length > 0;

/** Whether the site is open, and to whoever comes: nobody is shut out, nor has to log in first. */
export const isOpenToAll = (availability: SiteAvailability): boolean =>
  !availability.settings.maintenance.on &&
  !availability.settings.loginedToHomePage &&
  !mayBlock(availability);

/** Refuses a page under a host that is not the site's; no list takes every host. */
export const checkDomain = ({ domainList }: SiteSettings, url: string | undefined): void => {
  if (url === undefined || domainList.length === 0) return;
  const host = hostOf(url);
  if (host === undefined || !domainList.includes(host)) throw new BusinessError('domain_invalid');
};

/** The host of an address or of a bare `host:port`, without its port. */
const hostOf = (url: string): string | undefined =>
  URL.parse(/^\w+:\/\//.test(url) ? url : `http://${url}`)?.hostname;
