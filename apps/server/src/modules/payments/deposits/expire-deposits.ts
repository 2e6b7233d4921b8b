import type { House } from '../../../house.ts';
import { updateExpired } from './deposit-store.ts';

/** Ends the orders whose time is out and that nobody has paid or claimed to have paid. */
export const expireDeposits = (house: House): Promise<void> => updateExpired(house.db, house.clock.now());
