import type { CallName } from '@hintha/contract';
import { Refusal, type Gate } from '@hintha/platform';
import type { House } from '../../house.ts';
import { standingOf, type Door, type ReadDoor } from './door.ts';

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
  (house: House, readDoor: ReadDoor): Gate =>
  async (call, origin) => {
    if (ALWAYS_OPEN.includes(call)) return;
    const now = await readDoor();
    if (now.settings.maintenance.on) throw new Refusal('maintenance');
    if (mayBlock(now) && standingOf(house, now, origin).blocked) throw new Refusal('region_blocked');
  };

// Most sites shut nobody out, and then no address is looked up.
const mayBlock = ({ settings, networks }: Door): boolean =>
  settings.blockedCountries.length > 0 || networks.length > 0;
