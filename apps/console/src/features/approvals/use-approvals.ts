import type { Reply } from '../../shared/api.ts';
import { call } from '../../shared/api.ts';
import { useRows } from '../../shared/table/use-rows.ts';

export type Approval = Reply<'listApprovals'>['approvals'][number];

/** The list of answers that approving and turning down renew. */
export const APPROVALS = 'approvals';

export const STATES = [
  'open',
  'executed',
  'rejected',
  'expired',
] as const satisfies readonly Approval['state'][];

const EVERY_MS = 15_000;

export const useApprovals = (state: Approval['state']) =>
  useRows<Approval>({
    key: [APPROVALS, state],
    everyMs: EVERY_MS,
    fetch: async (before, signal) => {
      const { approvals, hasMore } = await call('listApprovals', { query: { state, before }, signal });
      return { rows: approvals, next: hasMore ? approvals.at(-1)?.id : undefined };
    },
  });
