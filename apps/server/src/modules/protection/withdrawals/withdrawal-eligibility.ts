import type { Money } from '@hintha/money';
import { BusinessError, contributionPoint, type Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import type { AppContext } from '../../../app-context.ts';
import { isRestricted } from '../restrictions/restrict-account.ts';
import { withdrawalsHeldUntil } from './withdrawal-hold.ts';

/** What is asked in turn before money leaves an account; the first objection is the one that the member is told. */
export const WITHDRAWAL_CHECKS = [
  'turnover',
  'uncapped-winnings',
  'debt',
  'contract-debt',
  'card-money',
] as const;

export type WithdrawalCheckName = (typeof WITHDRAWAL_CHECKS)[number];

/** Money that is to leave an account: paid out, sent to the upline, or paid on top of points for a reward. */
export interface Withdrawal {
  readonly accountId: bigint;
  readonly way: 'payout' | 'transfer' | 'redemption';
}

export interface WithdrawalOfAmount extends Withdrawal {
  readonly amount: Money;
}

type Objection = Promise<BusinessError | null>;

interface AccountCheck {
  readonly name: WithdrawalCheckName;
  /** Whether anything may leave at all. */
  readonly phase: 'account';
  readonly find: (ctx: AppContext, tx: Transaction, withdrawal: Withdrawal) => Objection;
  /** The same for a page, from what is there: it locks and writes nothing, and nothing is decided by it. */
  readonly look?: (ctx: AppContext, withdrawal: Withdrawal) => Objection;
}

interface AmountCheck {
  readonly name: WithdrawalCheckName;
  /** Whether this much may leave, asked once the amount is within its limits. */
  readonly phase: 'amount';
  readonly find: (ctx: AppContext, tx: Transaction, withdrawal: WithdrawalOfAmount) => Objection;
}

export type WithdrawalCheck = AccountCheck | AmountCheck;

/** Whoever knows a reason why money has to stay adds its check here. */
export const withdrawalChecks = contributionPoint<WithdrawalCheck>('protection.withdrawal-checks');

/** The checks in their order. One that is missing or there twice stops the program, since money would leave unasked. */
export const readWithdrawalChecks = ({ contributions }: Pick<AppContext, 'contributions'>) => {
  const added = contributions.all(withdrawalChecks);
  return WITHDRAWAL_CHECKS.map((name) => {
    const [check, ...others] = added.filter((one) => one.name === name);
    assert(check !== undefined && others.length === 0, `the withdrawal check ${name} is not there once`);
    return check;
  });
};

/** Refuses where nothing may leave the account now, whichever way. The caller has locked the wallet. */
export const checkAccountMayWithdraw = async (
  ctx: AppContext,
  tx: Transaction,
  withdrawal: Withdrawal,
): Promise<void> => {
  const checks = readWithdrawalChecks(ctx);
  const { accountId } = withdrawal;
  if (await isRestricted(ctx, tx, accountId, 'WITHDRAWALS')) throw new BusinessError('withdrawals_stopped');
  const until = await withdrawalsHeldUntil(ctx, tx, accountId);
  if (until !== null) throw new BusinessError('withdrawals_held', { until: until.getTime() });
  for (const check of checks) {
    const objection = check.phase === 'account' ? await check.find(ctx, tx, withdrawal) : null;
    if (objection !== null) throw objection;
  }
};

/** Refuses an amount that may not leave an account from which others may. */
export const checkAmountMayWithdraw = async (
  ctx: AppContext,
  tx: Transaction,
  withdrawal: WithdrawalOfAmount,
): Promise<void> => {
  for (const check of readWithdrawalChecks(ctx)) {
    const objection = check.phase === 'amount' ? await check.find(ctx, tx, withdrawal) : null;
    if (objection !== null) throw objection;
  }
};

/** What one of the checks tells a page that it has against money leaving the account, whatever the others say. */
export const lookForObjection = (
  ctx: AppContext,
  name: WithdrawalCheckName,
  withdrawal: Withdrawal,
): Objection => {
  const check = readWithdrawalChecks(ctx).find((one) => one.name === name);
  assert(check?.phase === 'account' && check.look !== undefined, `${name} cannot be looked at`);
  return check.look(ctx, withdrawal);
};
