import { missions } from '@hintha/contract';
import { serve, type Served, type ServedToStaff } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { adminRoutes } from './admin/routes.ts';
import { claimMission } from './claim-mission.ts';
import { findOwnStanding, readLeaderboard } from './leaderboard/read-leaderboard.ts';
import { toLeaderboardView } from './leaderboard/views.ts';
import { countMissions, listMissions } from './list-missions.ts';
import { toMissionView, toRewardView } from './views.ts';

export const routes = (ctx: AppContext): Served[] => [
  serve(missions.listMissions, async ({ caller, language }) => {
    const { stands, count } = await listMissions(ctx, caller.accountId);
    return { missions: stands.map((stand) => toMissionView(stand, language)), missionCount: count };
  }),
  serve(missions.claimMission, async ({ caller: { accountId }, body }) => {
    const { period, requestId } = body;
    const order = { accountId, missionId: BigInt(body.missionId), period, requestId };
    const claim = await claimMission(ctx, order);
    return {
      missionId: body.missionId,
      period: claim.period,
      reward: toRewardView(claim.reward),
      missionCount: await countMissions(ctx, accountId),
    };
  }),
  serve(missions.readLeaderboard, async ({ caller: { accountId }, query }) => {
    const leaderboard = await readLeaderboard(ctx, query.period);
    return toLeaderboardView(leaderboard, await findOwnStanding(ctx, leaderboard, accountId), accountId);
  }),
];

/** The calls of the staff. */
export const consoleRoutes = (ctx: AppContext): ServedToStaff[] => adminRoutes(ctx);
