import { shortDayText, dayText } from '../../shared/chart/day-text.ts';
import type { Kind } from './use-contracts.ts';

const DAY_MS = 24 * 3_600_000;
const HOUR_MINUTES = 60;
const WINDOW_MINUTES = 5;

const twoDigits = (number: number): string => String(number).padStart(2, '0');

const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The last day of a month such as 2026-11. */
const lastOf = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

const span = (from: string, to: string): string => `${shortDayText(from)} – ${dayText(to)}`;

const clockText = (day: string, clock: string, minutes: number): string => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const end = (hour * HOUR_MINUTES + minute + minutes) % (24 * HOUR_MINUTES);
  const until = `${twoDigits(Math.floor(end / HOUR_MINUTES))}:${twoDigits(end % HOUR_MINUTES)}`;
  return `${dayText(day)} ${clock}–${until}`;
};

/**
 * The name of a period on the wire for people: `2026-11-16/` is `16/11 – 30/11/2026`. What a correction is paid by bears
 * the name of its period with a number behind it, which goes without saying.
 */
export const periodText = (key: string, kind: Kind): string => {
  const [name = ''] = key.split('#');
  const [day = '', clock] = name.split('T');
  if (clock !== undefined) return clockText(day, clock, kind === 'HOURLY' ? HOUR_MINUTES : WINDOW_MINUTES);
  const [from = '', until] = name.split('/');
  if (until === '15') return span(from, `${from.slice(0, 7)}-15`);
  if (until === '7') return span(from, daysLater(from, 6));
  if (until === '') return span(from, lastOf(from.slice(0, 7)));
  return from.length === 7 ? span(`${from}-01`, lastOf(from)) : dayText(from);
};
