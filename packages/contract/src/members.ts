import { z } from 'zod';
import { Instant } from './amount.ts';
import { route } from './route.ts';

const MemberView = z.object({
  id: z.string(),
  account: z.string(),
  nickname: z.string(),
  type: z.int(),
  toUpline: z.boolean(),
  clubLabel: z.object({ labelName: z.string(), rankLevel: z.int() }),
  memberLabel: z.array(z.string()),
  /** When the account was signed in to before this session; null on the first time. */
  previousLoginAt: Instant.nullable(),
});
export type MemberView = z.infer<typeof MemberView>;

export const readMember = route('readMember', {
  guard: 'session',
  summary: 'Who is signed in.',
  reply: MemberView,
});
