import { type missions, STATE_ON_WIRE } from '@hintha/contract';
import { formatAmount, money } from '@hintha/money';
import { dayEnd } from '../../business-day.ts';
import { isMoney } from './rules.ts';
import type { Mission, MissionReward, MissionProgress } from './types.ts';

/** An amount of money as such, and rounds and days as whole numbers. */
export const toFigure = ({ metric }: Pick<Mission, 'metric'>, figure: bigint): string =>
  isMoney(metric) ? formatAmount(money(figure)) : String(figure);

export const toRewardView = ({ kind, amount }: MissionReward) => ({
  kind,
  amount: kind === 'CASH' ? formatAmount(money(amount)) : String(amount),
});

const endOf = (day: string | null): number | null => (day === null ? null : dayEnd(day).getTime());

export const toMissionView = (stand: MissionProgress, language: string): missions.MissionView => {
  const { mission, period, progress, state } = stand;
  const { titles } = mission;
  return {
    id: String(mission.id),
    period: period.name,
    title: titles[language] ?? titles['en'] ?? '',
    type: mission.type,
    metric: mission.metric,
    category: mission.category,
    target: toFigure(mission, mission.target),
    progress: toFigure(mission, progress),
    state: STATE_ON_WIRE[state],
    reward: toRewardView(mission.reward),
    endsAt: endOf(period.to),
    claimUntil: endOf(period.claimUntil),
  };
};
