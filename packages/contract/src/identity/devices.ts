import { z } from 'zod';
import { Instant } from '../amount.ts';
import { route } from '../route.ts';

/** An id of a list as it comes back in an address. */
const rowId = z.string().regex(/^\d{1,18}$/);

const SessionView = z.object({
  id: z.string(),
  openedAt: Instant,
  lastUsedAt: Instant,
  ip: z.string(),
  /** Browser and system in a few words; may be empty. */
  device: z.string(),
  /** The session of this very call. */
  current: z.boolean(),
});
export type SessionView = z.infer<typeof SessionView>;

export const listSessions = route('listSessions', {
  guard: 'session',
  summary: 'Where the account is signed in, the session used last first.',
  reply: z.array(SessionView),
});

export const endSession = route('endSession', {
  guard: 'session',
  summary: 'Ends one session of the account; ending the own one is a logout.',
  params: z.object({ id: rowId }),
  reply: z.object({}),
  errors: ['not_found'],
});

export const endOtherSessions = route('endOtherSessions', {
  guard: 'session',
  summary: 'Ends every session of the account but the one of this call.',
  reply: z.object({}),
});

const SignInView = z.object({
  id: z.string(),
  at: Instant,
  ip: z.string(),
  device: z.string(),
  outcome: z.enum(['ok', 'failed']),
});
export type SignInView = z.infer<typeof SignInView>;

export const listSignIns = route('listSignIns', {
  guard: 'session',
  summary: 'Sign-ins of the account, newest first, twenty at a time; `next` is where the next twenty begin.',
  query: z.object({ before: rowId.optional() }),
  reply: z.object({ list: z.array(SignInView), next: z.string().nullable() }),
});
