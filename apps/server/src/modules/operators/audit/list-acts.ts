import type { Database } from '@hintha/platform';
import { listActRows } from './audit-store.ts';
import type { ActFilter, StoredAct } from './types.ts';

/** A page of the audit, the latest first, and whether more follows. */
export const listActs = async (
  db: Database,
  filter: ActFilter,
): Promise<{ acts: StoredAct[]; hasMore: boolean }> => {
  const rows = await listActRows(db, { ...filter, limit: filter.limit + 1 });
  return { acts: rows.slice(0, filter.limit), hasMore: rows.length > filter.limit };
};
