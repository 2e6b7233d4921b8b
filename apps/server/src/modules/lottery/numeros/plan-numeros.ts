import { dayEnd, dayStart } from '../../../business-day.ts';
import type { LotteryGame, PlannedNumero, Schedule } from '../types.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** What the codes of the numeros of a day such as 2026-11-21 begin with. */
export const codeDay = (day: string): string => day.replaceAll('-', '');

/**
 * The numero n of a day draws n intervals after its midnight and opens when the one before it locks; the last one
 * draws at the midnight in which the day ends.
 */
const planIntervals = (
  game: string,
  { seconds, lockSeconds }: Extract<Schedule, { kind: 'interval' }>,
  day: string,
): PlannedNumero[] => {
  const start = dayStart(day).getTime();
  const count = (dayEnd(day).getTime() - start) / (seconds * 1000);
  return Array.from({ length: count }, (_, before) => {
    const drawsAt = start + (before + 1) * seconds * 1000;
    const locksAt = drawsAt - lockSeconds * 1000;
    return {
      game,
      code: `${codeDay(day)}-${String(before + 1).padStart(4, '0')}`,
      opensAt: new Date(locksAt - seconds * 1000),
      locksAt: new Date(locksAt),
      drawsAt: new Date(drawsAt),
    };
  });
};

/** Whether a day such as 2026-11-21 is one on which the game draws. */
const isDrawDay = ({ weekdays, monthDays }: Extract<Schedule, { kind: 'days' }>, day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`);
  return (weekdays?.includes(date.getUTCDay()) ?? true) && (monthDays?.includes(date.getUTCDate()) ?? true);
};

/** A draw of a day is open from the midnight before the day; one that comes twice a month from the draw before. */
const planDays = (
  game: string,
  schedule: Extract<Schedule, { kind: 'days' }>,
  day: string,
): PlannedNumero[] => {
  if (!isDrawDay(schedule, day)) return [];
  const midnight = Date.parse(`${day}T00:00:00Z`) - schedule.zone * MINUTE_MS;
  return schedule.draws.map(({ drawsAt, locksAt, suffix }) => ({
    game,
    code: `${codeDay(day)}${suffix}`,
    opensAt: new Date(midnight - daysOpen(schedule, day) * DAY_MS),
    locksAt: new Date(midnight + locksAt * MINUTE_MS),
    drawsAt: new Date(midnight + drawsAt * MINUTE_MS),
  }));
};

/** How many days before its own a draw opens. */
const daysOpen = (schedule: Extract<Schedule, { kind: 'days' }>, day: string): number => {
  if (schedule.monthDays === undefined) return 1;
  const own = Date.parse(`${day}T00:00:00Z`);
  let days = 1;
  while (!isDrawDay(schedule, new Date(own - days * DAY_MS).toISOString().slice(0, 10))) days += 1;
  return days;
};

/** The numeros of a game that belong to a day such as 2026-11-21; none for a game that is drawn order by order. */
export const planNumeros = ({ code, schedule }: LotteryGame, day: string): PlannedNumero[] => {
  if (schedule.kind === 'instant') return [];
  return schedule.kind === 'interval' ? planIntervals(code, schedule, day) : planDays(code, schedule, day);
};
