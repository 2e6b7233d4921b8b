import { BusinessError, type StaffCaller, transaction } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { MOST_VIEWS } from './rules.ts';
import { deleteView, lockAndCountOthers, type SavedView, selectViews, upsertView } from './view-store.ts';

/** Keeps a filter of a page for the caller; one of the same name gives way. */
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

/** The filters that the caller keeps, of one page or of all. */
export const listViews = (
  { db }: AppContext,
  { staffId }: StaffCaller,
  page: string | undefined,
): Promise<SavedView[]> => selectViews(db, staffId, page ?? null);

export const removeView = async ({ db }: AppContext, { staffId }: StaffCaller, id: bigint): Promise<void> => {
  if (!(await deleteView(db, staffId, id))) throw new BusinessError('not_found');
};
