import { formatAmount } from '@hintha/money';
import { BusinessError, type StaffCaller, type Transaction } from '@hintha/platform';
import { z } from 'zod';
import type { AppContext } from '../../../app-context.ts';
import { defineApprovalAction, propose, type Proposed } from '../../approvals/index.ts';
import { actorOf } from '../../audit/index.ts';
import { readSettings } from '../../settings/index.ts';
import { lockWithdrawal } from '../withdrawals/advance-withdrawal.ts';
import { approveWithdrawal, isUndecided } from '../withdrawals/decide-withdrawal.ts';
import { withdrawalSettings } from '../withdrawals/settings.ts';

/** Lets a large withdrawal be paid. */
export const largePayoutAction = defineApprovalAction({
  name: 'withdrawal.approve-large',
  payload: z.strictObject({
    withdrawalId: z.string().regex(/^[1-9]\d{0,17}$/),
    accountId: z.string(),
    amount: z.string(),
  }),
  makers: ['payments', 'risk', 'administrator'],
  checkers: ['payments', 'risk', 'administrator'],
  subjectOf: ({ withdrawalId }) => `withdrawal:${withdrawalId}`,
  execute: (ctx, tx, { checker, payload }) =>
    approveWithdrawal(ctx, tx, { actor: checker, withdrawalId: BigInt(payload.withdrawalId) }),
});

export interface PayoutApproval {
  readonly withdrawalId: bigint;
  readonly requestId: string;
  readonly reason: string;
}

/** Lets a withdrawal be paid, or proposes it to the colleagues when it is large; null when it was not. */
export const approvePayout = async (
  ctx: AppContext,
  tx: Transaction,
  caller: StaffCaller,
  { withdrawalId, requestId, reason }: PayoutApproval,
): Promise<Proposed | null> => {
  const withdrawal = await lockWithdrawal(tx, withdrawalId);
  if (!isUndecided(withdrawal)) throw new BusinessError('withdrawal_decided');
  const { accountId, amount } = withdrawal;
  if (amount < (await readSettings(tx, withdrawalSettings)).large) {
    await approveWithdrawal(ctx, tx, { actor: actorOf(caller), withdrawalId });
    return null;
  }
  const payload = {
    withdrawalId: String(withdrawalId),
    accountId: String(accountId),
    amount: formatAmount(amount),
  };
  return propose(ctx, tx, { action: largePayoutAction, payload, reason, requestId, maker: caller });
};
