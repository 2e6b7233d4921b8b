import type { payments } from '@hintha/contract';
import type { Transaction } from '@hintha/platform';
import type { AppContext } from '../../../../app-context.ts';
import { lockDeposit } from '../deposit-store.ts';
import { creditDeposit, moveDeposit, turnDown } from '../move-deposit.ts';
import { idOfOrderNo, mayBecome, orderNoOf } from '../rules.ts';
import type { Deposit } from '../types.ts';
import { takeChargeback } from './take-chargeback.ts';
import { findVerdict, insertVerdict, markContradicted, type Verdict } from './verdict-store.ts';

/**
 * Takes what a provider says of a payment, from a webhook or an answer of ours. The first word on each of its
 * transactions counts; the same word again does nothing, another one is for staff to look at.
 */
export const takeVerdict = async (
  ctx: AppContext,
  tx: Transaction,
  channelId: string,
  verdict: Verdict,
): Promise<void> => {
  const deposit = await lockOrdered(tx, channelId, verdict.orderNo);
  const { status } = verdict;
  if (status === 'CHARGEBACK') return takeChargeback(ctx, tx, { channelId, verdict, deposit });
  const depositId = deposit?.id ?? null;
  const isFirst = await insertVerdict(tx, { channelId, verdict, depositId }, ctx.clock.now());
  if (!isFirst && (await isRepeated(tx, channelId, verdict))) return;
  if (!isFirst) await markContradicted(tx, channelId, verdict.providerTxnId);
  if (deposit === undefined) return;
  if (!isFirst) return toReview(ctx, tx, deposit, 'CONTRADICTED');
  if (status === 'SUCCESS') return takeSuccess(ctx, tx, deposit, verdict);
  await takeFailure(ctx, tx, deposit, status);
};

const lockOrdered = async (
  tx: Transaction,
  channelId: string,
  orderNo: string,
): Promise<Deposit | undefined> => {
  const id = idOfOrderNo(orderNo);
  const deposit = id === undefined ? undefined : await lockDeposit(tx, id);
  if (deposit === undefined || deposit.channelId !== channelId) return undefined;
  return orderNoOf(deposit) === orderNo ? deposit : undefined;
};

const isRepeated = async (tx: Transaction, channelId: string, verdict: Verdict): Promise<boolean> => {
  const known = await findVerdict(tx, channelId, verdict.providerTxnId);
  const { orderNo, amount, currency, status } = verdict;
  return (
    known?.orderNo === orderNo &&
    known.amount === amount &&
    known.currency === currency &&
    known.status === status
  );
};

const takeSuccess = async (
  ctx: AppContext,
  tx: Transaction,
  deposit: Deposit,
  { amount, currency }: Verdict,
): Promise<void> => {
  const isAsAsked = amount === deposit.payAmount && currency === deposit.currency;
  if (!isAsAsked) return toReview(ctx, tx, deposit, 'AMOUNT_DIFFERS');
  if (deposit.state === 'REVIEW') return;
  if (!mayBecome(deposit.state, 'CREDITED')) return toReview(ctx, tx, deposit, 'LATE');
  await creditDeposit(ctx, tx, deposit, { paid: amount });
};

const takeFailure = async (
  ctx: AppContext,
  tx: Transaction,
  deposit: Deposit,
  status: 'FAILED' | 'CANCELLED',
): Promise<void> => {
  if (!mayBecome(deposit.state, 'FAILED')) return;
  const reason = status === 'FAILED' ? 'PROVIDER_FAILED' : 'PAYER_CANCELLED';
  await turnDown(ctx, tx, deposit, { to: 'FAILED', reason });
};

/** Staff looks at it, unless the money is in the wallet already. */
const toReview = async (
  ctx: AppContext,
  tx: Transaction,
  deposit: Deposit,
  reason: payments.DepositReason,
): Promise<void> => {
  ctx.log.warn({ order: orderNoOf(deposit), state: deposit.state, reason }, 'a provider is at odds');
  if (mayBecome(deposit.state, 'REVIEW')) await moveDeposit(ctx, tx, deposit, { to: 'REVIEW', reason });
};
