import type { ListedApproval } from './list-approvals.ts';
import type { Proposed } from './types.ts';

export const toProposedView = ({ id, payloadHash, expiresAt }: Proposed) => ({
  id: String(id),
  payloadHash: payloadHash.toString('hex'),
  expiresAt: expiresAt.getTime(),
});

export const toApprovalView = (approval: ListedApproval) => {
  const { action, subject, reason, payload, state, maker, checker, note, mayCheck } = approval;
  return {
    action,
    subject,
    reason,
    payload,
    state,
    maker,
    checker,
    note,
    mayCheck,
    ...toProposedView(approval),
    createdAt: approval.createdAt.getTime(),
    decidedAt: approval.decidedAt?.getTime() ?? null,
  };
};
