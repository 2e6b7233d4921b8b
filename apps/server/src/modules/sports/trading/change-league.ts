import { BusinessError, type StaffCaller, transaction } from '@hintha/platform';
import { z } from 'zod';
import type { AppContext } from '../../../app-context.ts';
import { defineApprovalAction, propose, type Proposed } from '../../approvals/index.ts';
import type { Tier } from '../types.ts';
import { findLeague, updateLeague } from './trading-store.ts';

const Figures = z.strictObject({ tier: z.enum(['A', 'B', 'C']), commission: z.int().min(300).max(800) });

/** Gives a league another tier, which says what may be lost on it, or another commission. */
export const leagueAction = defineApprovalAction({
  name: 'sports.league',
  payload: z.strictObject({ code: z.string(), name: z.string(), before: Figures, after: Figures }),
  makers: ['trading', 'administrator'],
  checkers: ['trading', 'administrator'],
  subjectOf: ({ code }) => `league:${code}`,
  execute: async (_ctx, tx, { payload }) => {
    const { code, before, after } = payload;
    const league = await findLeague(tx, code);
    if (league?.tier !== before.tier || league.commission !== before.commission)
      throw new BusinessError('proposal_changed');
    await updateLeague(tx, { code, ...after });
  },
});

export interface LeagueProposal {
  readonly code: string;
  readonly tier: Tier;
  readonly commission: number;
  readonly reason: string;
  readonly requestId: string;
}

/** Proposes to the colleagues what is decided about a league. */
export const proposeLeague = (
  ctx: AppContext,
  maker: StaffCaller,
  { code, tier, commission, reason, requestId }: LeagueProposal,
): Promise<Proposed> =>
  transaction(ctx.db, async (tx) => {
    const league = await findLeague(tx, code);
    if (league === undefined) throw new BusinessError('not_found');
    const before = { tier: league.tier, commission: league.commission };
    const payload = { code, name: league.name, before, after: { tier, commission } };
    return propose(ctx, tx, { action: leagueAction, payload, reason, requestId, maker });
  });
