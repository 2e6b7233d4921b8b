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
  type Due,
  insertInstalments,
  listDebtors,
  listDue,
  lockPayment,
  lockPaying,
  lockUnowed,
  selectDebts,
  updateDebt,
} from './payment-store.ts';

const SOURCE = 'contracts';
const DAY_MS = 24 * 3_600_000;
/** Payments that are looked at together. */
const TOGETHER = 500;

/**
 * Pays what is due, from the top of the lines downwards, so that what came a moment ago can be paid on. What a payer has
 * too little for becomes a debt; what stands open to be paid by the operator waits for its budget.
 */
export const payDue = async (ctx: AppContext): Promise<void> => {
  const now = ctx.clock.now();
  for (let after: Due | null = null; ;) {
    const due: Due[] = await listDue(ctx.db, { now, after, limit: TOGETHER });
    if (due.length > 0) await paySome(ctx, due);
    if (due.length < TOGETHER) break;
    after = due.at(-1) ?? null;
  }
  await retryDebts(ctx);
};

/** Between accounts that owe nothing all is moved at once; the rest is looked at payment by payment. */
const paySome = async (ctx: AppContext, due: readonly Due[]): Promise<void> => {
  // What the operator gives can be paid on with the rest.
  for (const { id, isBetween } of due) if (!isBetween) await payOne(ctx, id);
  const between = due.filter(({ isBetween }) => isBetween).map(({ id }) => id);
  if (between.length === 0) return;
  const moved = new Set(await transaction(ctx.db, (tx) => payTogether(ctx, tx, between)));
  for (const id of between) if (!moved.has(id)) await payOne(ctx, id);
};

const payTogether = async (ctx: AppContext, tx: Transaction, ids: readonly bigint[]): Promise<bigint[]> => {
  await lockPaying(tx);
  const payments = await lockUnowed(tx, ids);
  const orders = payments.map((payment) => toOrder(payment, { amount: payment.amount, number: 1 }));
  const moved = (await passOn(tx, orders)).map(({ instalment }) => instalment);
  if (moved.length > 0) await insertInstalments(tx, moved, ctx.clock.now());
  return moved.map(({ paymentId }) => paymentId);
};

/** Pays debts of all who owe, or of some accounts, where money has come; the highest in the lines first. */
export const retryDebts = async (ctx: AppContext, among: readonly bigint[] | null = null): Promise<void> => {
  for (const payerId of await listDebtors(ctx.db, among))
    await transaction(ctx.db, async (tx) => {
      await lockPaying(tx);
      await payDebts(ctx, tx, payerId);
    });
};

const payOne = (ctx: AppContext, id: bigint): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    await lockPaying(tx);
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
  if (!(await move(tx, payment, { amount, number }))) return false;
  await insertInstalments(tx, [{ paymentId: payment.id, number, amount }], ctx.clock.now());
  return true;
};

interface Part {
  readonly amount: Money;
  /** The number of the instalment. */
  readonly number: number;
}

const kindOf = ({ kind }: Payment) => (kind === 'DIVIDEND' ? 'DIVIDEND' : 'SALARY');

const toOrder = (payment: Payment, { amount, number }: Part) => {
  const { id: paymentId, payerId, payeeId } = payment;
  assert(payerId !== null && payeeId !== null, `payment ${paymentId} is not between accounts`);
  const id = `${paymentId}:${number}`;
  const entry = { amount, source: SOURCE, reference: String(paymentId), id, as: kindOf(payment) } as const;
  return { ...entry, from: payerId, to: payeeId, instalment: { paymentId, number, amount } };
};

const move = async (tx: Transaction, payment: Payment, part: Part): Promise<boolean> => {
  const { id: paymentId, contractId, payerId, payeeId } = payment;
  if (payerId !== null && payeeId !== null) return (await passOn(tx, [toOrder(payment, part)])).length > 0;
  const wallet = payerId ?? payeeId;
  assert(wallet !== null, `payment ${paymentId} is between nobody`);
  await lockWallets(tx, [wallet]);
  const { amount, number } = part;
  const key = postingKey(SOURCE, `${paymentId}:${number}`);
  const entry = { amount, source: SOURCE, reference: String(paymentId), key };
  const as = kindOf(payment);
  if (payerId !== null) return expectMoved(await post(tx, wallet, { ...entry, kind: `${as}_OUT` }));
  const contract = await selectContract(tx, contractId);
  const grant = { rule: `contract:${contractId}`, approval: contract?.approval ?? null };
  return expectMoved(await post(tx, wallet, { ...entry, kind: `${as}_IN`, grant }));
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
    await lockPaying(tx);
    const payment = await lockPayment(tx, paymentId);
    if (payment === undefined || payment.payerId !== accountId || payment.contractId !== contractId)
      throw new BusinessError('not_found');
    if (payment.state !== 'MANUAL') throw new BusinessError('contract_changed');
    if (!(await payDebts(ctx, tx, accountId))) throw new BusinessError('contract_debt');
    if (!(await pay(ctx, tx, payment, leftOf(payment)))) throw new BusinessError('insufficient_funds');
  });
