import { teams } from '@hintha/contract';
import { BusinessError } from '@hintha/platform';
import { businessDay } from '../../business-day.ts';
import { addDays, daysBetween } from '../bets/index.ts';
import type { Days } from './types.ts';

const USUAL_DAYS = 7;

/** The days that were asked for; a week up to today, or what one end of it leaves open. */
export const daysAsked = (
  { from, to }: { from?: string | undefined; to?: string | undefined },
  now: Date,
): Days => {
  const today = businessDay(now);
  const last = to ?? (from !== undefined && from > today ? from : today);
  const first = from ?? addDays(last, 1 - USUAL_DAYS);
  if (first > last || addDays(first, teams.MOST_DAYS) <= last) {
    const problem = `must be 1 to ${teams.MOST_DAYS} days before to`;
    throw new BusinessError('bad_request', { fields: [{ field: 'from', problem }] });
  }
  return { from: first, to: last };
};

export const listDays = ({ from, to }: Days): string[] => daysBetween(from, to);
