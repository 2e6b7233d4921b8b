import { businessDay } from '../../../shared/period/period.ts';
import type { DaySpan } from '../../../shared/period/period.ts';

/** What the money is told by, in the order of the chips. */
export const UNITS = ['day', 'week', 'month'] as const;
export type Unit = (typeof UNITS)[number];

const DAY_MS = 86_400_000;
const BACK = { day: 29, week: 12 * 7, month: 11 } as const;

const dayText = (instantMs: number): string => new Date(instantMs).toISOString().slice(0, 10);

/** Thirty days, thirteen weeks from a Monday on or twelve months from a first on, up to today. */
export const spanOfUnit = (unit: Unit, nowMs: number): DaySpan => {
  const to = businessDay(nowMs);
  const today = Date.parse(to);
  if (unit === 'day') return { from: dayText(today - BACK.day * DAY_MS), to };
  if (unit === 'week') {
    const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
    return { from: dayText(today - (sinceMonday + BACK.week) * DAY_MS), to };
  }
  const [year = 0, month = 1] = to.split('-').map(Number);
  return { from: dayText(Date.UTC(year, month - 1 - BACK.month, 1)), to };
};
