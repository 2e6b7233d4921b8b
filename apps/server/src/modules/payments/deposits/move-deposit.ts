import type { payments } from '@hintha/contract';
import { formatAmount, type Money } from '@hintha/money';
import { BusinessError, type Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import type { AppContext } from '../../../app-context.ts';
import { notifyMember } from '../../inbox/index.ts';
import { openRequirement } from '../../turnover/index.ts';
import { type BudgetExhausted, isReceipt, post, postingKey } from '../../wallet/index.ts';
import { deleteDue } from './due/due-store.ts';
import { findDeposit, updateDeposit, updateExpired } from './deposit-store.ts';
import { mayBecome, orderNoOf, splitFee } from './rules.ts';
import type { Deposit, Move } from './types.ts';

/** Moves a deposit that the transaction holds, if it may go there, and answers how it stands then. */
export const moveDeposit = async (
  ctx: AppContext,
  tx: Transaction,
  deposit: Deposit,
  move: Move,
): Promise<Deposit> => {
  if (!mayBecome(deposit.state, move.to)) throw new BusinessError('deposit_closed');
  await updateDeposit(tx, deposit.id, move, ctx.clock.now());
  await deleteDue(tx, deposit.id);
  return getDeposit(tx, deposit.id);
};

export const getDeposit = async (tx: Transaction, id: bigint): Promise<Deposit> => {
  const deposit = await findDeposit(tx, id);
  if (deposit === undefined) throw new Error(`deposit ${id} is not there`);
  return deposit;
};

/** The law wants every deposit to be played once before it can leave again. */
const TURNOVER = '1';

interface Paid {
  readonly paid: Money;
  /** Where staff alone says so: the approval of two of them, or null where one may. */
  readonly byHand?: { readonly approval: string | null };
}

/**
 * Puts what was paid into the wallet, less the fee, and opens its turnover requirement. The transaction holds the
 * deposit, whose state lets this happen once; the key of the posting would refuse it a second time.
 */
export const creditDeposit = async (
  ctx: AppContext,
  tx: Transaction,
  deposit: Deposit,
  { paid }: { readonly paid: Money },
): Promise<Deposit> => {
  const credited = await credit(ctx, tx, deposit, { paid });
  assert(!('bound' in credited), 'what is told by others is of no budget');
  return credited;
};

/** The same by the word of the staff alone, which is of their budget: where that has no room, nothing is written. */
export const creditByHand = (
  ctx: AppContext,
  tx: Transaction,
  deposit: Deposit,
  { paid, approval }: { readonly paid: Money; readonly approval: string | null },
): Promise<Deposit | BudgetExhausted> => credit(ctx, tx, deposit, { paid, byHand: { approval } });

const credit = async (
  ctx: AppContext,
  tx: Transaction,
  deposit: Deposit,
  { paid, byHand }: Paid,
): Promise<Deposit | BudgetExhausted> => {
  if (!mayBecome(deposit.state, 'CREDITED')) throw new BusinessError('deposit_closed');
  const split = splitFee(paid, deposit.feePpm);
  const { accountId, currency } = deposit;
  const { credited: base } = split;
  const named = { source: 'payments', reference: orderNoOf(deposit) } as const;
  const key = postingKey('deposit', String(deposit.id));
  const grant = byHand && { grant: { line: 'manualDeposits', rule: 'deposit', ...byHand } as const };
  const result = await post(tx, accountId, { kind: 'DEPOSIT', amount: base, key, ...named, ...grant });
  if (result.outcome === 'budget_exhausted') return result;
  if (!isReceipt(result)) throw new Error(`${named.reference} could not be posted: ${result.outcome}`);
  const moved = await moveDeposit(ctx, tx, deposit, { to: 'CREDITED', credit: split });
  const at = ctx.clock.now();
  await openRequirement(tx, { accountId, kind: 'DEPOSIT', base, multiple: TURNOVER, ...named, at });
  const values = { orderNo: named.reference, amount: formatAmount(base), currency };
  await notifyMember(ctx, tx, { accountId, kind: 'deposit_credited', values });
  return moved;
};

const NOTIFICATIONS = { REJECTED: 'deposit_rejected', FAILED: 'deposit_failed' } as const;

/** Ends a deposit that the transaction holds without money, and tells the member why. */
export const turnDown = async (
  ctx: AppContext,
  tx: Transaction,
  deposit: Deposit,
  { to, reason }: { to: keyof typeof NOTIFICATIONS; reason: payments.DepositReason },
): Promise<Deposit> => {
  const moved = await moveDeposit(ctx, tx, deposit, { to, reason });
  const { accountId, asked, currency } = deposit;
  const values = { orderNo: orderNoOf(deposit), amount: formatAmount(asked), currency, reason };
  await notifyMember(ctx, tx, { accountId, kind: NOTIFICATIONS[to], values });
  return moved;
};

/** Ends the orders whose time is out and that nobody has paid or claimed to have paid. */
export const expireDeposits = (ctx: AppContext): Promise<void> => updateExpired(ctx.db, ctx.clock.now());
