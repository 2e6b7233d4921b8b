import type { NewMission } from '../types.ts';
import { badField } from './read-figure.ts';

/** On how many days of a period an account can be signed in to. */
const MOST_DAYS = { DAILY: 1n, WEEKLY: 7n, ONCE: 366n } as const;

/** Refuses a mission that nobody could do, or that ends before it starts. */
export const checkMission = ({ type, metric, category, target, startsOn, endsOn }: NewMission): void => {
  if (metric === 'LOGIN_DAYS' && target > MOST_DAYS[type]) throw badField('target');
  if (category !== null && metric !== 'VALID_BET') throw badField('category');
  if (endsOn !== null && endsOn < startsOn) throw badField('endsOn');
};
