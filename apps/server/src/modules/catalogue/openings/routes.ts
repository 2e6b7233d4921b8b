import { catalogue } from '@hintha/contract';
import { serve, type Served } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { deleteWish, insertWish, selectWishes } from './opening-store.ts';

export const openingRoutes = ({ db, clock }: AppContext): Served[] => [
  serve(catalogue.listOpeningWishes, ({ caller }) => selectWishes(db, caller.accountId)),
  serve(catalogue.addOpeningWish, async ({ caller, body }) => {
    await insertWish(db, caller.accountId, body.category, clock.now());
    return {};
  }),
  serve(catalogue.removeOpeningWish, async ({ caller, body }) => {
    await deleteWish(db, caller.accountId, body.category);
    return {};
  }),
];
