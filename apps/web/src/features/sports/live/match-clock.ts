import type { Live } from './book.ts';

const HALF_MINUTES = 45;

export type Period =
  | { readonly kind: 'first' | 'second' | 'halfTime' | 'pause' }
  | { readonly kind: 'map'; readonly map: string }
  | { readonly kind: 'other'; readonly text: string };

const PERIODS: Readonly<Record<string, 'first' | 'second' | 'halfTime' | 'pause'>> = {
  '1st': 'first',
  '2nd': 'second',
  ht: 'halfTime',
  break: 'pause',
};

const MAP = /^map (\d+)$/;

export const periodOf = (text: string | null): Period | null => {
  if (text === null) return null;
  const known = PERIODS[text];
  if (known !== undefined) return { kind: known };
  const map = MAP.exec(text)?.[1];
  return map === undefined ? { kind: 'other', text } : { kind: 'map', map };
};

/** How far the period is, in seconds; null where there is no clock. */
const secondsAt = ({ clock }: Live, now: number): number | null => {
  if (clock === null) return null;
  const gone = clock.isRunning ? Math.max(0, Math.floor((now - clock.at) / 1000)) : 0;
  return clock.seconds + gone;
};

const two = (count: number): string => String(count).padStart(2, '0');

/** A minute of football as the trade writes it: `63'`, and `45+2'` in stoppage time. */
const minuteOf = (from: number, seconds: number): string => {
  const minute = Math.floor(seconds / 60);
  return minute < HALF_MINUTES
    ? `${from + minute + 1}'`
    : `${from + HALF_MINUTES}+${minute - HALF_MINUTES + 1}'`;
};

/** The clock of a match for people; null where its period says it all. */
export const clockText = (live: Live, now: number): string | null => {
  const seconds = secondsAt(live, now);
  const period = periodOf(live.period)?.kind;
  if (seconds === null || period === 'halfTime') return null;
  if (period === 'first') return minuteOf(0, seconds);
  if (period === 'second') return minuteOf(HALF_MINUTES, seconds);
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
};
