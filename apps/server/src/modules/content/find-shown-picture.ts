import type { StoredObject } from '@hintha/platform';
import type { House } from '../../house.ts';
import { hasPicture } from './picture-store.ts';

/** A picture that the staff put up; what members sent lies in the same store and is none of it. */
export const findShownPicture = async (house: House, id: string): Promise<StoredObject | undefined> =>
  (await hasPicture(house.db, id)) ? house.objects.get(id) : undefined;
