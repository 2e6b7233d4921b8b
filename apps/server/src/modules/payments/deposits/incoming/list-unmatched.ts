import type { Database } from '@hintha/platform';
import { selectUnmatched, type UnmatchedLine } from './incoming-store.ts';

export type { UnmatchedLine } from './incoming-store.ts';

/** The lines of statements that pay no order so far, oldest first, from the one after `after` on. */
export const listUnmatched = (
  db: Database,
  { after, limit }: { after: bigint; limit: number },
): Promise<UnmatchedLine[]> => selectUnmatched(db, after, limit);
