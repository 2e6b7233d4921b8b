import { z } from 'zod';
import { Instant } from './amount.ts';
import { route } from './route.ts';

const MOST_DAYS = 90;

export const readTeam = route('readTeam', {
  guard: 'agent',
  summary: 'How many stand below the caller, and how many of them joined in the last days, today included.',
  query: z.object({ days: z.coerce.number().int().min(1).max(MOST_DAYS).default(7) }),
  reply: z.object({ members: z.int(), direct: z.int(), joined: z.int(), joinedDirect: z.int() }),
});

const LinkView = z.object({ code: z.string(), createdAt: Instant, joined: z.int() });

export const listLinks = route('listLinks', {
  guard: 'agent',
  summary: 'The codes by which the caller brings members; there is always one.',
  reply: z.array(LinkView),
});
