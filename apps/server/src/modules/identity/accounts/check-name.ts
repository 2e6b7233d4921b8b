import { type Database, BusinessError } from '@hintha/platform';
import { skeletonOf } from '@hintha/search';
import { readSettings } from '../../settings/index.ts';
import { nameSettings } from '../settings.ts';

/**
 * Refuses a name that passes for the operator's: one that begins or ends with a reserved word or has it among its words,
 * or that has the brand anywhere in it, however the letters are written.
 */
export const checkName = async (db: Database, field: string, name: string): Promise<void> => {
  const { reserved, brands } = await readSettings(db, nameSettings);
  if (isReserved(name, { reserved, brands }))
    throw new BusinessError('name_reserved', { fields: [{ field, problem: 'reserved' }] });
};

/** Whether a name passes for one of these words or brands. */
export const isReserved = (
  name: string,
  { reserved, brands }: { reserved: readonly string[]; brands: readonly string[] },
): boolean => {
  const words = skeletonOf(name);
  const joined = skeletonOf(words.join('')).join('');
  return (
    reserved
      .map(joinedSkeleton)
      .some(
        (word) => word !== '' && (joined.startsWith(word) || joined.endsWith(word) || words.includes(word)),
      ) || brands.map(joinedSkeleton).some((brand) => brand !== '' && joined.includes(brand))
  );
};

const joinedSkeleton = (word: string): string => skeletonOf(word).join('');
