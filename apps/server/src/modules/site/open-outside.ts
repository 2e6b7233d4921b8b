import type { House } from '../../house.ts';
import type { ReadDoor } from './door.ts';
import type { Settings } from './settings/schemas.ts';

/** Tells what the pages may have from elsewhere without waiting; a change is known from the second page after it on. */
export const openOutside = async (house: House, readDoor: ReadDoor): Promise<() => Outside> => {
  const read = async () => outsideOf((await readDoor()).settings);
  let known = await read();
  return () => {
    read().then(
      (outside) => (known = outside),
      (error: unknown) => house.log.warn({ error }, 'what the pages may load could not be read'),
    );
    return known;
  };
};

type Outside = ReturnType<typeof outsideOf>;

/** The origins that pictures come from, of `https` alone, and whether a service counts the visits. */
const outsideOf = ({ imageCDNs, gtagId }: Settings) => ({
  pictures: imageCDNs
    .filter((address) => address.startsWith('https://'))
    .map((address) => new URL(address).origin),
  counted: gtagId !== null,
});
