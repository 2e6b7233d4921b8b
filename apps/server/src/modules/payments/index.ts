/** Money that comes in from outside and goes out again: deposits, withdrawals, and who they go to. */
export {
  type ChannelOrder,
  type HealthOrder,
  openChannel,
  setReceiverHealth,
} from './channels/set-channel.ts';
export {
  type Approval,
  approveDeposit,
  rejectDeposit,
  type Rejection,
  type Revival,
  reviveDeposit,
} from './deposits/decide-deposit.ts';
export { takeIncoming, type TakenIncoming } from './deposits/incoming/take-incoming.ts';
export type { Deposit, Incoming } from './deposits/types.ts';
export { toDepositView } from './deposits/views.ts';
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
export {
  type ApprovalOrder,
  approveWithdrawal,
  type RejectionOrder,
  rejectWithdrawal,
} from './withdrawals/decide-withdrawal.ts';
export { type AccountFlagOrder, flagAccount } from './withdrawals/flags/flag-account.ts';
export {
  type ClaimOrder,
  claimPart,
  forceReceipt,
  type PartOrder,
} from './withdrawals/payouts/receive-payout.ts';
export { refundPart, resendPart } from './withdrawals/payouts/refund-payout.ts';
export { type SendingOrder, sendPart } from './withdrawals/payouts/send-payout.ts';
export {
  readWithdrawalHistory,
  type WithdrawalDetails,
  type WithdrawalWithHistory,
} from './withdrawals/read-withdrawal.ts';
export { paymentChecks } from './withdrawals/request/withdrawal-checks.ts';
export { toWithdrawalView } from './withdrawals/views.ts';
