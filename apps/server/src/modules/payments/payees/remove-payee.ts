import { Refusal, transaction, type Caller } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { updateRemoved } from './payee-store.ts';

/** Takes a payee off the caller's list. What is on its way to it goes on. */
export const removePayee = async (house: House, { accountId }: Caller, id: bigint): Promise<void> => {
  const isRemoved = await transaction(house.db, (tx) => updateRemoved(tx, accountId, id, house.clock.now()));
  if (!isRemoved) throw new Refusal('not_found');
};
