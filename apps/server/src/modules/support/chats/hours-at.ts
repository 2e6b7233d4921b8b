import { support } from '@hintha/contract';
import { businessDay, dayStartOf } from '../../../business-day.ts';
import type { ChatHours } from '../settings.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Every week is like the one before, so that whatever is open for so long is always open. */
const WEEK_DAYS = 7;

/** From one instant on and until another. */
interface Span {
  readonly from: number;
  readonly until: number;
}

const toMs = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return (hours * 60 + minutes) * MINUTE_MS;
};

const weekdayOf = (at: number): support.Weekday => {
  const weekday = support.WEEKDAYS[new Date(businessDay(new Date(at))).getUTCDay()];
  if (weekday === undefined) throw new Error('a day is one of the week');
  return weekday;
};

/** When it is open from the day before until a week and a day later; spans that meet are one. */
const spansAround = ({ week }: ChatHours, now: Date): Span[] => {
  const today = dayStartOf(now).getTime();
  const spans: Span[] = [];
  for (let day = -1; day <= WEEK_DAYS + 1; day += 1) {
    const start = today + day * DAY_MS;
    const hours = week[weekdayOf(start)];
    if (hours === undefined) continue;
    const [from, until] = [start + toMs(hours.from), start + toMs(hours.until)];
    const next = { from, until: until > from ? until : until + DAY_MS };
    const last = spans.at(-1);
    if (last === undefined || last.until < next.from) spans.push(next);
    else spans.splice(-1, 1, { from: last.from, until: Math.max(last.until, next.until) });
  }
  return spans;
};

const dayOf = (opensAt: number, now: Date): 'TODAY' | 'TOMORROW' | support.Weekday => {
  const day = businessDay(new Date(opensAt));
  if (day === businessDay(now)) return 'TODAY';
  return day === businessDay(new Date(now.getTime() + DAY_MS)) ? 'TOMORROW' : weekdayOf(opensAt);
};

/** How the hours of the chat stand at an instant; null where none are set. */
export const hoursAt = (hours: ChatHours, now: Date): support.Hours | null => {
  if (hours.kind === 'UNSTATED') return null;
  if (hours.kind === 'ALWAYS') return { state: 'ALWAYS' };
  const at = now.getTime();
  const next = spansAround(hours, now).find(({ until }) => at < until);
  if (next === undefined) return null;
  const { from, until } = next;
  if (at < from) return { state: 'CLOSED', opensAt: from, day: dayOf(from, now) };
  if (until - at >= WEEK_DAYS * DAY_MS) return { state: 'ALWAYS' };
  return { state: 'OPEN', until: until - at > DAY_MS ? null : until };
};
