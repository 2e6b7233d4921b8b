import type { AppContext } from '../../app-context.ts';
import { listFirstCovers } from '../catalogue/index.ts';
import { readSettings } from '../settings/index.ts';
import { isOpenToAll, readSiteAvailability } from './open-site-availability.ts';
import { siteSettings } from './settings.ts';

// Read by the page's first script and of no use after it.
const BY_BROWSER = 'first-visit=browser; Path=/; Max-Age=60; SameSite=Lax';

/** Has a first visit follow the browser's language and colours where the operator wants it, and the defaults otherwise. */
export const firstVisitHeaders = async ({ db }: AppContext): Promise<Record<string, string>> => {
  const { firstVisitByBrowser } = await readSettings(db, siteSettings);
  return firstVisitByBrowser ? { 'set-cookie': BY_BROWSER } : {};
};

/** What an address shows first: nothing unless everybody may see it, nor when the page chooses the host of its pictures. */
export const listFirstPictures = async (ctx: AppContext, address: string): Promise<string[]> => {
  const availability = await readSiteAvailability(ctx);
  const isServedHere = availability.settings.imageCDNs.length === 0;
  return isServedHere && isOpenToAll(availability) ? listFirstCovers(ctx, address) : [];
};
