import { type StaffCaller, transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { actorOf, recordAct } from '../../audit/index.ts';
import { requireMember } from '../require-member.ts';
import { NOTE, subjectOf } from '../rules.ts';
import { insertNote } from './note-store.ts';
import type { Note } from './types.ts';

/** Writes something down about a member. */
export const addNote = async (
  house: House,
  caller: StaffCaller,
  { accountId, text }: { accountId: bigint; text: string },
): Promise<Note> => {
  await requireMember(house, accountId);
  return transaction(house.db, async (tx) => {
    const { staffId, name: author } = caller;
    const note = await insertNote(tx, { accountId, staffId, author, text, at: house.clock.now() });
    const details = { note: note.id };
    await recordAct(tx, { actor: actorOf(caller), deed: NOTE, subject: subjectOf(accountId), details });
    return note;
  });
};
