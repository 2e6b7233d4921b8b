import type { Texts } from '../../../shared/language.ts';
import { printClock } from './read-times.ts';
import type { Calendar } from './use-calendars.ts';

type Schedule = Calendar['schedule'];
type Days = Extract<Schedule, { kind: 'days' }>;

const HOUR = 60;
const MINUTE_S = 60;

/** A zone such as UTC+6:30. */
export const printZone = (zone: number): string => {
  const minutes = zone % HOUR;
  return `UTC+${Math.floor(zone / HOUR)}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
};

const WEEKDAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const;

const printOnDays = ({ weekdays, monthDays }: Days, t: Texts): string => {
  if (monthDays !== null) return t('calendars.ofMonth', { days: monthDays.join(', ') });
  if (weekdays === null) return t('calendars.everyDay');
  return WEEKDAYS.filter((_, day) => weekdays.includes(day))
    .map((day) => t(`calendars.weekdays.${day}`))
    .join(', ');
};

/** On which days a lottery draws. */
export const printDays = (schedule: Schedule, t: Texts): string =>
  schedule.kind === 'days' ? printOnDays(schedule, t) : t('calendars.everyDay');

/** At what time of the day, where it is drawn. */
export const printTimes = (schedule: Schedule, t: Texts): string => {
  if (schedule.kind === 'instant') return t('calendars.atOnce');
  if (schedule.kind === 'interval') return t('calendars.everySeconds', { seconds: schedule.seconds });
  return `${schedule.draws.map(({ drawsAt }) => printClock(drawsAt)).join(', ')} ${printZone(schedule.zone)}`;
};

/** How long before its draw no bet is taken any more. */
export const printLock = (schedule: Schedule, t: Texts): string => {
  if (schedule.kind === 'instant') return '–';
  if (schedule.kind === 'interval')
    return schedule.lockSeconds < MINUTE_S
      ? t('calendars.beforeSeconds', { seconds: schedule.lockSeconds })
      : t('calendars.beforeMinutes', { minutes: schedule.lockSeconds / MINUTE_S });
  const minutes = schedule.draws.map(({ drawsAt, locksAt }) => drawsAt - locksAt);
  return t('calendars.beforeMinutes', { minutes: minutes.join(', ') });
};

/** When a lottery draws and how long before no bet is taken, in one line. */
export const printSchedule = (schedule: Schedule, t: Texts): string =>
  `${printTimes(schedule, t)} (${t('calendars.lock')}: ${printLock(schedule, t)})`;
