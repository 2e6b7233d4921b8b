import { softswiss } from '@hintha/vendor-protocol';
import type { Studio } from '../studio.ts';
import { ownerOf } from './owner-of.ts';
import { listEntries } from './store.ts';

/** A page of what moved in the player's wallet, transfers and rounds alike. */
export const readStatement = async (
  { db }: Studio,
  request: softswiss.StatementRequest,
): Promise<softswiss.StatementReply> => {
  const before = typeof request.before === 'number' ? BigInt(request.before) : null;
  const entries = await listEntries(db, ownerOf(request), { before, limit: softswiss.MAX_ENTRIES });
  return {
    entries: entries.map(({ seq, at, ...entry }) => ({
      ...entry,
      seq: Number(seq),
      at: at.toISOString(),
    })),
  };
};
