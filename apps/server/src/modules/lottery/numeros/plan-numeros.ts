import { dayEnd, dayStart } from '../../../business-day.ts';
import type { CalendarChanges, LotteryGame, PlannedNumero, Schedule } from '../types.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** What the codes of the numeros of a day such as 2026-11-21 begin with. */
export const codeDay = (day: string): string => day.replaceAll('-', '');

type Intervals = Extract<Schedule, { kind: 'interval' }>;

/**
 * The numero n of a day draws n intervals after its midnight and opens when the one before it locks; the last one
 * draws at the midnight in which the day ends.
 */
const planIntervals = (
  game: string,
  { seconds, lockSeconds }: Intervals,
  { day, before }: { readonly day: string; readonly before: Schedule },
): PlannedNumero[] => {
  const start = dayStart(day).getTime();
  const count = (dayEnd(day).getTime() - start) / (seconds * 1000);
  const lockedBefore = before.kind === 'interval' ? before.lockSeconds : lockSeconds;
  return Array.from({ length: count }, (_, earlier) => {
    const drawsAt = start + (earlier + 1) * seconds * 1000;
    const locksAt = drawsAt - lockSeconds * 1000;
    return {
      game,
      code: `${codeDay(day)}-${String(earlier + 1).padStart(4, '0')}`,
      opensAt: new Date(earlier === 0 ? start - lockedBefore * 1000 : locksAt - seconds * 1000),
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

interface DrawDay {
  /** The day that it is named by, and the one on which it is drawn. */
  readonly day: string;
  readonly heldOn: string;
}

/** A draw of a day is open from the midnight before the day; one that comes twice a month from the draw before. */
const planDays = (
  game: string,
  schedule: Extract<Schedule, { kind: 'days' }>,
  { day, heldOn }: DrawDay,
): PlannedNumero[] => {
  if (!isDrawDay(schedule, day)) return [];
  const midnightOf = (of: string) => Date.parse(`${of}T00:00:00Z`) - schedule.zone * MINUTE_MS;
  const midnight = midnightOf(heldOn);
  const opensAt = Math.min(midnightOf(day) - daysOpen(schedule, day) * DAY_MS, midnight - DAY_MS);
  return schedule.draws.map(({ drawsAt, locksAt, suffix }) => ({
    game,
    code: `${codeDay(day)}${suffix}`,
    opensAt: new Date(opensAt),
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

export const dayKey = (game: string, day: string): string => `${game} ${day}`;

const UNCHANGED: CalendarChanges = { off: new Set(), days: new Map(), times: [] };

/** When a game draws on a day: at the times that were given it last before that day, or its own. */
export const scheduleOn = (
  { code, schedule }: Pick<LotteryGame, 'code' | 'schedule'>,
  day: string,
  times: CalendarChanges['times'],
): Schedule => {
  const given = times.findLast(({ game, fromDay }) => game === code && fromDay <= day)?.times;
  if (given?.kind === 'interval' && schedule.kind === 'interval') return given;
  return given?.kind === 'days' && schedule.kind === 'days' ? { ...schedule, draws: given.draws } : schedule;
};

const dayBefore = (day: string): string => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);

/**
 * The numeros of a game that belong to a day such as 2026-11-21, by what the staff has changed of its calendar; none for
 * a game that is drawn order by order. Those that are held on another day keep the code of their own.
 */
export const planNumeros = (
  game: Pick<LotteryGame, 'code' | 'schedule'>,
  day: string,
  { off, days, times }: CalendarChanges = UNCHANGED,
): PlannedNumero[] => {
  const { code } = game;
  const schedule = scheduleOn(game, day, times);
  const changed = days.get(dayKey(code, day));
  if (schedule.kind === 'instant' || off.has(code) || changed === null) return [];
  return schedule.kind === 'interval'
    ? planIntervals(code, schedule, { day, before: scheduleOn(game, dayBefore(day), times) })
    : planDays(code, schedule, { day, heldOn: changed ?? day });
};
