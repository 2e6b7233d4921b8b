import { type AskedOf, CONSOLE_ROUTES } from '@hintha/contract';
import { type ServedToStaff, serveStaff, transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { actorOf } from '../../audit/index.ts';
import { readLeaderboard } from '../leaderboard/read-leaderboard.ts';
import { setPrizes } from '../leaderboard/set-prizes.ts';
import { isMoney } from '../rules.ts';
import type { Mission, MissionChange } from '../types.ts';
import { changeMission, counted, createMission, listCountedMissions, readFigure } from './change-mission.ts';
import { toLeaderboardAdminView, toMissionLine } from './views.ts';

type Asked = AskedOf<typeof CONSOLE_ROUTES.changeMission>['body'];

/** What staff typed, as it is kept. */
const toChange = (asked: Asked, metric: Mission['metric']): MissionChange => {
  const { kind, amount } = asked.reward;
  return {
    target: readFigure(asked.target, isMoney(metric), 'target'),
    reward: { kind, amount: readFigure(amount, kind === 'CASH', 'reward') },
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
  serveStaff(CONSOLE_ROUTES.createMission, async ({ caller, body }) => {
    const { type, metric, category, startsOn, reason } = body;
    const mission = { ...toChange(body, metric), type, metric, category, startsOn };
    const order = { actor: actorOf(caller), reason, mission };
    const created = await transaction(ctx.db, (tx) => createMission(tx, order));
    return toMissionLine({ mission: created, claims: 0 });
  }),
  serveStaff(CONSOLE_ROUTES.changeMission, async ({ caller, params, body }) => {
    const changed = await transaction(ctx.db, (tx) =>
      changeMission(tx, {
        actor: actorOf(caller),
        reason: body.reason,
        missionId: BigInt(params.id),
        change: (metric) => toChange(body, metric),
      }),
    );
    return toMissionLine(await counted(ctx.db, changed));
  }),
  serveStaff(CONSOLE_ROUTES.readAdminLeaderboard, async ({ query }) =>
    toLeaderboardAdminView(await readLeaderboard(ctx, query.period)),
  ),
  serveStaff(CONSOLE_ROUTES.setPrizes, async ({ caller, body: { prizes, reason } }) => {
    await transaction(ctx.db, (tx) => setPrizes(tx, { actor: actorOf(caller), reason, prizes }));
    return {};
  }),
];
