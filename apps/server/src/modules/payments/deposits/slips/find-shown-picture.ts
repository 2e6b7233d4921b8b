import type { StoredObject } from '@hintha/platform';
import type { House } from '../../../../house.ts';
import { isApplicationPicture } from '../../../bonuses/index.ts';
import { isShown } from './slip-store.ts';

/** A picture that a member sent to the desk; what it keeps for itself is not there. */
export const findShownPicture = async (house: House, id: string): Promise<StoredObject | undefined> =>
  (await isShown(house.db, id)) || (await isApplicationPicture(house.db, id))
    ? house.objects.get(id)
    : undefined;
