import { z } from 'zod';
import { balanceAmount, currency, name } from './fields.ts';
import { instant } from './launch.ts';
import { message, type Call } from './message.ts';

/** The most rounds of one page of the feed; about half of what the dialect's cap on a body holds. */
export const MAX_ROUNDS = 100;

const playedRound = z.object({
  /** Where it stands in the feed. A round that is told again, further on, is corrected: the last telling counts. */
  position: z.int().min(1),
  account_id: name,
  currency,
  round_id: name,
  game_id: name,
  stake: balanceAmount,
  payout: balanceAmount,
  finished_at: instant,
});

const feedRequest = z.object({ casino_id: name, after: z.int().min(0) });
const feedReply = z.object({ rounds: z.array(playedRound).max(MAX_ROUNDS) });

export type PlayedRound = z.output<typeof playedRound>;
export type FeedRequest = z.output<typeof feedRequest>;
export type FeedReply = z.output<typeof feedReply>;

/**
 * Asks a vendor that keeps wallets for the finished rounds played from them, those behind a position in the order of
 * theirs. What stands at a position stays there, and nothing is ever put before a position that has been told: whoever
 * asks on from the last one misses nothing. An empty page says that there is no more for now.
 */
export const feed: Call<FeedRequest, FeedReply> = {
  path: '/wallet/rounds',
  request: message(feedRequest),
  reply: message(feedReply),
};
