import type { promotions } from '@hintha/contract';
import { addDays } from '../../turnover/index.ts';
import type { OwnActivity, Sign } from './types.ts';

/** The step of a day: the one after that of the day before, and the first one after a gap or a full row. */
export const stepOf = (last: Pick<Sign, 'day' | 'step'> | null, today: string, steps: number): number =>
  last !== null && last.day === addDays(today, -1) && last.step < steps ? last.step + 1 : 1;

/** How a member stands to an activity, in the words that all of them share. */
export const stateOf = ({ joined, barred, last, today }: OwnActivity): promotions.OfferState => {
  if (barred) return 'CLOSED';
  if (!joined) return 'JOIN';
  return last?.day === today ? 'SIGNED' : 'CLAIM';
};
