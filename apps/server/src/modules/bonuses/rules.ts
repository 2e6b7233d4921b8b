import { floorRatio, type Money, ZERO } from '@hintha/money';
import { businessDay } from '../../business-day.ts';
import { SCALE, toScaled } from '../turnover/index.ts';
import type { BonusKind } from './types.ts';
import type { BonusSettings } from './settings.ts';

/** A bet fills a bonus up to the smaller of the operator's bound and a share of the bonus. */
export const maxStakeOf = (
  bonus: Money,
  { mostStake, stakeRate }: Pick<BonusSettings, 'mostStake' | 'stakeRate'>,
): Money => {
  const share = floorRatio(bonus, toScaled(stakeRate), SCALE);
  return share < mostStake ? share : mostStake;
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
