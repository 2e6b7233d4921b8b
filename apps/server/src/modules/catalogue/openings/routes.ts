import { catalogue } from '@hintha/contract';
import { serve, type Served } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { deleteWish, insertWish, selectWishes } from './opening-store.ts';

const calls = catalogue.openingRoutes;

export const openingRoutes = ({ db, clock }: AppContext): Served[] => [
  serve(calls.listOpeningWishes, ({ caller }) => selectWishes(db, caller.accountId)),
  serve(calls.addOpeningWish, async ({ caller, body }) => {
    await insertWish(db, caller.accountId, body.category, clock.now());
    return {};
  }),
  serve(calls.removeOpeningWish, async ({ caller, body }) => {
    await deleteWish(db, caller.accountId, body.category);
    return {};
  }),
];
