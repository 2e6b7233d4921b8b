import { call, type Reply } from '../../../shared/api.ts';
import { useRows } from '../../../shared/table/use-rows.ts';

export type Declarator = Reply<'listDeclarators'>[number];
export type Key = Reply<'createDeclarator'>;

export const DECLARATORS = 'declarators';

const EVERY_MS = 30_000;

export const useDeclarators = () =>
  useRows<Declarator>({
    key: [DECLARATORS],
    everyMs: EVERY_MS,
    fetch: async (_cursor, signal) => ({
      rows: await call('listDeclarators', { signal }),
      next: undefined,
    }),
  });
