import type { StaffCaller } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { hasOneOf } from '../staff/index.ts';
import { findApprovalAction } from './propose.ts';
import { type ApprovalFilter, listApprovalRows } from './store.ts';
import type { Approval } from './types.ts';

export interface ListedApproval extends Approval {
  /** Whether the caller may approve it. */
  readonly mayCheck: boolean;
}

/** A page of proposals, the latest first, and whether more follows. */
export const listApprovals = async (
  ctx: AppContext,
  caller: StaffCaller,
  filter: ApprovalFilter,
): Promise<{ approvals: ListedApproval[]; hasMore: boolean }> => {
  const rows = await listApprovalRows(ctx.db, { ...filter, limit: filter.limit + 1 });
  const mayCheck = ({ state, makerId, action: named }: Approval): boolean => {
    const checkers = findApprovalAction(ctx, named)?.checkers ?? [];
    return state === 'open' && makerId !== caller.staffId && hasOneOf(caller, checkers);
  };
  return {
    approvals: rows.slice(0, filter.limit).map((row) => ({ ...row, mayCheck: mayCheck(row) })),
    hasMore: rows.length > filter.limit,
  };
};
