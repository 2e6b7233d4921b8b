import { floorRatio, money, type Money, ZERO } from '@hintha/money';
import { businessDay } from '../../business-day.ts';
import { SCALE, toScaled } from '../turnover/index.ts';
import type { BonusKind } from './types.ts';

/** 20,000 of the main unit. */
const LARGEST_STAKE = money(2_000_000n);

/** A bet fills a bonus up to the smaller of the house's bound and a tenth of the bonus. */
export const maxStakeOf = (bonus: Money): Money => {
  const tenth = floorRatio(bonus, 1n, 10n);
  return tenth < LARGEST_STAKE ? tenth : LARGEST_STAKE;
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export const periodOf = ({ per }: Pick<BonusKind, 'per'>, at: Date): string =>
  per === 'DAY' ? businessDay(at) : '';

export const expiryOf = ({ days }: Pick<BonusKind, 'days'>, at: Date): Date | null =>
  days === null ? null : new Date(at.getTime() + days * DAY_MS);

/** What a bonus comes to on a deposit; a fixed one asks for none. */
export const bonusOn = ({ share, amount, most }: BonusKind, deposit: Money): Money => {
  const whole = share === null ? (amount ?? ZERO) : floorRatio(deposit, toScaled(share), SCALE);
  return most !== null && whole > most ? most : whole;
};
