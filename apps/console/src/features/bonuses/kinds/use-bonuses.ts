import { call, type Reply } from '../../../shared/api.ts';
import { wordsFor, type Texts } from '../../../shared/language.ts';
import { useRows } from '../../../shared/table/use-rows.ts';

export type Bonus = Reply<'listAdminBonuses'>[number];

/** The answers that every change of a bonus renews. */
export const BONUSES = 'bonuses';

export const useBonuses = () =>
  useRows<Bonus>({
    key: [BONUSES],
    fetch: async (_cursor, signal) => ({ rows: await call('listAdminBonuses', { signal }), next: undefined }),
  });

/** What people call it; one that this page does not know goes by its code. */
export const nameOf = (t: Texts, { code }: Pick<Bonus, 'code'>): string => wordsFor(t, 'bonuses.names', code);
