import type { Database } from '@hintha/platform';
import { businessDay, dayEnd, dayStart } from '../../../business-day.ts';
import { type DayPlayed, listDays, type Played } from './daily-store.ts';
import { addDays, daysBetween } from './days.ts';
import type { Days } from './read-played.ts';
import { firstOpenDay, readPlay } from './sum-play-days.ts';

export type { DayPlayed };

/** What a member played on each business day: on days that are not summed yet as it stands now. */
export const readMemberDays = async (
  db: Database,
  accountId: bigint,
  { from, to }: Days,
): Promise<DayPlayed[]> => {
  const open = await firstOpenDay(db);
  if (open === null) return [];
  const past = await listDays(db, accountId, { from, to });
  const days = past.filter(({ day }) => day < open);
  for (const day of daysBetween(open > from ? open : from, to)) {
    const running = await readPlay(db, { from: dayStart(day), to: dayEnd(day), accountId });
    days.push(...running.map((played) => ({ ...played, day })));
  }
  return days;
};

interface Span {
  readonly from: Date;
  /** The first instant that does not belong to it any more. */
  readonly to: Date;
}

/** What a member bet within a span of its exact instants: whole business days by their sums, the ends round by round. */
export const readValidBet = async (db: Database, accountId: bigint, span: Span): Promise<bigint> => {
  if (span.from >= span.to) return 0n;
  const { first, last } = wholeDaysOf(span);
  if (first > last) return sumValid(await readPlay(db, { ...span, accountId }));
  const played = [
    await readPlay(db, { from: span.from, to: dayStart(first), accountId }),
    await readMemberDays(db, accountId, { from: first, to: last }),
    await readPlay(db, { from: dayEnd(last), to: span.to, accountId }),
  ];
  return sumValid(played.flat());
};

/** The first and the last business day that lie in a span as a whole; the first is the later one when none does. */
const wholeDaysOf = ({ from, to }: Span): { first: string; last: string } => {
  const [begun, ended] = [businessDay(from), businessDay(to)];
  const first = dayStart(begun) < from ? addDays(begun, 1) : begun;
  return { first, last: addDays(ended, -1) };
};

const sumValid = (played: readonly Played[]): bigint => played.reduce((sum, { valid }) => sum + valid, 0n);
