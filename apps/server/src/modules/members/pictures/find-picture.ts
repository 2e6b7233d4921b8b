import type { StoredObject } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { isPictureOf } from './picture-store.ts';

/** A picture that the account itself sent; anybody else's is not there. */
export const findPicture = async (
  house: House,
  accountId: bigint,
  id: string,
): Promise<StoredObject | undefined> =>
  (await isPictureOf(house.db, accountId, id)) ? house.objects.get(id) : undefined;
