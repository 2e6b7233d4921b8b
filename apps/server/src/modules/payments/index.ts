/** Money that comes in from outside and goes out again: deposits, withdrawals, and who they go to. */
export { type ChannelOrder, type HealthOrder, openChannel } from './channels/set-channel.ts';
export {
  type Approval,
  approveDeposit,
  rejectDeposit,
  type Rejection,
  type Revival,
} from './deposits/decide-deposit.ts';
export { readDueDeposits } from './deposits/due/pay-due.ts';
export { takeIncoming, type TakenIncoming } from './deposits/incoming/take-incoming.ts';
export type { Deposit, Incoming } from './deposits/types.ts';
export { orderNoOf } from './deposits/rules.ts';
export { toDepositView } from './deposits/views.ts';
export { coinSettings } from './channels/settings.ts';
export {
  depositIdOf,
  findOrders,
  type FoundOrders,
  listDepositsOf,
  listWithdrawalDetailsOf,
  listWithdrawalsOf,
  type MemberOrders,
  readMemberOrders,
  withdrawalIdOf,
} from './find-orders.ts';
export { type ApprovalOrder, type RejectionOrder } from './withdrawals/decide-withdrawal.ts';
export { type AccountFlagOrder } from './withdrawals/flags/flag-account.ts';
export { type ClaimOrder, type PayoutOrder } from './withdrawals/payouts/receive-payout.ts';
export { type SendingOrder } from './withdrawals/payouts/send-payout.ts';
export { type WithdrawalDetails, type WithdrawalWithHistory } from './withdrawals/read-withdrawal.ts';
export { toWithdrawalView } from './withdrawals/views.ts';
