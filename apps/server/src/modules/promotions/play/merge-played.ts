import type { Played } from './play-store.ts';

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
