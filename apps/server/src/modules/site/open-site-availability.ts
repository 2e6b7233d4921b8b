import type { CallName } from '@hintha/contract';
import { type CallOrigin, type Gate, BusinessError, remember } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { readSettings, type Settings } from '../settings/index.ts';
import { parseAddress } from './parse-address.ts';
import { findRule, type NetworkRule, readNetworks } from './set-network.ts';

/** What decides who may come in. */
export interface Door {
  readonly settings: Settings;
  readonly networks: readonly NetworkRule[];
}

const FRESH_MS = 1000;

export type ReadSiteAvailability = () => Promise<Door>;

/**
 * Reads the door at most once a second, however many calls come through it. The site has one, so that the policy of a
 * page never knows more than the calls that the page makes.
 */
export const openDoor = (ctx: AppContext): ReadSiteAvailability => {
  const read = remember(ctx.clock, FRESH_MS, () => readDoor(ctx));
  return () => read('door');
};

const readDoor = async ({ db }: AppContext): Promise<Door> => {
  const [settings, networks] = await Promise.all([readSettings(db), readNetworks(db)]);
  return { settings, networks };
};

/** How a caller stands before the door. */
export interface Standing {
  blocked: boolean;
  /** Two letters; null for an address that no country has, as those at home. */
  country: string | null;
}

/** A network's own rule comes first, then the word of a trusted proxy, then the table of who holds which networks. */
export const checkRegion = (ctx: AppContext, door: Door, { ip, reportedCountry }: CallOrigin): Standing => {
  const address = parseAddress(ip);
  if (address === undefined) return { blocked: false, country: null };
  const { verdict, country: ruled } = findRule(door.networks, address);
  const country = ruled ?? reportedCountry ?? ctx.countries.of(address) ?? null;
  const listed = door.settings.blockedCountries.includes(country ?? '');
  return { blocked: verdict === null ? listed : verdict === 'block', country };
};

export const statusOf = (door: Door, { blocked }: Standing): 0 | 1 | 2 => {
  if (door.settings.maintenance.on) return 1;
  return blocked ? 2 : 0;
};

/** What a page needs to tell why the site is shut, and the way out of it. */
const ALWAYS_OPEN: readonly CallName[] = [
  'readStatus',
  'readPermission',
  'readSettings',
  'readFlags',
  'readCountry',
  // Another address may be open.
  'readSiteRoutes',
  'logOut',
  // Whoever is shut out may ask why.
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
export const openGate =
  (ctx: AppContext, readDoor: ReadSiteAvailability): Gate =>
  async (call, origin) => {
    if (ALWAYS_OPEN.includes(call)) return;
    const now = await readDoor();
    if (now.settings.maintenance.on) throw new BusinessError('maintenance');
    if (mayBlock(now) && checkRegion(ctx, now, origin).blocked) throw new BusinessError('region_blocked');
  };

// Most sites shut nobody out, and then no address is looked up.
const mayBlock = ({ settings, networks }: Door): boolean =>
  settings.blockedCountries.length > 0 || networks.length > 0;

/** Refuses a page under a host that is not the site's; no list takes every host. */
export const checkDomain = ({ domainList }: Settings, url: string | undefined): void => {
  if (url === undefined || domainList.length === 0) return;
  const host = hostOf(url);
  if (host === undefined || !domainList.includes(host)) throw new BusinessError('domain_invalid');
};

/** The host of an address or of a bare `host:port`, without its port. */
const hostOf = (url: string): string | undefined =>
  URL.parse(/^\w+:\/\//.test(url) ? url : `http://${url}`)?.hostname;
