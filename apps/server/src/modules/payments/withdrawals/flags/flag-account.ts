import { BusinessError, type Transaction, transaction } from '@hintha/platform';
import type { AppContext } from '../../../../app-context.ts';
import type { Actor } from '../../../audit/index.ts';
import { findAccountNames } from '../../../identity/index.ts';
import { recordDecision } from '../advance-withdrawal.ts';
import { deleteAccountFlag, type Mark, putAccountFlag } from './flag-store.ts';

export interface AccountFlagOrder {
  readonly actor: Actor;
  readonly accountId: bigint;
  /** LOCKED closes withdrawals; BONUS_ABUSE gives each of them to people to decide. */
  readonly mark: Mark;
  readonly on: boolean;
  readonly reason: string;
}

/** Sets a mark against the withdrawals of an account, or takes it off. */
export const flagAccount = async (
  ctx: AppContext,
  tx: Transaction,
  order: AccountFlagOrder,
): Promise<void> => {
  const { actor, accountId, mark, on, reason } = order;
  if (on) await putAccountFlag(tx, { accountId, mark, reason, at: ctx.clock.now() });
  else await deleteAccountFlag(tx, accountId, mark);
  const action = on ? 'withdrawals.mark' : 'withdrawals.unmark';
  await recordDecision(tx, { actor, action, subject: `account:${accountId}`, reason, details: { mark } });
};

/** Sets a mark against the withdrawals of a member, or takes it off; refuses an account that there is not. */
export const flagMember = async (ctx: AppContext, order: AccountFlagOrder): Promise<void> => {
  const names = await findAccountNames(ctx.db, [order.accountId]);
  if (!names.has(order.accountId)) throw new BusinessError('not_found');
  await transaction(ctx.db, (tx) => flagAccount(ctx, tx, order));
};
