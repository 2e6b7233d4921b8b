/** The periods a record can be read over, in the order of the chips. */
export const PERIODS = ['today', 'yesterday', 'last-7', 'last-30', 'custom'] as const;
export type Period = (typeof PERIODS)[number];

/** Business days as 2026-11-21, both ends included. */
export interface DaySpan {
  from: string;
  to: string;
}

/** What a record is read over, and what chose it. */
export interface PeriodChoice {
  period: Period;
  span: DaySpan;
}

export type SpanValidationError = 'not_a_day' | 'backwards' | 'too_long';

const DAY_MS = 86_400_000;
// Business days are those of Asia/Yangon, which has kept +06:30 without summer time since 1945 (tz database).
const ZONE_MS = 6.5 * 3_600_000;
export const MOST_DAYS = 31;

const BACK: Record<Exclude<Period, 'custom'>, readonly [from: number, to: number]> = {
  today: [0, 0],
  yesterday: [1, 1],
  'last-7': [6, 0],
  'last-30': [29, 0],
};

export const businessDay = (instantMs: number): string => localStamp(instantMs).slice(0, 10);

/** An instant as the clock of the business zone shows it: 2026-11-21 14:32:08. */
export const localStamp = (instantMs: number): string =>
  new Date(instantMs + ZONE_MS).toISOString().slice(0, 19).replace('T', ' ');

/** The instants at which a span of days begins and after which it is over. */
export const spanBounds = (span: DaySpan): { fromMs: number; untilMs: number } => ({
  fromMs: Date.parse(span.from) - ZONE_MS,
  untilMs: Date.parse(span.to) + DAY_MS - ZONE_MS,
});

export const spanOf = (period: Exclude<Period, 'custom'>, nowMs: number): DaySpan => {
  const [from, to] = BACK[period];
  return { from: businessDay(nowMs - from * DAY_MS), to: businessDay(nowMs - to * DAY_MS) };
};

/** A period as it is chosen at an instant; days by hand begin with those that were chosen before. */
export const choosePeriod = (period: Period, nowMs: number, before: DaySpan): PeriodChoice => ({
  period,
  span: period === 'custom' ? before : spanOf(period, nowMs),
});

/** What an empty record is widened to. */
export const lastMonth = (nowMs: number): PeriodChoice => ({
  period: 'last-30',
  span: spanOf('last-30', nowMs),
});

/** What is wrong with days that a person chose; `undefined` means that they can be asked for. */
export const spanValidationError = (span: DaySpan, most = MOST_DAYS): SpanValidationError | undefined => {
  if (!isDay(span.from) || !isDay(span.to)) return 'not_a_day';
  if (span.to < span.from) return 'backwards';
  return daysIn(span) > most ? 'too_long' : undefined;
};

const daysIn = ({ from, to }: DaySpan): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

const isDay = (text: string): boolean => {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
};
