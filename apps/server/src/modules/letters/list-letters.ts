import type { Database } from '@hintha/platform';
import { listLetterRows, selectBySigns } from './store.ts';
import type { LetterFilter, StoredLetter } from './types.ts';

/** A page of the outbox, the latest first, and whether more follows. The words of a letter may hold secrets. */
export const listLetters = async (
  db: Database,
  filter: LetterFilter,
): Promise<{ letters: StoredLetter[]; hasMore: boolean }> => {
  const rows = await listLetterRows(db, { ...filter, limit: filter.limit + 1 });
  return { letters: rows.slice(0, filter.limit), hasMore: rows.length > filter.limit };
};

/** Letters by their id or by whom they went to, the latest first. */
export const findLetters = (
  db: Database,
  signs: { id: bigint | null; recipients: readonly string[] },
  limit: number,
): Promise<StoredLetter[]> => selectBySigns(db, signs, limit);
