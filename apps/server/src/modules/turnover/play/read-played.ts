import { floorRatio, money, type Money } from '@hintha/money';
import { type Database, transaction } from '@hintha/platform';
import { dayEnd, dayStart } from '../../../business-day.ts';
import { listWeights } from '../requirements/follow-store.ts';
import { SCALE, toScaled } from '../rules.ts';
import { addDays } from './days.ts';
import { listPlayed, type Played } from './play-store.ts';
import { firstOpenDay, mergePlayed, readPlay } from './sum-play-days.ts';

/** Business days, the first and the last among them. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** What everybody played on business days: of days that are summed by their sums, of the others as it stands now. */
export const readPlayed = async (db: Database, { from, to }: Days): Promise<Played[]> => {
  const open = await firstOpenDay(db);
  if (open === null) return [];
  const past = open > from ? await listPlayed(db, from, earlier(addDays(open, -1), to)) : [];
  if (open > to) return past;
  const running = await readPlay(db, { from: dayStart(later(open, from)), to: dayEnd(to) });
  return mergePlayed([...past, ...running]);
};

const earlier = (one: string, other: string): string => (one < other ? one : other);
const later = (one: string, other: string): string => (one > other ? one : other);

/** What everybody played on a business day that was summed. */
export const readPlayDay = (db: Database, day: string): Promise<Played[]> => listPlayed(db, day, day);

/** What a member's play comes to when each bet counts by its weight. */
export interface Weighed {
  readonly accountId: bigint;
  readonly score: Money;
  /** When the last round was decided that counts. */
  readonly reachedAt: Date;
}

/** What everybody who played on business days has bet, each by the weight by which bets fill a bonus. */
export const weighPlayed = async (db: Database, days: Days): Promise<Weighed[]> => {
  const weights = await transaction(db, listWeights);
  return weigh(await readPlayed(db, days), weights);
};

/** Exact sums, rounded down once for each member; what counts for nothing is left out. */
const weigh = (played: readonly Played[], weights: ReadonlyMap<string, string>): Weighed[] => {
  const sums = new Map<bigint, { parts: bigint; reachedAt: Date }>();
  for (const { accountId, code, valid, lastAt } of played) {
    const parts = valid * toScaled(weights.get(code) ?? '0');
    if (parts === 0n) continue;
    const before = sums.get(accountId);
    sums.set(accountId, {
      parts: parts + (before?.parts ?? 0n),
      reachedAt: before !== undefined && before.reachedAt > lastAt ? before.reachedAt : lastAt,
    });
  }
  return [...sums].map(([accountId, { parts, reachedAt }]) => ({
    accountId,
    score: floorRatio(money(parts), 1n, SCALE),
    reachedAt,
  }));
};
