/** Money that comes in from outside and goes out again: orders to pay in, payouts, and who they go to. */
export { openChannel, type ChannelOrder } from './channels/open-channel.ts';
export { setReceiverHealth, type HealthOrder } from './channels/set-receiver-health.ts';
export { otherAmountDeed } from './desk/approve-arrival.ts';
export { coinRateDeed } from './desk/propose-rate.ts';
export { largePayoutDeed } from './desk/approve-payout.ts';
export { approveDeposit, type Approval } from './deposits/staff/approve-deposit.ts';
export { rejectDeposit, type Rejection } from './deposits/staff/reject-deposit.ts';
export { reviveDeposit, type Revival } from './deposits/staff/revive-deposit.ts';
export { takeIncoming, type TakenIncoming } from './deposits/incoming/take-incoming.ts';
export type { Deposit, Incoming } from './deposits/types.ts';
export { toDepositView } from './deposits/views.ts';
export { depositIdOf, findOrders, withdrawalIdOf, type FoundOrders } from './look-up/find-orders.ts';
export {
  listDepositsOf,
  listStoriesOf,
  listWithdrawalsOf,
  readMemberOrders,
  type MemberOrders,
} from './look-up/read-member-orders.ts';
export { toWithdrawalView } from './withdrawals/views.ts';
export { listPayeeSigns } from './payees/list-payee-signs.ts';
export { approveWithdrawal, type ApprovalOrder } from './withdrawals/approve-withdrawal.ts';
export { markAccount, type MarkOrder } from './withdrawals/marks/mark-account.ts';
export { checkCards, checkMayLeave } from './withdrawals/request/check-may-leave.ts';
export { claimPart, type ClaimOrder } from './withdrawals/parts/claim-part.ts';
export { forceReceipt } from './withdrawals/parts/force-receipt.ts';
export type { PartOrder } from './withdrawals/parts/order.ts';
export { refundPart } from './withdrawals/parts/refund-part.ts';
export { resendPart } from './withdrawals/parts/resend-part.ts';
export { sendPart, type SendingOrder } from './withdrawals/payout/send-part.ts';
export { readWithdrawalStory, type WholeStory } from './withdrawals/read-withdrawal-story.ts';
export { rejectWithdrawal, type RejectionOrder } from './withdrawals/reject-withdrawal.ts';
export type { WithdrawalStory } from './withdrawals/tell-stories.ts';
