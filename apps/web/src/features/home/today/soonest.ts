import type { Reply } from '../../../shared/api.ts';
import type { Lottery } from '../use-lotteries.ts';

export type Match = Reply<'listSportsEvents'>['list'][number];

export interface Draw {
  readonly lottery: Lottery;
  /** From then on no bet is taken. */
  readonly closesAt: number;
}

const DAY_MS = 86_400_000;

/**
 * The draws that close within a day, the soonest first, at most so many. Those with an official result are waited for;
 * the ones that the operator draws every few minutes only fill the places that are left.
 */
export const soonestDraws = (lotteries: readonly Lottery[], now: number, count: number): Draw[] =>
  lotteries
    .flatMap((lottery): Draw[] => {
      const closesAt = lottery.numero?.closeTime;
      return closesAt !== undefined && closesAt > now && closesAt <= now + DAY_MS
        ? [{ lottery, closesAt }]
        : [];
    })
    .toSorted(
      (one, other) =>
        Number(one.lottery.isFirstParty) - Number(other.lottery.isFirstParty) ||
        one.closesAt - other.closesAt,
    )
    .slice(0, count);

/** Matches that are played, then those that start within a day, the soonest first. */
export const soonestMatches = (matches: readonly Match[], now: number, count: number): Match[] =>
  matches
    .filter(({ live, startsAt }) => live.state === 'LIVE' || (startsAt > now && startsAt <= now + DAY_MS))
    .toSorted(
      (one, other) =>
        Number(other.live.state === 'LIVE') - Number(one.live.state === 'LIVE') ||
        one.startsAt - other.startsAt,
    )
    .slice(0, count);
