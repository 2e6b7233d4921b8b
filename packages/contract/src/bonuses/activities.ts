import { z } from 'zod';
import { Amount } from '../amount.ts';
import { STATE_ON_WIRE } from './states.ts';
import { route } from '../route.ts';

const Id = z.string().regex(/^[A-Z_]{1,32}$/);
const idParams = z.object({ id: Id });

export const listActivities = route('listActivities', {
  guard: 'visitor',
  summary: 'The activities of days in a row, with what each day brings.',
  reply: z.object({ list: z.array(z.object({ id: z.string(), steps: z.array(Amount) })) }),
});

const OwnActivityView = z.object({
  activityId: z.string(),
  state: z.enum(STATE_ON_WIRE),
  /** Days in a row that were signed for. */
  days: z.int(),
  /** The place of today in the row, from 1; null once it is signed for. */
  next: z.int().nullable(),
});

export const listOwnActivities = route('listOwnActivities', {
  guard: 'player',
  summary: 'How the member stands to each activity.',
  reply: z.object({ list: z.array(OwnActivityView) }),
});

export const joinActivity = route('joinActivity', {
  guard: 'player',
  summary: 'Takes part in an activity.',
  params: idParams,
  reply: z.object({ state: z.literal('JOINED') }),
  errors: ['not_found'],
});

export const claimActivity = route('claimActivity', {
  guard: 'player',
  summary: 'Signs for today and takes what the day brings, once a day.',
  params: idParams,
  body: z.object({
    /** Of the caller's choosing: the same one signs once. */
    requestId: z.string().regex(/^[\w-]{8,64}$/),
  }),
  reply: z.object({ state: z.literal('SIGNED'), days: z.int(), amount: Amount }),
  errors: [
    'not_found',
    'activity_not_joined',
    'signed_today',
    'bonus_taken',
    'not_enabled',
    'non_member',
    'betting_stopped',
    'phone_unverified',
    'claim_due',
    'key_reused',
  ],
});
