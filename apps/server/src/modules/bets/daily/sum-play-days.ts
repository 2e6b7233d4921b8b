import { type Database, transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { businessDay, dayEnd, dayStart } from '../../../business-day.ts';
import { findGames } from '../../catalogue/index.ts';
import { firstPlayedAt, sumPlay } from '../find-bets.ts';
import { validSum, weightCodeOf } from '../valid-bet.ts';
import { findLastClosedDay, insertClosedDay, type Played, replaceDay } from './daily-store.ts';
import { addDays, dayOver, daysBetween } from './days.ts';

const PLAY_TASK = 'PLAY';
/** Vendors correct a round within a week; each night those days are summed anew. */
const DAYS_ANEW = 7;

/** Sums what was played on every business day that is over, and anew what may have changed since it was summed. */
export const sumPlayDays = async (ctx: AppContext): Promise<void> => {
  const last = dayOver(ctx.clock.now());
  const summed = await findLastClosedDay(ctx.db, PLAY_TASK);
  if (summed === last) return;
  const first = summed === null ? await findFirstDay(ctx) : addDays(summed, 1 - DAYS_ANEW);
  if (first === null) return;
  await sumDaysAnew(ctx, first, last);
  await insertClosedDay(ctx.db, PLAY_TASK, last);
};

const findFirstDay = async ({ db }: AppContext): Promise<string | null> => {
  const at = await firstPlayedAt(db);
  return at === null ? null : businessDay(at);
};

/** Sums what was played on the business days from one to another, both among them. */
export const sumDaysAnew = async (ctx: AppContext, from: string, to: string): Promise<void> => {
  for (const day of daysBetween(from, to)) await sumPlayDay(ctx, day);
};

const sumPlayDay = async ({ db }: AppContext, day: string): Promise<void> => {
  const played = await readPlay(db, { from: dayStart(day), to: dayEnd(day) });
  await transaction(db, (tx) => replaceDay(tx, day, played));
};

/** What was played within a span, by member and what bets are weighed by. */
export const readPlay = async (
  db: AppContext['db'],
  span: { from: Date; to: Date; accountId?: bigint },
): Promise<Played[]> => {
  const sums = await sumPlay(db, span);
  const games = await transaction(db, (tx) => findGames(tx, sums));
  return mergePlayed(
    sums.map(({ source, gameId, category, result, risked, valid, ...sum }) => {
      const code = weightCodeOf({ category }, games.get(`${source}/${gameId}`));
      return { ...sum, code, valid: validSum({ category: code, stake: sum.stake, result, risked, valid }) };
    }),
  );
};

/** Sums that belong to the same member and the same weight, put together. */
export const mergePlayed = (sums: readonly Played[]): Played[] => {
  const merged = new Map<string, Played>();
  for (const sum of sums) {
    const key = `${sum.accountId}/${sum.code}`;
    const before = merged.get(key);
    merged.set(key, before === undefined ? sum : add(before, sum));
  }
  return [...merged.values()];
};

const add = (before: Played, { accountId, code, ...sum }: Played): Played => ({
  accountId,
  code,
  stake: before.stake + sum.stake,
  payout: before.payout + sum.payout,
  valid: before.valid + sum.valid,
  wins: before.wins + sum.wins,
  lastAt: before.lastAt > sum.lastAt ? before.lastAt : sum.lastAt,
});

/** The first business day whose play is not summed yet, which may be long ago; null when nobody has played. */
export const firstOpenDay = async (db: Database): Promise<string | null> => {
  const summed = await findLastClosedDay(db, PLAY_TASK);
  if (summed !== null) return addDays(summed, 1);
  const at = await firstPlayedAt(db);
  return at === null ? null : businessDay(at);
};
