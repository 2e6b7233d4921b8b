import { z } from 'zod';
import { route } from '../route.ts';
import { CategoryCode } from './games.ts';

/** An area whose games are still to come. */
const Opening = z.object({ category: CategoryCode });

const listOpeningWishes = route('listOpeningWishes', {
  guard: 'player',
  summary: 'The areas of whose opening the caller wants to be told.',
  reply: z.array(CategoryCode),
});

const addOpeningWish = route('addOpeningWish', {
  guard: 'player',
  summary: 'Has the caller told in the inbox, once, when an area opens; twice is once.',
  body: Opening,
  reply: z.object({}),
});

const removeOpeningWish = route('removeOpeningWish', {
  guard: 'player',
  summary: 'Takes the wish back to be told of an opening.',
  body: Opening,
  reply: z.object({}),
});

export const openingRoutes = { listOpeningWishes, addOpeningWish, removeOpeningWish };
