import { z } from 'zod';
import { Amount, Instant, pageQuery } from '../amount.ts';
import { route } from '../route.ts';

/** How far an invited friend has come. */
export const FRIEND_STATES = ['JOINED', 'DEPOSITED', 'QUALIFIED', 'MISSED'] as const;

const FriendView = z.object({
  /** The name of the account, most of it hidden. */
  name: z.string(),
  joinedAt: Instant,
  state: z.enum(FRIEND_STATES),
  /** What the friend has brought so far. */
  earned: Amount,
});

export const readReferral = route('readReferral', {
  guard: 'player',
  summary: 'The code by which the member invites friends, whom it brought and what they brought.',
  query: z.object(pageQuery(20, 100)),
  reply: z.object({
    code: z.string(),
    invited: z.int(),
    earned: Amount,
    list: z.array(FriendView),
    totalPages: z.int(),
  }),
  errors: ['non_member'],
});
