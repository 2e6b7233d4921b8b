import { call, type Reply } from '../../../shared/api.ts';
import { useRows } from '../../../shared/table/use-rows.ts';

export type Reward = Reply<'listMall'>[number];

/** The answers that every use case on a reward renews. */
export const MALL = 'mall';

/** The house tells all of them at once; they are few. */
export const useMall = () =>
  useRows<Reward>({
    key: [MALL],
    fetch: async (_cursor, signal) => ({ rows: await call('listMall', { signal }), next: undefined }),
  });
