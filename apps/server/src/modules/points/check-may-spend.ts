import { Refusal } from '@hintha/platform';
import type { House } from '../../house.ts';
import { checkPaymentPassword } from '../identity/index.ts';
import { isRestricted } from '../protection/index.ts';
import { followToday } from './earning/follow-today.ts';

/** Refuses who may not spend points and what is not the withdraw password; what was played today counts from here on. */
export const checkMaySpend = async (
  house: House,
  { accountId, paymentPassword }: { accountId: bigint; paymentPassword: string },
): Promise<void> => {
  if (await isRestricted(house, house.db, accountId, 'BETTING')) throw new Refusal('betting_stopped');
  await checkPaymentPassword(house, accountId, paymentPassword);
  await followToday(house, accountId);
};
