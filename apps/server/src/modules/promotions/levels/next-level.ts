import { floorRatio, type Money } from '@hintha/money';
import { levelAt, LEVELS } from '../../members/index.ts';

const DAY_MS = 24 * 3_600_000;
/** A level is kept by betting 5 % of what it asked for within so many days. */
export const KEPT_DAYS = 90;
const KEPT_PER_CENT = 5n;

export interface Course {
  readonly level: number;
  readonly highest: number;
  /** Since when the level is held; null for who never moved. */
  readonly since: Date | null;
  readonly deposited: Money;
  readonly bet: Money;
  /** Of it, within the kept days. */
  readonly recent: Money;
}

const keeps = (rank: number, recent: Money): boolean =>
  recent >= floorRatio(levelAt(rank).bet, KEPT_PER_CENT, 100n);

/**
 * The level that a member comes to: up to the highest whose two thresholds are reached, or one down when the own one
 * was not kept. A level that was lost comes back only when it would be kept too.
 */
export const nextLevel = (course: Course, at: Date): number => {
  const { level, highest, since, deposited, bet, recent } = course;
  const reached = LEVELS.filter(
    (one) =>
      one.rankLevel > level &&
      deposited >= one.deposited &&
      bet >= one.bet &&
      (one.rankLevel > highest || keeps(one.rankLevel, recent)),
  ).at(-1);
  if (reached !== undefined) return reached.rankLevel;
  const isDue = since !== null && at.getTime() - since.getTime() >= KEPT_DAYS * DAY_MS;
  return level > 1 && isDue && !keeps(level, recent) ? level - 1 : level;
};
