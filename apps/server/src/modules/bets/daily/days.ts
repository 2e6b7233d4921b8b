import { businessDay, dayStart } from '../../../business-day.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The business day so many days after another, or before it. */
export const addDays = (day: string, days: number): string =>
  businessDay(new Date(dayStart(day).getTime() + days * DAY_MS));

/** The days from one to another, both among them. */
export const daysBetween = (from: string, to: string): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};

/** The last business day that is over. */
export const dayOver = (at: Date): string => addDays(businessDay(at), -1);

/** Cashback comes on Mondays at five, when the night's late results are in. */
const PAID_AFTER_MS = 5 * HOUR_MS;
const DAYS = 7;
const MONDAY = 1;

/** The Sunday that ends the last week whose cashback is due. */
export const weekOver = (at: Date): string => {
  const today = businessDay(new Date(at.getTime() - PAID_AFTER_MS));
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + DAYS - MONDAY) % DAYS;
  return addDays(today, -sinceMonday - 1);
};
