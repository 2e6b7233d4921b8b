import { money, type Money, ZERO } from '@hintha/money';
import { type Caller, queueJob, BusinessError, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../../app-context.ts';
import { checkPaymentPassword } from '../../../identity/index.ts';
import { readLevel } from '../../../members/index.ts';
import { readSettings } from '../../../settings/index.ts';
import { lockWallets } from '../../../wallet/index.ts';
import { findListedPayee, holdListedPayee, type StoredPayee } from '../../payees/payee-store.ts';
import { recordStatus } from '../advance-withdrawal.ts';
import { holdPayout } from '../move-money.ts';
import { insertPayout } from '../payout-store.ts';
import { payoutWay } from '../payouts/payable-sum.ts';
import { payoutLimits, splitPayout, withdrawalFee } from '../rules.ts';
import { withdrawalSettings } from '../settings.ts';
import type { StoredWithdrawal } from '../types.ts';
import { findByRequest, insertWithdrawal } from '../withdrawal-store.ts';
import { checkWithdrawal } from './check-eligibility.ts';

export const SCREEN_WITHDRAWAL = 'payments.judge';

export interface WithdrawalOrder {
  readonly payeeId: bigint;
  readonly amount: Money;
  readonly paymentPassword: string;
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string;
}

/**
 * Asks for money to be paid out. It is held from here on, and whether people have to look at it is found out by a job.
 * The same request asks once, whatever has become of it since.
 */
export const requestWithdrawal = async (
  ctx: AppContext,
  { accountId }: Caller,
  order: WithdrawalOrder,
): Promise<StoredWithdrawal> => {
  const known = await findByRequest(ctx.db, accountId, order.requestId);
  if (known !== undefined) return replay(known, order);
  requireUsable(ctx, await findListedPayee(ctx.db, accountId, order.payeeId));
  await checkPaymentPassword(ctx, accountId, order.paymentPassword);
  return transaction(ctx.db, async (tx) => {
    await lockWallets(tx, [accountId]);
    const meanwhile = await findByRequest(tx, accountId, order.requestId);
    if (meanwhile !== undefined) return replay(meanwhile, order);
    // It may have been taken off the list while the password was checked or the wallet was in other hands.
    const payee = requireUsable(ctx, await holdListedPayee(tx, accountId, order.payeeId));
    return place(ctx, tx, payee, order);
  });
};

const replay = (known: StoredWithdrawal, { payeeId, amount }: WithdrawalOrder): StoredWithdrawal => {
  if (known.payeeId !== payeeId || known.amount !== amount) throw new BusinessError('key_reused');
  return known;
};

const requireUsable = ({ clock }: AppContext, payee: StoredPayee | undefined): StoredPayee => {
  if (payee === undefined) throw new BusinessError('not_found');
  if (payee.usableAt > clock.now())
    throw new BusinessError('payee_not_usable_yet', { usableAt: payee.usableAt.getTime() });
  return payee;
};

const place = async (
  ctx: AppContext,
  tx: Transaction,
  { id: payeeId, accountId, kind }: StoredPayee,
  { amount, requestId, ip, userAgent }: WithdrawalOrder,
): Promise<StoredWithdrawal> => {
  const limits = await readLevel(tx, accountId);
  const settings = await readSettings(tx, withdrawalSettings);
  const earlier = await checkWithdrawal(ctx, tx, { accountId, amount, limits, settings });
  const fee = withdrawalFee(amount, earlier, { ...settings, freePerDay: limits.freePerDay });
  const asked = { accountId, requestId, payeeId, amount, fee, ip, userAgent };
  const withdrawal = await insertWithdrawal(tx, { ...asked, requestedAt: ctx.clock.now() });
  await holdPayouts(ctx, tx, withdrawal, splitPayout(money(amount - fee), payoutLimits(kind, settings)));
  await recordStatus(ctx, tx, { withdrawalId: withdrawal.id, what: 'REQUESTED', by: 'member' });
  await queueJob(tx, SCREEN_WITHDRAWAL, `withdrawal:${withdrawal.id}`, { id: String(withdrawal.id) });
  return withdrawal;
};

/** The whole fee goes with the first of the payments. */
const holdPayouts = async (
  ctx: AppContext,
  tx: Transaction,
  { id: withdrawalId, accountId, fee }: StoredWithdrawal,
  amounts: readonly Money[],
): Promise<void> => {
  for (const [index, amount] of amounts.entries()) {
    const payout = { withdrawalId, accountId, amount, fee: index === 0 ? fee : ZERO };
    const holdId = await holdPayout(tx, { ...payout, name: String(index) });
    await insertPayout(tx, { ...payout, holdId, way: payoutWay(ctx) });
  }
};
