import type { Caller } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { readCredentialStatus } from '../../identity/index.ts';
import { withdrawalHoldHours, withdrawalsHeldUntil } from '../../protection/index.ts';
import { readLevel } from '../level/levels.ts';
import { findPayeeName } from '../profile/read-profile.ts';

export type Security = Awaited<ReturnType<typeof readSecurity>>;

/** How well the caller's account is guarded, with its contacts in full. */
export const readSecurity = async (ctx: AppContext, { accountId }: Caller) => {
  const [credentials, payeeName, level, heldUntil, holdHours] = await Promise.all([
    readCredentialStatus(ctx.db, accountId),
    findPayeeName(ctx.db, accountId),
    readLevel(ctx.db, accountId),
    withdrawalsHeldUntil(ctx, ctx.db, accountId),
    withdrawalHoldHours(ctx.db),
  ]);
  return {
    ...credentials,
    payeeName,
    withdrawalsHeldUntil: heldUntil,
    withdrawalHoldHours: holdHours,
    vipLevel: level.labelName,
  };
};
