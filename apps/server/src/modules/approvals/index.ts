/** What takes two of the staff: proposed by one, decided by another over the exact payload. */
export {
  type AnyApprovalAction,
  APPROVAL_ACTIONS,
  type ApprovalAction,
  defineApprovalAction,
  type ApprovalExecution,
  type Proposal,
  propose,
} from './propose.ts';
export { approvalName, gateRule, toCostView } from './gate-rule.ts';
export { findApproval } from './store.ts';
export type { Proposed } from './types.ts';
export { toProposedView } from './views.ts';
