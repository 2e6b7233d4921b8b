/** Money that comes in from outside and goes out again: deposits, withdrawals, and who they go to. */
export { type ChannelOrder, openChannel } from './channels/open-channel.ts';
export { type HealthOrder, setReceiverHealth } from './channels/set-receiver-health.ts';
export { takeIncoming, type TakenIncoming } from './deposits/incoming/take-incoming.ts';
export { type Approval, approveDeposit } from './deposits/staff/approve-deposit.ts';
export { rejectDeposit, type Rejection } from './deposits/staff/reject-deposit.ts';
export { type Revival, reviveDeposit } from './deposits/staff/revive-deposit.ts';
export type { Deposit, Incoming } from './deposits/types.ts';
export { toDepositView } from './deposits/views.ts';
export { otherAmountDeed } from './desk/approve-arrival.ts';
export { largePayoutDeed } from './desk/approve-payout.ts';
export { coinRateDeed } from './desk/propose-rate.ts';
export { depositIdOf, findOrders, type FoundOrders, withdrawalIdOf } from './look-up/find-orders.ts';
export {
  listDepositsOf,
  listStoriesOf,
  listWithdrawalsOf,
  type MemberOrders,
  readMemberOrders,
} from './look-up/read-member-orders.ts';
export { listPayeeSigns } from './payees/list-payee-signs.ts';
export { type ApprovalOrder, approveWithdrawal } from './withdrawals/approve-withdrawal.ts';
export { markAccount, type MarkOrder } from './withdrawals/marks/mark-account.ts';
export { type ClaimOrder, claimPart } from './withdrawals/parts/claim-part.ts';
export { forceReceipt } from './withdrawals/parts/force-receipt.ts';
export type { PartOrder } from './withdrawals/parts/order.ts';
export { refundPart } from './withdrawals/parts/refund-part.ts';
export { resendPart } from './withdrawals/parts/resend-part.ts';
export { type SendingOrder, sendPart } from './withdrawals/payout/send-part.ts';
export { readWithdrawalStory, type WholeStory } from './withdrawals/read-withdrawal-story.ts';
export { type RejectionOrder, rejectWithdrawal } from './withdrawals/reject-withdrawal.ts';
export { checkCards, checkMayLeave } from './withdrawals/request/check-may-leave.ts';
export type { WithdrawalStory } from './withdrawals/tell-stories.ts';
export { toWithdrawalView } from './withdrawals/views.ts';
