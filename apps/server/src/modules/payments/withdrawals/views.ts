import type { payments } from '@hintha/contract';
import { formatAmount, money, sumMoney } from '@hintha/money';
import { formatRate } from '../channels/coin-rate.ts';
import { toPayeeDetails } from '../payees/views.ts';
import type { Confirmations } from './confirm-received.ts';
import type { WithdrawalWithHistory, WithdrawalDetails } from './read-withdrawal.ts';
import type { OpenLimits } from './request/check-eligibility.ts';
import { isReceived } from './rules.ts';
import type { StatusEntry, StoredPayout } from './types.ts';

export const toWithdrawalView = ({
  withdrawal,
  payee,
  payouts,
}: WithdrawalDetails): payments.WithdrawalView => ({
  id: String(withdrawal.id),
  state: withdrawal.state,
  amount: formatAmount(withdrawal.amount),
  fee: formatAmount(withdrawal.fee),
  payable: formatAmount(money(withdrawal.amount - withdrawal.fee)),
  paid: formatAmount(sumMoney(payouts.filter(({ state }) => isReceived(state)).map(({ amount }) => amount))),
  waitsFor: toWaitsFor(withdrawal.state, payouts),
  payee: toPayeeDetails(payee),
  rejectReason: withdrawal.rejectReason,
  requestedAt: withdrawal.requestedAt.getTime(),
  endedAt: withdrawal.endedAt?.getTime() ?? null,
  payouts: payouts.map(toPayoutView),
});

export const toWholeView = (details: WithdrawalWithHistory) => ({
  ...toWithdrawalView(details),
  timeline: details.history.map(toStatusEntryView),
});

/** The member is waited for as soon as there is anything for it to answer. */
const toWaitsFor = (
  state: payments.WithdrawalState,
  payouts: readonly StoredPayout[],
): payments.WithdrawalView['waitsFor'] => {
  if (state === 'COMPLETED' || state === 'REJECTED' || state === 'FAILED') return null;
  if (state === 'REQUESTED' || state === 'RISK') return 'decision';
  if (payouts.some((payout) => payout.state === 'CONFIRM_WAIT')) return 'answer';
  return payouts.some((payout) => payout.state === 'WAIT') ? 'payment' : 'inquiry';
};

const toPayoutView = ({ id, amount, state, sentAt, deadline, coinAmount, coinRate }: StoredPayout) => ({
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
const toStatusEntryView = ({ what, payoutId, by, at }: StatusEntry) => ({
  what,
  payoutId: payoutId === null ? null : String(payoutId),
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
  nextPayeeRestHours: limits.nextPayeeRestHours,
});

export const toConfirmationsView = ({ autoReceiptMinutes, payouts }: Confirmations) => ({
  autoReceiptMinutes,
  parts: payouts.map(toConfirmationView),
});

const toConfirmationView = ({
  payout,
  payee,
}: Confirmations['payouts'][number]): payments.ConfirmationView => {
  const { kind, provider, number } = toPayeeDetails(payee);
  return {
    partId: String(payout.id),
    withdrawalId: String(payout.withdrawalId),
    amount: formatAmount(payout.amount),
    state: payout.state,
    payerReference: payout.payerReference ?? '',
    payee: { kind, provider, number },
    sentAt: payout.sentAt?.getTime() ?? 0,
    deadline: payout.deadline?.getTime() ?? null,
  };
};
