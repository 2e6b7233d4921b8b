import { type CallOrigin, remember } from '@hintha/platform';
import type { House } from '../../house.ts';
import { readSettings, type Settings } from '../settings/index.ts';
import { findRule, type NetworkRule, readNetworks } from './country/networks.ts';
import { parseAddress } from './country/parse-address.ts';

/** What decides who may come in. */
export interface Door {
  readonly settings: Settings;
  readonly networks: readonly NetworkRule[];
}

const FRESH_MS = 1000;

export type ReadDoor = () => Promise<Door>;

/**
 * Reads the door at most once a second, however many calls come through it. The site has one, so that the policy of a
 * page never knows more than the calls that the page makes.
 */
export const openDoor = (house: House): ReadDoor => {
  const read = remember(house.clock, FRESH_MS, () => readDoor(house));
  return () => read('door');
};

const readDoor = async ({ db }: House): Promise<Door> => {
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
export const standingOf = (house: House, door: Door, { ip, toldCountry }: CallOrigin): Standing => {
  const address = parseAddress(ip);
  if (address === undefined) return { blocked: false, country: null };
  const { verdict, country: ruled } = findRule(door.networks, address);
  const country = ruled ?? toldCountry ?? house.countries.of(address) ?? null;
  const listed = door.settings.blockedCountries.includes(country ?? '');
  return { blocked: verdict === null ? listed : verdict === 'block', country };
};

export const statusOf = (door: Door, { blocked }: Standing): 0 | 1 | 2 => {
  if (door.settings.maintenance.on) return 1;
  return blocked ? 2 : 0;
};
