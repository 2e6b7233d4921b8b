import { formatAmount } from '@hintha/money';
import type { Leaderboard } from '../leaderboard/read-leaderboard.ts';
import { toWeekView } from '../leaderboard/views.ts';
import { toFigure, toRewardView } from '../views.ts';
import type { CountedMission } from './list-counted.ts';

export const toMissionLine = ({ mission, claims, cost }: CountedMission) => ({
  id: String(mission.id),
  type: mission.type,
  metric: mission.metric,
  category: mission.category,
  target: toFigure(mission, mission.target),
  reward: toRewardView(mission.reward),
  titles: { my: mission.titles['my'] ?? '', en: mission.titles['en'] ?? '' },
  enabled: mission.enabled,
  startsOn: mission.startsOn,
  endsOn: mission.endsOn,
  claims,
  cost: formatAmount(cost),
});

export const toLeaderboardAdminView = (leaderboard: Leaderboard) => ({
  ...toWeekView(leaderboard),
  rows: leaderboard.standings.map(({ rank, accountId, name, score, prize }) => ({
    rank,
    accountId: String(accountId),
    account: name,
    score: formatAmount(score),
    prize: prize === null ? null : formatAmount(prize),
  })),
});
