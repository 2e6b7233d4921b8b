import { z } from 'zod';
import { idParams, Nothing, plain } from './fields.ts';
import { consoleRoute } from './route.ts';

/** The name of a page of the console, as its address begins. */
const page = z.string().regex(/^[a-z][a-z-]{0,31}$/);

const SavedView = z.object({
  id: z.string(),
  page,
  name: z.string(),
  /** The filter as it stands in the address, without a question mark. */
  query: z.string(),
});

export const listViews = consoleRoute('listViews', {
  summary: 'The filters that the caller keeps, in the order of their names.',
  query: z.object({ page: page.optional() }),
  reply: z.array(SavedView),
});

export const saveView = consoleRoute('saveView', {
  summary: 'Keeps a filter of a page under a name; one of the same name gives way.',
  body: z.object({
    page,
    name: plain(48).trim().min(1),
    query: plain(1000),
  }),
  reply: SavedView,
  errors: ['views_full'],
});

export const removeView = consoleRoute('removeView', {
  summary: 'Forgets a filter of the caller.',
  params: idParams,
  reply: Nothing,
  errors: ['not_found'],
});
