import { z } from 'zod';
import { Amount, Instant, pageQuery } from './amount.ts';
import { CATEGORIES } from './catalogue.ts';
import { route } from './route.ts';

const BET_STATES = ['PENDING', 'WIN', 'LOSE', 'PUSH', 'VOID'] as const;

const BetView = z.object({
  id: z.string(),
  vendor: z.string(),
  vendorName: z.string(),
  gameName: z.string(),
  category: z.string(),
  round: z.string(),
  stake: Amount,
  payout: Amount,
  profit: Amount,
  state: z.enum(BET_STATES),
  placedAt: Instant,
  settledAt: Instant.nullable(),
});
export type BetView = z.infer<typeof BetView>;

/** Days of the business zone, both ends included, as 2026-11-21. */
const day = z.iso.date().optional();

export const listBets = route('listBets', {
  guard: 'player',
  summary: 'The betting record: one row a round, newest first, with totals over the whole filter.',
  query: z.object({
    category: z.enum(CATEGORIES).optional(),
    vendor: z
      .string()
      .regex(/^[A-Z0-9_]{0,32}$/)
      .optional(),
    from: day,
    to: day,
    language: z.string().max(8).optional(),
    ...pageQuery(20, 100),
  }),
  reply: z.object({
    list: z.array(BetView),
    totalPages: z.int(),
    total: z.int(),
    totals: z.object({ stake: Amount, payout: Amount, profit: Amount }),
  }),
});

const PostingView = z.object({
  id: z.string(),
  kind: z.string(),
  amount: Amount,
  balanceAfter: Amount,
  at: Instant,
});

export const readBet = route('readBet', {
  guard: 'player',
  summary: 'One round with every movement of the wallet behind it.',
  params: z.object({ id: z.string().max(64) }),
  query: z.object({ language: z.string().max(8).optional() }),
  reply: z.object({ bet: BetView, postings: z.array(PostingView) }),
  refusals: ['not_found'],
});
