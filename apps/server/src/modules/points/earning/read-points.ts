import { dayEnd, dayStart } from '../../../business-day.ts';
import type { AppContext } from '../../../app-context.ts';
import { countPostings, findBalance, listPostings } from '../ledger/ledger-store.ts';
import type { StoredPointEntry } from '../types.ts';
import { followToday } from './follow-day.ts';

/** The points of a member, with what was played today so far. */
export const readPoints = async (ctx: AppContext, accountId: bigint): Promise<bigint> => {
  await followToday(ctx, accountId);
  return findBalance(ctx.db, accountId);
};

export interface EntryQuery {
  readonly accountId: bigint;
  /** Business days, both included; without them all there is. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

const BEGINNING = new Date(0);

/** A page of how a member's points moved, the newest first, with what was played today so far. */
export const listEntries = async (
  ctx: AppContext,
  { accountId, from, to, pageNo, pageSize }: EntryQuery,
): Promise<{ entries: StoredPointEntry[]; total: number }> => {
  await followToday(ctx, accountId);
  const now = ctx.clock.now();
  const span = {
    from: from === undefined ? BEGINNING : dayStart(from),
    to: to === undefined ? new Date(now.getTime() + 1) : dayEnd(to),
  };
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  return {
    entries: await listPostings(ctx.db, accountId, { ...span, ...page }),
    total: await countPostings(ctx.db, accountId, span),
  };
};
