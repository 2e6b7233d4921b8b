import { formatAmount } from '@hintha/money';
import type { Transaction } from '@hintha/platform';
import type { AppContext } from '../../../../app-context.ts';
import { SYSTEM } from '../../../audit/index.ts';
import { revokeRequirement } from '../../../bonuses/index.ts';
import { notifyMember } from '../../../inbox/index.ts';
import { postingKey, reverse } from '../../../wallet/index.ts';
import { flagAccount } from '../../withdrawals/flags/flag-account.ts';
import { moveDeposit, turnDown } from '../move-deposit.ts';
import { mayBecome, orderNoOf } from '../rules.ts';
import type { Deposit } from '../types.ts';
import {
  findVerdict,
  insertVerdict,
  markChargedBack,
  markContradicted,
  type Verdict,
} from './verdict-store.ts';

export interface Chargeback {
  readonly channelId: string;
  readonly verdict: Verdict;
  /** The order it is about, held by the transaction; undefined when it is none of ours. */
  readonly deposit: Deposit | undefined;
}

/**
 * The payer's bank has taken a payment back. What was credited is taken back whole, be it spent or not, and no money
 * leaves the account until staff has looked at it. One that comes before the payment it is about keeps that from being
 * credited; one that does not fit the payment is for staff alone.
 */
export const takeChargeback = async (
  ctx: AppContext,
  tx: Transaction,
  { channelId, verdict, deposit }: Chargeback,
): Promise<void> => {
  const at = ctx.clock.now();
  await insertVerdict(tx, { channelId, verdict, depositId: deposit?.id ?? null }, at);
  const isFirst = await markChargedBack(tx, channelId, verdict.providerTxnId, at);
  if (!isFirst || deposit === undefined) return;
  await lockAccount(ctx, tx, deposit);
  if (!(await isOfPayment(tx, channelId, verdict))) {
    await markContradicted(tx, channelId, verdict.providerTxnId);
    ctx.log.warn({ order: orderNoOf(deposit) }, 'a chargeback does not fit its payment');
  } else if (deposit.state === 'CREDITED') await takeBack(ctx, tx, deposit);
  else await keepOut(ctx, tx, deposit);
};

const isOfPayment = async (tx: Transaction, channelId: string, verdict: Verdict): Promise<boolean> => {
  const paid = await findVerdict(tx, channelId, verdict.providerTxnId);
  const { orderNo, amount, currency } = verdict;
  const isSameSum = paid?.amount === amount && paid.currency === currency;
  return isSameSum && paid.orderNo === orderNo && ['SUCCESS', 'CHARGEBACK'].includes(paid.status);
};

const lockAccount = (ctx: AppContext, tx: Transaction, deposit: Deposit): Promise<void> => {
  const reason = `chargeback of ${orderNoOf(deposit)}`;
  const { accountId } = deposit;
  return flagAccount(ctx, tx, { actor: SYSTEM, accountId, mark: 'LOCKED', on: true, reason });
};

const takeBack = async (ctx: AppContext, tx: Transaction, deposit: Deposit): Promise<void> => {
  const { id, accountId, credited, currency } = deposit;
  const reference = orderNoOf(deposit);
  const { outcome } = await reverse(tx, accountId, {
    key: postingKey('chargeback', String(id)),
    original: postingKey('deposit', String(id)),
    source: 'payments',
    reference,
  });
  if (outcome !== 'reversed') throw new Error(`${reference} could not be taken back: ${outcome}`);
  await revokeRequirement(ctx, tx, { accountId, source: 'payments', reference, at: ctx.clock.now() });
  await moveDeposit(ctx, tx, deposit, { to: 'CHARGEBACK', reason: 'CHARGED_BACK' });
  const amount = credited === null ? '' : formatAmount(credited);
  const values = { orderNo: reference, amount, currency, reason: 'CHARGED_BACK' };
  await notifyMember(ctx, tx, { accountId, kind: 'deposit_failed', values });
};

/** Nothing was credited, and nothing will be by itself. */
const keepOut = async (ctx: AppContext, tx: Transaction, deposit: Deposit): Promise<void> => {
  const reason = 'CHARGED_BACK';
  if (deposit.state === 'REVIEW') await turnDown(ctx, tx, deposit, { to: 'REJECTED', reason });
  else if (mayBecome(deposit.state, 'REVIEW')) await moveDeposit(ctx, tx, deposit, { to: 'REVIEW', reason });
};
