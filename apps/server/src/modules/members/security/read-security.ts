import type { Caller } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { findKeys, hasPaymentPassword, NOBODYS_PASSWORD, withdrawalsHeldUntil } from '../../identity/index.ts';
import { readLevel } from '../level/levels.ts';
import { findPayeeName } from '../profile/read-profile.ts';

/** How well an account is guarded, with its contacts in full. */
export interface Security {
  hasPassword: boolean;
  hasPaymentPassword: boolean;
  hasAuthenticator: boolean;
  mobile: string;
  email: string;
  payeeName: string;
  withdrawalsHeldUntil: Date | null;
  vipLevel: string;
}

/** What guards the caller's account. */
export const readSecurity = async (house: House, { accountId }: Caller): Promise<Security> => {
  const [keys, payment, payeeName, level, heldUntil] = await Promise.all([
    findKeys(house.db, accountId),
    hasPaymentPassword(house.db, accountId),
    findPayeeName(house.db, accountId),
    readLevel(house.db, accountId),
    withdrawalsHeldUntil(house, house.db, accountId),
  ]);
  return {
    hasPassword: keys !== undefined && keys.password !== NOBODYS_PASSWORD,
    hasPaymentPassword: payment,
    hasAuthenticator: keys?.hasAuthenticator ?? false,
    mobile: keys?.mobile ?? '',
    email: keys?.email ?? '',
    payeeName,
    withdrawalsHeldUntil: heldUntil,
    vipLevel: level.labelName,
  };
};
