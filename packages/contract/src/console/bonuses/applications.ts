import { z } from 'zod';
import { Amount, Instant } from '../../amount.ts';
import { AskedAmount } from '../../payments/asked-amount.ts';
import { APPLICATION_REJECTIONS, APPLICATION_STATES } from '../../bonuses/index.ts';
import { Id, idParams, requestId, sought, words } from '../fields.ts';
import { consoleRoute } from '../route.ts';

const ApplicationView = z.object({
  id: z.string(),
  accountId: z.string(),
  account: z.string(),
  /** The code of the bonus. */
  kind: z.string(),
  state: z.enum(APPLICATION_STATES),
  reason: z.enum(APPLICATION_REJECTIONS).nullable(),
  /** By what the member is to be found in the messaging app. */
  contactId: z.string(),
  comment: z.string(),
  pictures: z.array(z.string()),
  /** What may be given at most, and what was given or is due. */
  most: Amount,
  amount: Amount.nullable(),
  /** Somebody who is known by the same marks has had this bonus: it will not be given. */
  hadElsewhere: z.boolean(),
  appliedAt: Instant,
  decidedAt: Instant.nullable(),
});

export const queueApplications = consoleRoute('queueApplications', {
  summary: 'The applications for bonuses that staff decides on, in one state, oldest first.',
  query: z.object({
    state: z.enum(APPLICATION_STATES).default('APPLYING'),
    /** An id, the id in the messaging app, or the beginning of the name of an account. */
    q: sought.optional(),
    after: Id.optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  reply: z.array(ApplicationView),
});

export const readApplication = consoleRoute('readApplication', {
  summary: 'One application of anybody, in whatever state.',
  params: idParams,
  reply: ApplicationView,
  errors: ['not_found'],
});

export const approveApplication = consoleRoute('approveApplication', {
  summary:
    'Gives the bonus that was applied for, as much as staff finds right; due where the budget has no room.',
  params: idParams,
  body: z.object({ amount: AskedAmount, reason: words, requestId: requestId.optional() }),
  reply: ApplicationView,
  errors: [
    'not_found',
    'not_enabled',
    'application_decided',
    'bonus_taken',
    'amount_out_of_range',
    'over_budget',
    'key_reused',
  ],
});

export const rejectApplication = consoleRoute('rejectApplication', {
  summary: 'Turns an application down, for a reason that the member sees.',
  params: idParams,
  body: z.object({ reason: z.enum(APPLICATION_REJECTIONS), requestId: requestId.optional() }),
  reply: ApplicationView,
  errors: ['not_found', 'application_decided', 'key_reused'],
});
