import type { payments } from '@hintha/contract';
import { formatAmount, money, sumMoney } from '@hintha/money';
import { formatRate } from '../channels/coin-rate.ts';
import { toPayeeFacts } from '../payees/views.ts';
import type { Confirmations } from './confirm-received.ts';
import type { WithdrawalWithHistory, WithdrawalDetails } from './read-withdrawal.ts';
import type { OpenLimits } from './request/check-eligibility.ts';
import { isReceived } from './rules.ts';
import type { Step, StoredPart } from './types.ts';

export const toWithdrawalView = ({
  withdrawal,
  payee,
  parts,
}: WithdrawalDetails): payments.WithdrawalView => ({
  id: String(withdrawal.id),
  state: withdrawal.state,
  amount: formatAmount(withdrawal.amount),
  fee: formatAmount(withdrawal.fee),
  payable: formatAmount(money(withdrawal.amount - withdrawal.fee)),
  paid: formatAmount(sumMoney(parts.filter(({ state }) => isReceived(state)).map(({ amount }) => amount))),
  waitsFor: toWaitsFor(withdrawal.state, parts),
  payee: toPayeeFacts(payee),
  rejectReason: withdrawal.rejectReason,
  requestedAt: withdrawal.requestedAt.getTime(),
  endedAt: withdrawal.endedAt?.getTime() ?? null,
  payouts: parts.map(toPartView),
});

export const toWholeView = (story: WithdrawalWithHistory) => ({
  ...toWithdrawalView(story),
  timeline: story.steps.map(toStepView),
});

/** The member is waited for as soon as there is anything for it to answer. */
const toWaitsFor = (
  state: payments.WithdrawalState,
  parts: readonly StoredPart[],
): payments.WithdrawalView['waitsFor'] => {
  if (state === 'COMPLETED' || state === 'REJECTED' || state === 'FAILED') return null;
  if (state === 'REQUESTED' || state === 'RISK') return 'decision';
  if (parts.some((part) => part.state === 'CONFIRM_WAIT')) return 'answer';
  return parts.some((part) => part.state === 'WAIT') ? 'payment' : 'inquiry';
};

const toPartView = ({ id, amount, state, sentAt, deadline, coinAmount, coinRate }: StoredPart) => ({
  id: String(id),
  amount: formatAmount(amount),
  state,
  sentAt: sentAt?.getTime() ?? null,
  deadline: deadline?.getTime() ?? null,
  coin:
    coinAmount === null || coinRate === null
      ? null
      : { amount: formatAmount(coinAmount), rate: formatRate(coinRate) },
});

/** Who of the staff it was is not the member's business. */
const toStepView = ({ what, partId, by, at }: Step) => ({
  what,
  payoutId: partId === null ? null : String(partId),
  by,
  at: at.getTime(),
});

export const toLimitsView = (limits: OpenLimits): payments.WithdrawalLimitsView => ({
  least: formatAmount(limits.least),
  most: formatAmount(limits.most),
  leftToday: formatAmount(limits.leftToday),
  timesLeft: limits.timesLeft,
  freeLeft: limits.freeLeft,
  feePerCent: limits.feePerCent,
  leastFee: formatAmount(limits.leastFee),
});

export const toConfirmationsView = ({ autoReceiptMinutes, parts }: Confirmations) => ({
  autoReceiptMinutes,
  parts: parts.map(toConfirmationView),
});

const toConfirmationView = ({ part, payee }: Confirmations['parts'][number]): payments.ConfirmationView => {
  const { kind, provider, number } = toPayeeFacts(payee);
  return {
    partId: String(part.id),
    withdrawalId: String(part.withdrawalId),
    amount: formatAmount(part.amount),
    state: part.state,
    payerReference: part.payerReference ?? '',
    payee: { kind, provider, number },
    sentAt: part.sentAt?.getTime() ?? 0,
    deadline: part.deadline?.getTime() ?? null,
  };
};
