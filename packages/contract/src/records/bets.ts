import { z } from 'zod';
import { Amount, Instant, pageQuery } from '../amount.ts';
import { CATEGORIES } from '../catalogue/index.ts';
import { AskedLanguage } from '../languages/asked-language.ts';
import { route } from '../route.ts';
import { day } from './period.ts';

const BET_STATES = ['PENDING', 'WIN', 'LOSE', 'PUSH', 'VOID'] as const;

export const BetView = z.object({
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
  /** Whether it was played from the wallet that the vendor keeps; our wallet then has no movement of it. */
  atVendor: z.boolean(),
});
export type BetView = z.infer<typeof BetView>;

/** When a draw is, by which one of several a day is called; null of one that is not known any more. */
const DrawTime = Instant.nullable();

/** What of its game a bet is on. */
export const BetOn = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('draw'), issue: z.string(), drawTime: DrawTime }),
  z.object({ kind: z.literal('match'), name: z.string() }),
  z.object({ kind: z.literal('parlay'), matches: z.int() }),
  z.object({ kind: z.literal('fight'), number: z.int() }),
]);

const RecordedBet = BetView.extend({
  /** Null of a vendor's round, which its game says all of. */
  on: BetOn.nullable(),
});
export type RecordedBet = z.infer<typeof RecordedBet>;

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
    language: AskedLanguage,
    ...pageQuery(20, 100),
  }),
  reply: z.object({
    list: z.array(RecordedBet),
    totalPages: z.int(),
    total: z.int(),
    totals: z.object({ stake: Amount, payout: Amount, profit: Amount }),
  }),
});

export const PostingView = z.object({
  id: z.string(),
  kind: z.string(),
  amount: Amount,
  balanceAfter: Amount,
  at: Instant,
});
export type PostingView = z.infer<typeof PostingView>;

/** What a bet is on, in the words of the book that took it. */
const SelectionView = z.object({
  event: z.string(),
  market: z.string(),
  pick: z.string(),
  /** The handicap or total, where the market has one. */
  line: z.string().nullable(),
  /** Decimal odds with four places. */
  price: z.string(),
  /** Who plays, of a bet on sports; of the winner of a season, which has no teams, the league. */
  teams: z.object({ home: z.string(), away: z.string(), league: z.string().nullable() }).nullable(),
});
export type SelectionView = z.infer<typeof SelectionView>;

export const readBet = route('readBet', {
  guard: 'player',
  summary:
    'One bet with what it is on and every movement of the wallet behind it; none where it was played at the vendor.',
  params: z.object({ id: z.string().max(64) }),
  query: z.object({ language: AskedLanguage }),
  reply: z.object({
    bet: BetView,
    /** In the order of the slip; none of a vendor's round. */
    selections: z.array(SelectionView),
    postings: z.array(PostingView),
    /** The draw that decides it, with the rules it is worked out again by; null where it is on no lottery. */
    draw: z
      .object({ gameCode: z.string(), issue: z.string(), rules: z.string(), drawTime: DrawTime })
      .nullable(),
  }),
  errors: ['not_found'],
});

const count = z.int().min(0);

/** What the reels of a round showed; symbols stand by reel, from top to bottom. */
const OutcomeView = z.object({
  spins: z.array(
    z.object({
      free: z.boolean(),
      stops: z.array(count),
      window: z.array(z.array(z.string())),
      lineWins: z.array(z.object({ line: count, symbol: z.string(), count, coins: count })),
      scatters: z.object({ count, coins: count }),
      coins: count,
      multiplier: count,
      awardedFreeGames: count,
    }),
  ),
  totalCoins: count,
  capped: z.boolean(),
});

const RoundProofView = z.object({
  /** The maths that decided it, by its vendor's name for it. */
  model: z.string(),
  commitment: z.string(),
  clientSeed: z.string(),
  nonce: count,
  /** Null while other rounds may still be decided by it. */
  serverSeed: z.string().nullable(),
  /** Null while the round is not settled. */
  outcome: OutcomeView.nullable(),
});
export type RoundProofView = z.infer<typeof RoundProofView>;

const proof = {
  guard: 'player',
  params: z.object({ id: z.string().max(64) }),
  /** Null where nothing is published of the round: of a vendor without proofs, and of what is no round. */
  reply: z.object({ proof: RoundProofView.nullable() }),
  errors: ['not_found', 'vendor_unavailable'],
} as const;

export const readBetProof = route('readBetProof', {
  ...proof,
  summary: 'What the round of a bet was and what decided it, by the word of its vendor.',
});

export const revealBetSeed = route('revealBetSeed', {
  ...proof,
  summary:
    'Has the vendor reveal the seed of the round, which decides no other from then on; it stays secret while a round by it is open.',
});
