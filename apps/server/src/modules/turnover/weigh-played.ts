import { floorRatio, money, type Money } from '@hintha/money';
import { type Database, transaction } from '@hintha/platform';
import { type Days, type Played, readPlayed } from '../bets/index.ts';
import { listWeights } from './requirements/follow-store.ts';
import { SCALE, toScaled } from './rules.ts';

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
