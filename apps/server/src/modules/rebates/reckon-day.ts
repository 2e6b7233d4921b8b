import { splitRebate } from '@hintha/agents';
import { money } from '@hintha/money';
import { transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { dayEnd, dayStart } from '../../business-day.ts';
import { lineOn, ratesNow } from '../agents/index.ts';
import { countedBetween, countMissed, findClosedUntil } from '../bets/index.ts';
import * as store from './rebate-store.ts';
import type { Played, Share } from './rebate-store.ts';

/** Members whose play is summed at once, and sums that are shared out at once. */
const MEMBERS = 50_000;
const SUMS = 2_000;

/** What the vendors' and the own books' bets are called where rates are set. */
const RATED: Readonly<Record<string, string>> = {
  LIVE: 'LIVE',
  RNG: 'RNG',
  FISH: 'FISH',
  PVP: 'PVP',
  SPORTS: 'SPORTS',
  ESPORTS: 'ESPORTS',
  SV3: 'SABONG',
};

/**
 * Reckons what everybody on the lines of those who played on a business day is given, once, by the rates of the moment.
 * Answers whether it could: the play of the day has to be final. Lotteries share out what their numeros bring.
 */
export const reckonDay = async (ctx: AppContext, day: string): Promise<boolean> => {
  const span = { from: dayStart(day), to: dayEnd(day) };
  await countMissed(ctx.db, span);
  const closed = await findClosedUntil(ctx.db);
  if (closed === null || closed < span.to) return false;
  await transaction(ctx.db, async (tx) => {
    if (!(await store.insertDay(tx, day, ctx.clock.now()))) return;
    await reckonAll(tx, day, store.ratedPlay(countedBetween(span.from, span.to), RATED));
    await store.insertPayments(tx, day);
  });
  return true;
};

const reckonAll = async (
  tx: Transaction,
  day: string,
  played: ReturnType<typeof store.ratedPlay>,
): Promise<void> => {
  let after = 0n;
  for (;;) {
    const sums = await store.sumPlayed(tx, played, { after, limit: MEMBERS });
    const last = sums.at(-1);
    if (last === undefined) return;
    after = last.memberId;
    for (let first = 0; first < sums.length; first += SUMS) {
      const some = sums.slice(first, first + SUMS);
      await store.replaceCarries(tx, some);
      const shares = (await store.addLines(tx, { day, rates: ratesNow(), lineOn }, some)).flatMap(sharesOf);
      if (shares.length > 0) await store.insertShares(tx, day, shares);
    }
  }
};

/** What a member's play gives along its line; where corrections outweigh it, nothing. */
export const sharesOf = ({ memberId, category, valid, line, rates }: Played): Share[] => {
  if (valid <= 0n) return [];
  return splitRebate(money(valid), rates).flatMap((amount, place) => {
    const [accountId, rate] = [line[place] ?? memberId, rates[place] ?? 0];
    const below = rates[place + 1] ?? null;
    return amount === 0n ? [] : [{ accountId, memberId, category, valid, rate, below, amount }];
  });
};
