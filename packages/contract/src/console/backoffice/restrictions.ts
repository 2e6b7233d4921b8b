import { z } from 'zod';
import { Instant } from '../../amount.ts';
import { idParams, Nothing, words } from '../fields.ts';
import { RESTRICTION_REASONS } from '../reasons.ts';
import { consoleRoute } from '../route.ts';

/** What can be closed to a member. */
export const RESTRICTION_KINDS = ['SIGN_IN', 'BETTING', 'DEPOSITS', 'WITHDRAWALS'] as const;
export type RestrictionKind = (typeof RESTRICTION_KINDS)[number];

export const RestrictionView = z.object({
  id: z.string(),
  kind: z.enum(RESTRICTION_KINDS),
  reason: z.enum(RESTRICTION_REASONS),
  note: z.string(),
  setBy: z.string(),
  setAt: Instant,
  /** Null for one without an end. */
  until: Instant.nullable(),
  /** Whether it counts now. */
  live: z.boolean(),
  liftedBy: z.string().nullable(),
  liftedAt: Instant.nullable(),
  liftNote: z.string().nullable(),
});

export const listRestrictions = consoleRoute('listRestrictions', {
  summary: 'What is closed to a member and what was, the latest first.',
  params: idParams,
  reply: z.array(RestrictionView),
  errors: ['not_found'],
});

export const restrictMember = consoleRoute('restrictMember', {
  summary: 'Closes something to a member, to an instant or until it is lifted.',
  params: idParams,
  body: z.object({
    kind: z.enum(RESTRICTION_KINDS),
    reason: z.enum(RESTRICTION_REASONS),
    note: words,
    until: z.int().min(0).max(8.64e15).nullable().default(null),
  }),
  reply: RestrictionView,
  errors: ['not_found', 'restriction_present'],
});

export const liftRestriction = consoleRoute('liftRestriction', {
  summary: 'Opens to a member again what was closed.',
  params: idParams,
  body: z.object({ note: words }),
  reply: Nothing,
  errors: ['not_found', 'restriction_over'],
});
