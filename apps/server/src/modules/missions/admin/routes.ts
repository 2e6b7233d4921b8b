import { type AskedOf, CONSOLE_ROUTES } from '@hintha/contract';
import { type ServedToStaff, serveStaff } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { toCostView, toProposedView } from '../../approvals/index.ts';
import { weighRule } from '../../wallet/index.ts';
import { readLeaderboard } from '../leaderboard/read-leaderboard.ts';
import { orderPrizes } from '../leaderboard/set-prizes.ts';
import { isMoney } from '../rules.ts';
import type { Mission, MissionChange, MissionReward } from '../types.ts';
import { readFigure } from './change-mission.ts';
import { costMission, costPrizes } from './cost-mission.ts';
import { counted, listCountedMissions } from './list-counted.ts';
import { setKnownMission, type SetMission, setNewMission } from './set-mission.ts';
import { toLeaderboardAdminView, toMissionLine } from './views.ts';

type Asked = AskedOf<typeof CONSOLE_ROUTES.changeMission>['body'];

const toReward = ({ kind, amount }: Asked['reward']): MissionReward => ({
  kind,
  amount: readFigure(amount, kind === 'CASH', 'reward'),
});

/** What staff typed, as it is kept. */
const toChange = (asked: Asked, metric: Mission['metric']): MissionChange => {
  return {
    target: readFigure(asked.target, isMoney(metric), 'target'),
    reward: toReward(asked.reward),
    titles: asked.titles,
    enabled: asked.enabled,
    endsOn: asked.endsOn,
  };
};

/** What the staff does with missions and the ranks of the week. */
export const adminRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listAdminMissions, async () =>
    (await listCountedMissions(ctx.db)).map(toMissionLine),
  ),
  serveStaff(CONSOLE_ROUTES.estimatePrizes, async ({ body: { prizes } }) =>
    toCostView(await weighRule(ctx.db, costPrizes(prizes))),
  ),
  serveStaff(CONSOLE_ROUTES.estimateMission, async ({ body: { reward } }) =>
    toCostView(await weighRule(ctx.db, await costMission(ctx, toReward(reward)))),
  ),
  serveStaff(CONSOLE_ROUTES.createMission, async ({ caller, body }) => {
    const { type, metric, category, startsOn, reason, requestId } = body;
    const mission = { ...toChange(body, metric), type, metric, category, startsOn };
    return toOutcome(ctx, await setNewMission(ctx, caller, { mission, reason, requestId }));
  }),
  serveStaff(CONSOLE_ROUTES.changeMission, async ({ caller, params, body }) => {
    const { reason, requestId } = body;
    const change = (metric: Mission['metric']) => toChange(body, metric);
    const wish = { id: BigInt(params.id), change, reason, requestId };
    return toOutcome(ctx, await setKnownMission(ctx, caller, wish));
  }),
  serveStaff(CONSOLE_ROUTES.readAdminLeaderboard, async ({ query }) =>
    toLeaderboardAdminView(await readLeaderboard(ctx, query.period)),
  ),
  serveStaff(CONSOLE_ROUTES.setPrizes, async ({ caller, body }) => {
    const proposed = await orderPrizes(ctx, caller, body);
    return { proposed: proposed && toProposedView(proposed) };
  }),
];

const toOutcome = async ({ db }: AppContext, { mission, proposed }: SetMission) => ({
  mission: mission && toMissionLine(await counted(db, mission)),
  proposed: proposed && toProposedView(proposed),
});
