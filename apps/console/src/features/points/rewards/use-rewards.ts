import { call, type Reply } from '../../../shared/api.ts';
import { useRows } from '../../../shared/table/use-rows.ts';

export type Reward = Reply<'listAdminRewards'>[number];

/** The answers that every use case on a reward renews. */
export const REWARDS = 'rewards';

/** The server tells all of them at once; they are few. */
export const useRewards = () =>
  useRows<Reward>({
    key: [REWARDS],
    fetch: async (_cursor, signal) => ({ rows: await call('listAdminRewards', { signal }), next: undefined }),
  });
