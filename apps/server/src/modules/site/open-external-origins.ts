import type { AppContext } from '../../app-context.ts';
import type { Settings } from '../settings/index.ts';
import type { ReadSiteAvailability } from './open-site-availability.ts';

/** Tells what the pages may have from elsewhere without waiting; a change is known from the second page after it on. */
export const openExternalOrigins = async (
  ctx: AppContext,
  readDoor: ReadSiteAvailability,
): Promise<() => Outside> => {
  const read = async () => outsideOf((await readDoor()).settings);
  let known = await read();
  return () => {
    read().then(
      (outside) => (known = outside),
      (error: unknown) => ctx.log.warn({ error }, 'what the pages may load could not be read'),
    );
    return known;
  };
};

type Outside = ReturnType<typeof outsideOf>;

/** The origins that pictures and games come from, those of the site itself, and whether a service counts the visits. */
const outsideOf = ({ imageCDNs, launchGameCDNs, domainList, gtagId }: Settings) => ({
  pictures: originsOf(imageCDNs),
  games: originsOf(launchGameCDNs),
  addresses: domainList.map((domain) => `https://${domain}`),
  counted: gtagId !== null,
});

const originsOf = (addresses: readonly string[]): string[] =>
  addresses.filter((address) => address.startsWith('https://')).map((address) => new URL(address).origin);
