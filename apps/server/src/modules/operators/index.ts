/** The staff: who they are, what they may do, what takes two of them, and the record of everything they did. */
export { adjustmentDeed } from './approvals/adjustment.ts';
export { type AnyDeed, defineDeed, type FourEyesDeed, type Order } from './approvals/define-deed.ts';
export { findApproval } from './approvals/find-approval.ts';
export { type Proposal, propose } from './approvals/propose.ts';
export type { Proposed } from './approvals/types.ts';
export { rolesDeed, unlockDeed } from './staff/staff-deeds.ts';
export { toProposedView } from './views.ts';
