import { z } from 'zod';
import { Amount, Instant } from '../amount.ts';
import { route } from '../route.ts';
import { STATE_ON_WIRE } from './states.ts';

/** What a reward can be won by. */
export const REWARD_KINDS = ['LEADERBOARD', 'RAFFLE'] as const;

const RewardView = z.object({
  id: z.string(),
  kind: z.enum(REWARD_KINDS),
  /** What it was won by: the Monday of a week, or a ticket. */
  reference: z.string(),
  state: z.enum(STATE_ON_WIRE).extract(['claimable', 'due', 'claimed', 'closed']),
  amount: Amount,
  offeredAt: Instant,
  /** Null without an end. */
  expiresAt: Instant.nullable(),
  claimedAt: Instant.nullable(),
});
export type RewardView = z.infer<typeof RewardView>;

export const listRewards = route('listRewards', {
  guard: 'player',
  summary: 'What the member has won: what can be taken first, then the latest, and how many can be taken.',
  reply: z.object({ list: z.array(RewardView), rewardCount: z.int() }),
});

export const claimReward = route('claimReward', {
  guard: 'player',
  summary: 'Takes a reward into the wallet, once.',
  body: z.object({
    rewardId: z.string().regex(/^[1-9]\d{0,17}$/),
    /** Of the caller's choosing: the same one claims once. */
    requestId: z.string().regex(/^[\w-]{8,64}$/),
  }),
  reply: RewardView.extend({ rewardCount: z.int() }),
  errors: [
    'not_found',
    'bonus_taken',
    'reward_over',
    'not_enabled',
    'betting_stopped',
    'claim_due',
    'key_reused',
  ],
});
