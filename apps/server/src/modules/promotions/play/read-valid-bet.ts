import type { Database } from '@hintha/platform';
import { businessDay, dayEnd, dayStart } from '../../../business-day.ts';
import { addDays } from './days.ts';
import type { Played } from './play-store.ts';
import { readMemberDays } from './read-member-days.ts';
import { readPlay } from './sum-play-days.ts';

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
