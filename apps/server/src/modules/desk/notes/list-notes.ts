import type { House } from '../../../house.ts';
import { requireMember } from '../require-member.ts';
import { selectNotes } from './note-store.ts';
import type { Note } from './types.ts';

/** What was written down about a member, the latest first, and whether more follows. */
export const listNotes = async (
  house: House,
  accountId: bigint,
  { before, limit }: { before: bigint | null; limit: number },
): Promise<{ notes: Note[]; hasMore: boolean }> => {
  await requireMember(house, accountId);
  const notes = await selectNotes(house.db, accountId, { before, limit: limit + 1 });
  return { notes: notes.slice(0, limit), hasMore: notes.length > limit };
};
