import { z } from 'zod';
import { Amount, Instant } from '../amount.ts';
import { AskedAmount } from '../payments/asked-amount.ts';
import { raffleFields } from '../raffles.ts';
import { ProposedView } from './approvals.ts';
import { CostView } from './finance.ts';
import { idParams, requestId, words } from './fields.ts';
import { consoleRoute } from './route.ts';

const AdminRaffleView = z.object({
  ...raffleFields,
  createdAt: Instant,
  /** What its prizes have cost so far. */
  cost: Amount,
});

export const queueRaffles = consoleRoute('queueRaffles', {
  summary: 'The raffles in every state, the latest first.',
  reply: z.array(AdminRaffleView),
});

/** One line of the site, so short that it fits a card. */
const name = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .regex(/^\P{Cc}*$/u);

const at = z.int().min(0).max(4_102_444_800_000);

/** Ranks in all. */
const MOST_PRIZES = 1000;

/** From the first rank on: so many prizes of so much each. */
const Prizes = z
  .array(z.object({ count: z.int().min(1).max(MOST_PRIZES), amount: AskedAmount }))
  .min(1)
  .max(50)
  .refine((tiers) => tiers.reduce((sum, { count }) => sum + count, 0) <= MOST_PRIZES);

export const estimateRaffle = consoleRoute('estimateRaffle', {
  summary: 'What a raffle of these prizes can cost; changes nothing.',
  body: z.object({ prizes: Prizes }),
  reply: CostView,
});

export const createRaffle = consoleRoute('createRaffle', {
  summary: 'Makes a raffle and commits to the seed that it will be drawn by.',
  body: z.object({
    nameEn: name,
    nameMy: name,
    /** Null for at once. */
    startsAt: at.nullable(),
    endsAt: at,
    /** The public source that the entropy will come from, as members are told. */
    beacon: words,
    prizes: Prizes,
    reason: words,
    requestId,
  }),
  /** What became of it: done, or proposed where it can cost more than one person may let it. */
  reply: z.object({ raffle: AdminRaffleView.nullable(), proposed: ProposedView.nullable() }),
  errors: ['key_reused'],
});

export const proposeRaffleLock = consoleRoute('proposeRaffleLock', {
  summary: 'Proposes to fix the tickets of a raffle that is over, with the public entropy of its draw.',
  params: idParams,
  body: z.object({ entropy: z.string().regex(/^[\w.-]{1,128}$/), reason: words, requestId }),
  reply: ProposedView,
  errors: ['not_found', 'raffle_not_ready', 'key_reused'],
});

export const drawRaffle = consoleRoute('drawRaffle', {
  summary: 'Draws a raffle whose tickets are fixed, reveals its seed and lays out the prizes, once.',
  params: idParams,
  reply: AdminRaffleView,
  errors: ['not_found', 'raffle_not_ready'],
});

export const listRaffleWinners = consoleRoute('listRaffleWinners', {
  summary: 'Who has won what in a raffle, by rank.',
  params: idParams,
  reply: z.array(
    z.object({
      rank: z.int(),
      numero: z.string(),
      accountId: z.string(),
      account: z.string(),
      amount: Amount,
    }),
  ),
  errors: ['not_found'],
});

export const listRaffleTickets = consoleRoute('listRaffleTickets', {
  summary: 'The tickets of a raffle as they were claimed, by their numbers.',
  params: idParams,
  query: z.object({
    /** Claims whose first number is above it alone. */
    after: z.coerce.number().int().min(-1).max(1_000_000).default(-1),
    limit: z.coerce.number().int().min(1).max(1000).default(200),
  }),
  reply: z.array(
    z.object({
      first: z.string(),
      last: z.string(),
      tickets: z.int(),
      accountId: z.string(),
      account: z.string(),
      /** Taken out before the draw. */
      voided: z.boolean(),
      claimedAt: Instant,
    }),
  ),
  errors: ['not_found'],
});
