import { addMoney, floorRatio, type Money, negateMoney } from '@hintha/money';
import { SCALE, toScaled } from '../turnover/index.ts';
import type { ReferralSettings } from './settings.ts';

const DAY_MS = 24 * 3_600_000;

/** For how long after it a first deposit can still qualify. */
export const qualifyingMs = ({ qualifyingDays }: ReferralSettings): number => qualifyingDays * DAY_MS;

export const qualifies = (deposit: Money, bet: Money, settings: ReferralSettings): boolean =>
  canQualify(deposit, settings) && bet >= deposit * BigInt(settings.times);

export const canQualify = (deposit: Money, { leastDeposit }: ReferralSettings): boolean =>
  deposit >= leastDeposit;

/** What a friend's first deposit brings: a share of it, up to the most. */
export const rewardOn = (deposit: Money, { depositRate, mostForDeposit }: ReferralSettings): Money => {
  const share = floorRatio(deposit, toScaled(depositRate), SCALE);
  return share < mostForDeposit ? share : mostForDeposit;
};

/** What a friend's bets of a day bring. */
export const shareOf = (bet: Money, { playRate }: ReferralSettings): Money =>
  floorRatio(bet, toScaled(playRate), SCALE);

/** What all friends' bets of a day bring together: up to the most, by those who were friends first. */
export const withinMost = <Share extends { readonly amount: Money }>(
  shares: readonly Share[],
  { mostForPlay }: Pick<ReferralSettings, 'mostForPlay'>,
): Share[] => {
  let left = mostForPlay;
  return shares.map((share) => {
    const amount = share.amount < left ? share.amount : left;
    left = addMoney(left, negateMoney(amount));
    return { ...share, amount };
  });
};
