import { z } from 'zod';
import { Amount, Instant } from '../../amount.ts';
import { LANGUAGES } from '../../languages/index.ts';
import { REDEMPTION_REJECTIONS, REDEMPTION_STATES } from '../../points/index.ts';
import { Id, idParams, plain, requestId, sought } from '../fields.ts';
import { consoleRoute } from '../route.ts';

const RedemptionView = z.object({
  id: z.string(),
  accountId: z.string(),
  account: z.string(),
  rewardId: z.string(),
  /** The reward by its language. */
  names: z.partialRecord(z.enum(LANGUAGES), z.string()),
  physical: z.boolean(),
  quantity: z.int(),
  points: z.int(),
  amount: Amount,
  state: z.enum(REDEMPTION_STATES),
  reason: z.enum(REDEMPTION_REJECTIONS).nullable(),
  remark: z.string(),
  /** Where it is sent to, masked unless `addressShown`. */
  address: z.string(),
  mobile: z.string(),
  addressShown: z.boolean(),
  appliedAt: Instant,
  decidedAt: Instant.nullable(),
});

export const queueRedemptions = consoleRoute('queueRedemptions', {
  summary: 'The redemptions of the rewards store in one state, oldest first.',
  query: z.object({
    state: z.enum(REDEMPTION_STATES).default('APPLYING'),
    /** An id, or the beginning of the name of an account. */
    q: sought.optional(),
    after: Id.optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  reply: z.array(RedemptionView),
});

export const readRedemption = consoleRoute('readRedemption', {
  summary: 'One redemption of anybody, in whatever state.',
  params: idParams,
  reply: RedemptionView,
  errors: ['not_found'],
});

export const approveRedemption = consoleRoute('approveRedemption', {
  summary: 'Says that the reward is on its way or delivered; what was taken stays taken.',
  params: idParams,
  body: z.object({
    /** What the member sees with it, such as a code or the number of a parcel. */
    remark: plain(255).trim().default(''),
    requestId: requestId.optional(),
  }),
  reply: RedemptionView,
  errors: ['not_found', 'redemption_decided', 'key_reused'],
});

export const rejectRedemption = consoleRoute('rejectRedemption', {
  summary: 'Turns a redemption down, for a reason that the member sees; points, stock and money go back.',
  params: idParams,
  body: z.object({ reason: z.enum(REDEMPTION_REJECTIONS), requestId: requestId.optional() }),
  reply: RedemptionView,
  errors: ['not_found', 'redemption_decided', 'key_reused'],
});
