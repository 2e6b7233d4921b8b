import type { Caller } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import {
  findKeys,
  hasPaymentPassword,
  NOBODYS_PASSWORD,
  withdrawalsHeldUntil,
} from '../../identity/index.ts';
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
export const readSecurity = async (ctx: AppContext, { accountId }: Caller): Promise<Security> => {
  const [keys, payment, payeeName, level, heldUntil] = await Promise.all([
    findKeys(ctx.db, accountId),
    hasPaymentPassword(ctx.db, accountId),
    findPayeeName(ctx.db, accountId),
    readLevel(ctx.db, accountId),
    withdrawalsHeldUntil(ctx, ctx.db, accountId),
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
