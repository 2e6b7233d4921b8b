import { openGroupCommit } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import type { SabongBet } from '../types.ts';
import { type BetRequest, placeBet } from './place-bet.ts';
import { placeTogether } from './place-together.ts';

const SIZES = { writers: 2, mostCalls: 256, mostWeight: 4_096 };

export type TakeBet = (request: BetRequest) => Promise<SabongBet>;

/**
 * Takes bets, those that come at the same time together, and a member's own one behind the other. Each is answered as
 * though it had been placed alone.
 */
export const openBetWriter = (ctx: Pick<AppContext, 'db' | 'clock' | 'log'>): TakeBet => {
  const commit = openGroupCommit<BetRequest, SabongBet>(
    {
      laneOf: ({ accountId }) => accountId,
      weightOf: () => 1,
      together: (requests) => placeTogether(ctx, requests),
      alone: (request) => placeBet(ctx, request),
      onFailure: (error, bets) => ctx.log.warn({ err: error, bets }, 'a group of bets on fights failed'),
    },
    SIZES,
  );
  return (request) => commit.do(request);
};
