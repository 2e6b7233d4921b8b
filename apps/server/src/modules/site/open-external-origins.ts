import type { AppContext } from '../../app-context.ts';
import { readSiteAvailability } from './open-site-availability.ts';
import type { SiteSettings } from './settings.ts';

/** Answers what the pages may load from elsewhere without waiting; a change is known from the second page after it on. */
export const openExternalOrigins = async (ctx: AppContext): Promise<() => ExternalOrigins> => {
  const read = async () => externalOriginsOf((await readSiteAvailability(ctx)).settings);
  let known = await read();
  return () => {
    read().then(
      (origins) => (known = origins),
      (error: unknown) => ctx.log.warn({ error }, 'what the pages may load could not be read'),
    );
    return known;
  };
};

type ExternalOrigins = ReturnType<typeof externalOriginsOf>;

/** The origins that pictures and games come from, those of the site itself, and whether a service counts the visits. */
const externalOriginsOf = ({ imageCDNs, launchGameCDNs, domainList, gtagId }: SiteSettings) => ({
  pictures: originsOf(imageCDNs),
  games: originsOf(launchGameCDNs),
  addresses: domainList.map((domain) => `https://${domain}`),
  counted: gtagId !== null,
});

const originsOf = (addresses: readonly string[]): string[] =>
  addresses.filter((address) => address.startsWith('https://')).map((address) => new URL(address).origin);
