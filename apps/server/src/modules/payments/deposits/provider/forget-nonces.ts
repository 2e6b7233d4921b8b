import type { House } from '../../../../house.ts';
import { SIGNATURE_AGE_MS } from './signature.ts';
import { deleteNonces } from './verdict-store.ts';

/** A call this old is turned away by its time, so its nonce need not be known any longer. */
export const forgetNonces = (house: House): Promise<void> =>
  deleteNonces(house.db, new Date(house.clock.now().getTime() - 3 * SIGNATURE_AGE_MS));
