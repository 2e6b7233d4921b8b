import { z } from 'zod';
import { Instant } from '../../amount.ts';
import { Id, idParams } from '../fields.ts';
import { consoleRoute } from '../route.ts';

const NoteView = z.object({ id: z.string(), author: z.string(), text: z.string(), at: Instant });

export const listNotes = consoleRoute('listNotes', {
  summary: 'What the staff wrote down about a member, the latest first.',
  params: idParams,
  query: z.object({
    before: Id.optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  reply: z.object({ notes: z.array(NoteView), hasMore: z.boolean() }),
  errors: ['not_found'],
});

export const addNote = consoleRoute('addNote', {
  summary: 'Writes something down about a member; it stays as it was written.',
  params: idParams,
  body: z.object({
    /** Lines may break; other signs that do not show may not stand in it. */
    text: z
      .string()
      .trim()
      .min(3)
      .max(2000)
      .regex(/^(?:\P{Cc}|\n)*$/u),
  }),
  reply: NoteView,
  errors: ['not_found'],
});
