import { businessDay, dayEnd, dayStart } from '../../business-day.ts';
import type { Period, Span } from './types.ts';

/** A period with the name under which it is settled once. */
export interface NamedSpan extends Span {
  readonly key: string;
}

const DAY_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;
const WINDOW_MS = 5 * 60_000;
const WEEK_DAYS = 7;
const FIRST_HALF = 15;
/** 1970 began on a Thursday; weeks begin on Mondays. */
const THURSDAY = 3;

const dayOfMonth = (day: string): number => Number(day.slice(8));
const monthOf = (day: string): string => day.slice(0, 7);

const firstOfNext = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
};

/** The five minutes or the hour of an instant; business days begin on a whole one of both, so that they fit into days. */
const slice = (at: Date, lengthMs: number): NamedSpan => {
  const begin = dayStart(businessDay(at)).getTime();
  const from = new Date(begin + Math.floor((at.getTime() - begin) / lengthMs) * lengthMs);
  const minutes = (from.getTime() - begin) / 60_000;
  const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return { key: `${businessDay(from)}T${clock.join(':')}`, from, to: new Date(from.getTime() + lengthMs) };
};

const halfMonth = (at: Date): NamedSpan => {
  const day = businessDay(at);
  const month = monthOf(day);
  const middle = dayStart(`${month}-16`);
  return dayOfMonth(day) <= FIRST_HALF
    ? { key: `${month}-01/15`, from: dayStart(`${month}-01`), to: middle }
    : { key: `${month}-16/`, from: middle, to: dayStart(firstOfNext(month)) };
};

const week = (at: Date): NamedSpan => {
  const day = businessDay(at);
  const days = Date.parse(`${day}T00:00:00Z`) / DAY_MS;
  const monday = businessDay(new Date(dayStart(day).getTime() - ((days + THURSDAY) % WEEK_DAYS) * DAY_MS));
  const from = dayStart(monday);
  return { key: `${monday}/7`, from, to: new Date(from.getTime() + WEEK_DAYS * DAY_MS) };
};

const PERIODS: Readonly<Record<Period, (at: Date) => NamedSpan>> = {
  SEMIMONTHLY: halfMonth,
  MONTHLY: (at) => {
    const month = monthOf(businessDay(at));
    return { key: month, from: dayStart(`${month}-01`), to: dayStart(firstOfNext(month)) };
  },
  WEEKLY: week,
  DAILY: (at) => {
    const day = businessDay(at);
    return { key: day, from: dayStart(day), to: dayEnd(day) };
  },
  HOURLY: (at) => slice(at, HOUR_MS),
  WINDOW: (at) => slice(at, WINDOW_MS),
};

/** The period that an instant lies in, in the days of Yangon. */
export const periodAt = (period: Period, at: Date): NamedSpan => PERIODS[period](at);

/** The first beginning of a period at an instant or after it. */
export const firstStart = (period: Period, notBefore: Date): Date => {
  const { from, to } = periodAt(period, notBefore);
  return from.getTime() === notBefore.getTime() ? from : to;
};

/** The periods that begin at an instant or after it and are over at another, in their order. */
export const periodsBetween = (period: Period, from: Date, until: Date): NamedSpan[] => {
  const spans: NamedSpan[] = [];
  for (
    let span = periodAt(period, firstStart(period, from));
    span.to <= until;
    span = periodAt(period, span.to)
  )
    spans.push(span);
  return spans;
};

/** The last periods that are over at an instant, the earliest first. */
export const lastPeriods = (period: Period, until: Date, count: number): NamedSpan[] => {
  const spans: NamedSpan[] = [];
  let { from } = periodAt(period, until);
  for (let n = 0; n < count; n += 1) {
    const span = periodAt(period, new Date(from.getTime() - 1));
    spans.unshift(span);
    ({ from } = span);
  }
  return spans;
};

/** The periods in which a kind is reckoned: days are, however they are paid. */
export const unitOf = ({ kind, period }: { readonly kind: string; readonly period: Period }): Period =>
  kind === 'DAILY' ? 'DAILY' : period;

const HOURS: Readonly<Record<Period, number>> = {
  SEMIMONTHLY: 3 * HOUR_MS,
  MONTHLY: 3 * HOUR_MS,
  WEEKLY: 4 * HOUR_MS,
  DAILY: 4 * HOUR_MS,
  HOURLY: WINDOW_MS,
  WINDOW: 0,
};

/** How long after its end a period is settled: dividends at three, days at four, hours five minutes later. */
export const settledAfterMs = (unit: Period): number => HOURS[unit];

/** Of the days of a longer period, when they are paid together: at the time of the days. */
export const paidFrom = (period: Period, at: Date): { key: string; from: Date } => {
  const { key, to } = periodAt(period, at);
  return { key, from: new Date(to.getTime() + HOURS.DAILY) };
};
