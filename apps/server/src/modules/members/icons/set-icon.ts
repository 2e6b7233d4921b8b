import { isIcon } from '@hintha/art';
import { Refusal, type Caller } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { upsertIcon } from '../profile/profile-store.ts';

/** Gives the caller one of the icons. */
export const setIcon = async (house: House, { accountId }: Caller, icon: string): Promise<void> => {
  if (!isIcon(icon)) throw new Refusal('not_found');
  await upsertIcon(house.db, accountId, icon);
};
