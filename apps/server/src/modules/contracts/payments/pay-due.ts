import { formatAmount, money, type Money, ZERO } from '@hintha/money';
import { BusinessError, transaction, type Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import type { AppContext } from '../../../app-context.ts';
import { readSettings } from '../../settings/index.ts';
import { isReceipt, lockWallets, passOn, post, postingKey, readBalance } from '../../wallet/index.ts';
import { selectContract } from '../documents/contract-store.ts';
import { tellParties } from '../documents/tell-parties.ts';
import { contractSettings } from '../settings.ts';
import type { Payment } from '../types.ts';
import {
  countInstalments,
  insertInstalment,
  listDebtors,
  listDue,
  lockPayment,
  selectDebts,
  updateDebt,
} from './payment-store.ts';

const SOURCE = 'contracts';
const DAY_MS = 24 * 3_600_000;

/**
 * Pays what is due, from the top of the lines downwards, so that what came a moment ago can be paid on. What a payer has
 * too little for becomes a debt; what stands open to be paid by the operator waits for its budget.
 */
export const payDue = async (ctx: AppContext): Promise<void> => {
  for (const { id } of await listDue(ctx.db, ctx.clock.now())) await payOne(ctx, id);
  await retryDebts(ctx);
};

/** Pays debts wherever money has come, the highest in the lines first; answers whether there are any. */
export const retryDebts = async (ctx: AppContext): Promise<boolean> => {
  const debtors = await listDebtors(ctx.db);
  for (const payerId of debtors) await transaction(ctx.db, (tx) => payDebts(ctx, tx, payerId));
  return debtors.length > 0;
};

const payOne = (ctx: AppContext, id: bigint): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    const payment = await lockPayment(tx, id);
    if (payment === undefined || payment.state === 'OWED' || payment.state === 'PAID') return;
    await payOrIndebt(ctx, tx, payment);
  });

const payOrIndebt = async (ctx: AppContext, tx: Transaction, payment: Payment): Promise<void> => {
  const { payerId } = payment;
  // Whoever owes pays that first, so that nobody who waits is overtaken.
  const isClear = payerId === null || (await payDebts(ctx, tx, payerId));
  if (isClear && (await pay(ctx, tx, payment, leftOf(payment)))) return;
  if (payerId === null)
    return ctx.log.warn({ payment: String(payment.id) }, 'a contract waits for its budget');
  await updateDebt(tx, payment.id, ctx.clock.now());
  const contract = await selectContract(tx, payment.contractId);
  assert(contract !== undefined, `payment ${payment.id} is of no contract`);
  const values = { amount: formatAmount(payment.amount) };
  const to = payerId === contract.payerId ? 'payer' : 'payee';
  await tellParties(ctx, tx, { kind: 'contract_unpaid', contract, to, values });
};

const leftOf = ({ amount, paid }: Payment): Money => money(amount - paid);

/** Pays of what an account owes what it can, the oldest first: in whole, after some days in part. Whether nothing is left. */
const payDebts = async (ctx: AppContext, tx: Transaction, payerId: bigint): Promise<boolean> => {
  const debts = await selectDebts(tx, payerId);
  if (debts.length === 0) return true;
  const { wholeDays } = await readSettings(tx, contractSettings);
  const partsBefore = new Date(ctx.clock.now().getTime() - wholeDays * DAY_MS);
  for (const { id } of debts) {
    const payment = await lockPayment(tx, id);
    if (payment?.state !== 'OWED' || (await pay(ctx, tx, payment, leftOf(payment)))) continue;
    if (payment.debtSince !== null && payment.debtSince <= partsBefore)
      await payPart(ctx, tx, payment, payerId);
    return false;
  }
  return true;
};

const payPart = async (
  ctx: AppContext,
  tx: Transaction,
  payment: Payment,
  payerId: bigint,
): Promise<void> => {
  const left = leftOf(payment);
  const available = (await readBalance(tx, payerId))?.available ?? ZERO;
  if (available > 0n) await pay(ctx, tx, payment, available < left ? available : left);
};

/** Moves so much of a payment; false where the payer has too little, or the operator no budget. */
const pay = async (ctx: AppContext, tx: Transaction, payment: Payment, amount: Money): Promise<boolean> => {
  const number = (await countInstalments(tx, payment.id)) + 1;
  if (!(await move(tx, payment, { amount, id: `${payment.id}:${number}` }))) return false;
  await insertInstalment(tx, { paymentId: payment.id, number, amount, now: ctx.clock.now() });
  return true;
};

const move = async (
  tx: Transaction,
  { id: paymentId, contractId, kind, payerId, payeeId }: Payment,
  { amount, id }: { amount: Money; id: string },
): Promise<boolean> => {
  const as = kind === 'DIVIDEND' ? 'DIVIDEND' : 'SALARY';
  const entry = { amount, source: SOURCE, reference: String(paymentId) };
  if (payerId !== null && payeeId !== null)
    return expectMoved(await passOn(tx, { ...entry, from: payerId, to: payeeId, as, id }));
  const wallet = payerId ?? payeeId;
  assert(wallet !== null, `payment ${paymentId} is between nobody`);
  await lockWallets(tx, [wallet]);
  const key = postingKey(SOURCE, id);
  if (payerId !== null) return expectMoved(await post(tx, wallet, { ...entry, kind: `${as}_OUT`, key }));
  const contract = await selectContract(tx, contractId);
  const grant = { rule: `contract:${contractId}`, approval: contract?.approval ?? null };
  return expectMoved(await post(tx, wallet, { ...entry, kind: `${as}_IN`, key, grant }));
};

const expectMoved = (result: Parameters<typeof isReceipt>[0]): boolean => {
  if (isReceipt(result)) return true;
  assert(
    result.outcome === 'insufficient_funds' || result.outcome === 'budget_exhausted',
    `a contract was not paid: ${result.outcome}`,
  );
  return false;
};

/** Pays at the payer's word what would be paid later by itself. */
export const payNow = (
  ctx: AppContext,
  accountId: bigint,
  { contractId, paymentId }: { contractId: bigint; paymentId: bigint },
): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (payment === undefined || payment.payerId !== accountId || payment.contractId !== contractId)
      throw new BusinessError('not_found');
    if (payment.state !== 'MANUAL') throw new BusinessError('contract_changed');
    if (!(await payDebts(ctx, tx, accountId))) throw new BusinessError('contract_debt');
    if (!(await pay(ctx, tx, payment, leftOf(payment)))) throw new BusinessError('insufficient_funds');
  });
