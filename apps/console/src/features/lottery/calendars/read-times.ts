import type { Asked } from '../../../shared/api.ts';
import type { Calendar } from './use-calendars.ts';

type Times = Extract<Asked<'changeLotteryCalendar'>['body']['change'], { kind: 'TIMES' }>['times'];

/** A draw of a day as it is typed. */
export interface TypedDraw {
  /** What it is known by while it is typed. */
  readonly key: string;
  readonly suffix: string | null;
  /** Such as 12:01. */
  readonly at: string;
  /** Minutes. */
  readonly lock: string;
}

/** What is typed of the times of a lottery: its draws, or its interval and lock in seconds. */
export interface TypedTimes {
  readonly draws: readonly TypedDraw[];
  readonly seconds: string;
  readonly lockSeconds: string;
}

const HOUR = 60;
const DAY_SECONDS = 24 * 3600;
const LEAST_SECONDS = 30;
const MOST_SECONDS = 3600;
export const MOST_DRAWS = 12;

const pad = (figure: number): string => String(figure).padStart(2, '0');

export const printClock = (minutes: number): string =>
  `${pad(Math.floor(minutes / HOUR))}:${pad(minutes % HOUR)}`;

/** The times that a lottery has, as they would be typed. */
export const typeTimes = (schedule: Calendar['schedule']): TypedTimes => {
  const empty = { draws: [], seconds: '', lockSeconds: '' };
  if (schedule.kind === 'instant') return empty;
  if (schedule.kind === 'interval')
    return { ...empty, seconds: String(schedule.seconds), lockSeconds: String(schedule.lockSeconds) };
  const draws = schedule.draws.map(({ suffix, drawsAt, locksAt }) => ({
    key: suffix,
    suffix,
    at: printClock(drawsAt),
    lock: String(drawsAt - locksAt),
  }));
  return { ...empty, draws };
};

const wholeOf = (text: string): number => (/^\d{1,5}$/u.test(text.trim()) ? Number(text) : Number.NaN);

const minutesOf = (text: string): number => {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/u.exec(text) ?? [];
  return hours === undefined ? Number.NaN : Number(hours) * HOUR + Number(minutes);
};

const readInterval = ({ seconds: typed, lockSeconds: typedLock }: TypedTimes): Times | undefined => {
  const [seconds, lockSeconds] = [wholeOf(typed), wholeOf(typedLock)];
  const isInterval = seconds >= LEAST_SECONDS && seconds <= MOST_SECONDS && DAY_SECONDS % seconds === 0;
  return isInterval && lockSeconds >= 1 && lockSeconds < seconds
    ? { kind: 'interval', seconds, lockSeconds }
    : undefined;
};

/** Whether each draw has a time of its own, and locks before it on the same day. */
const readDraws = ({ draws: typed }: TypedTimes): Times | undefined => {
  const draws = typed.map(({ suffix, at, lock }) => ({
    suffix,
    drawsAt: minutesOf(at),
    lockMinutes: wholeOf(lock),
  }));
  const areRight = draws.every(({ drawsAt, lockMinutes }) => lockMinutes >= 1 && lockMinutes <= drawsAt);
  const areApart = new Set(draws.map(({ drawsAt }) => drawsAt)).size === draws.length;
  return areRight && areApart && draws.length > 0 ? { kind: 'days', draws } : undefined;
};

/** The times that are typed for a lottery; undefined while they do not fit together. */
export const readTimes = (kind: Calendar['schedule']['kind'], typed: TypedTimes): Times | undefined => {
  if (kind === 'instant') return undefined;
  return kind === 'interval' ? readInterval(typed) : readDraws(typed);
};
