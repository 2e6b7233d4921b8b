import type { Language } from '@hintha/contract';
import { formatTime } from './format-time.ts';

/** Who reads these languages says the hour in halves of the day. */
const IN_HALVES: readonly Language[] = ['my', 'en', 'fil'];

/** A clock time in Yangon by which something is called: `4:30 PM`, or `16:30` in other languages. */
export const formatClock = (instant: number, language: Language): string => {
  const time = formatTime(instant);
  if (!IN_HALVES.includes(language)) return time;
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`;
};
