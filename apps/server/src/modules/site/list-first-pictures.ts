import type { AppContext } from '../../app-context.ts';
import { listFirstCovers } from '../catalogue/index.ts';
import { readSettings } from '../settings/index.ts';
import { siteSettings } from './settings.ts';

/** The pictures that an address of the site shows first, unless they come from hosts of which the page chooses one. */
export const listFirstPictures = async (ctx: AppContext, address: string): Promise<string[]> => {
  const { imageCDNs } = await readSettings(ctx.db, siteSettings);
  return imageCDNs.length > 0 ? [] : listFirstCovers(ctx, address);
};
