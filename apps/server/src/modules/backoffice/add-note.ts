import { type StaffCaller, transaction } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { actorOf, recordAudit } from '../audit/index.ts';
import { insertNote, type Note, selectNotes } from './note-store.ts';
import { requireMember } from './require-member.ts';
import { NOTE, subjectOf } from './rules.ts';

/** Writes something down about a member. */
export const addNote = async (
  ctx: AppContext,
  caller: StaffCaller,
  { accountId, text }: { accountId: bigint; text: string },
): Promise<Note> => {
  await requireMember(ctx, accountId);
  return transaction(ctx.db, async (tx) => {
    const { staffId, name: author } = caller;
    const note = await insertNote(tx, { accountId, staffId, author, text, at: ctx.clock.now() });
    const details = { note: note.id };
    await recordAudit(tx, { actor: actorOf(caller), action: NOTE, subject: subjectOf(accountId), details });
    return note;
  });
};

/** What was written down about a member, the latest first, and whether more follows. */
export const listNotes = async (
  ctx: AppContext,
  accountId: bigint,
  { before, limit }: { before: bigint | null; limit: number },
): Promise<{ notes: Note[]; hasMore: boolean }> => {
  await requireMember(ctx, accountId);
  const notes = await selectNotes(ctx.db, accountId, { before, limit: limit + 1 });
  return { notes: notes.slice(0, limit), hasMore: notes.length > limit };
};
