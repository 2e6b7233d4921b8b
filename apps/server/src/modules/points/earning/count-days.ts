import { transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { addDays, dayOver, daysBetween, readPlayDay, sumPlayDays } from '../../bets/index.ts';
import { readAccountDetails } from '../../identity/index.ts';
import { lockAccount } from '../ledger/ledger-store.ts';
import type { DayPlayed } from '../types.ts';
import { findLastCounted, insertCounted, listEarnedOn } from './earned-store.ts';
import { changesOf, factorOf, followDay } from './follow-day.ts';

/** Vendors correct a round within a week, and what it gave follows. */
const DAYS_ANEW = 7;
const TRIAL = 4;

/** Counts every business day that is over, and anew those that may have changed since, for everybody who played. */
export const countDays = async (ctx: AppContext): Promise<void> => {
  const last = dayOver(ctx.clock.now());
  const counted = await findLastCounted(ctx.db);
  if (counted === last) return;
  await sumPlayDays(ctx);
  const first = addDays(counted ?? last, 1 - DAYS_ANEW);
  for (const day of daysBetween(first, last)) await countDay(ctx, day);
  await insertCounted(ctx.db, last);
};

const countDay = async (ctx: AppContext, day: string): Promise<void> => {
  const known = byMember(await listEarnedOn(ctx.db, day));
  const played = byMember(await readPlayDay(ctx.db, day));
  for (const accountId of new Set([...known.keys(), ...played.keys()])) {
    const now = played.get(accountId) ?? [];
    if (changesOf(known.get(accountId) ?? [], now, 1n).length === 0) continue;
    await countMember(ctx, { accountId, day, played: now });
  }
};

const countMember = async (ctx: AppContext, played: DayPlayed): Promise<void> => {
  const { db, clock } = ctx;
  const { accountId } = played;
  const details = await readAccountDetails(db, accountId);
  if (details === undefined || details.type === TRIAL) return;
  const factor = await factorOf(db, accountId);
  await transaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    await followDay(tx, played, { factor, at: clock.now() });
  });
};

type Line = DayPlayed['played'][number];

const byMember = (lines: readonly (Line & { accountId: bigint })[]): Map<bigint, Line[]> => {
  const members = new Map<bigint, Line[]>();
  for (const { accountId, code, valid } of lines) {
    const own = members.get(accountId) ?? [];
    own.push({ code, valid });
    members.set(accountId, own);
  }
  return members;
};
