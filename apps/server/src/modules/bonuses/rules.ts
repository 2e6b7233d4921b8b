import { floorRatio, type Money, ZERO } from '@hintha/money';
import { businessDay } from '../../business-day.ts';
import type { RuleLine } from '../wallet/index.ts';
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

/** The approval of two that a grant of a bonus stands under; null where it is larger than they let it be. */
export const approvalFor = (
  { approval, approvedEach }: Pick<BonusKind, 'approval' | 'approvedEach'>,
  amount: Money,
): string | null => (approvedEach !== null && amount <= approvedEach ? approval : null);

const LINES: Readonly<Record<string, RuleLine>> = {
  CASHBACK: 'cashback',
  MISSION: 'missions',
  LEADERBOARD: 'missions',
  RAFFLE: 'raffles',
  REFERRAL_FRIEND: 'referral',
  REFERRAL_PLAY: 'referral',
  REFERRAL_WELCOME: 'referral',
};

/** The budget that a bonus is given of. */
export const lineOf = (code: string): RuleLine => LINES[code] ?? 'bonuses';

/** The rule that a bonus is given by: the mission or the raffle behind it, or the bonus itself. */
export const ruleOf = ({ kind, period }: { kind: string; period: string }): string => {
  const [first = ''] = period.split(':');
  if (kind === 'MISSION') return `mission:${first}`;
  return kind === 'RAFFLE' ? `raffle:${first}` : `bonus:${kind}`;
};
