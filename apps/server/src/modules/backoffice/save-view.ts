import { BusinessError, type StaffCaller, transaction } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { MOST_VIEWS } from './rules.ts';
import { deleteView, lockAndCountOthers, type SavedView, upsertView } from './view-store.ts';

/** Saves a filter of a page for the caller, instead of one of the same name. */
export const saveView = (
  { db }: AppContext,
  { staffId }: StaffCaller,
  view: Omit<SavedView, 'id'>,
): Promise<SavedView> =>
  transaction(db, async (tx) => {
    const owned = { ...view, staffId };
    if ((await lockAndCountOthers(tx, owned)) >= MOST_VIEWS) throw new BusinessError('views_full');
    return upsertView(tx, owned);
  });

export const removeView = async ({ db }: AppContext, { staffId }: StaffCaller, id: bigint): Promise<void> => {
  if (!(await deleteView(db, staffId, id))) throw new BusinessError('not_found');
};
