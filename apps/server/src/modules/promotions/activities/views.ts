import { formatAmount } from '@hintha/money';
import { addDays } from '../../turnover/index.ts';
import { stateOf, stepOf } from './rules.ts';
import type { Activity, OwnActivity, Sign } from './types.ts';

export const toActivityView = ({ kind, steps }: Activity) => ({ id: kind, steps: steps.map(formatAmount) });

/** How many days in a row were signed for up to today, of the row that is running. */
const daysOf = ({ last, today }: OwnActivity): number =>
  last !== null && last.day >= addDays(today, -1) ? last.step : 0;

export const toOwnActivityView = (own: OwnActivity) => {
  const { activity, last, today } = own;
  const isSigned = last?.day === today;
  return {
    activityId: activity.kind,
    state: stateOf(own),
    days: daysOf(own),
    next: isSigned ? null : stepOf(last, today, activity.steps.length),
  };
};

export const toSignView = ({ step, amount }: Sign) => ({
  state: 'SIGNED' as const,
  days: step,
  amount: formatAmount(amount),
});
