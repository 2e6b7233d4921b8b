import { floorRatio, money, type Money, ZERO } from '@hintha/money';
import type { Level } from '../../members/index.ts';
import { SCALE, toScaled } from '../../turnover/index.ts';

/** The groups that a week's loss is looked at in, in the order in which its bonuses are taken off. */
const GROUPS = {
  SLOTS: ['RNG', 'JP', 'AC', 'BG', 'FISH'],
  TABLES: ['LIVE', 'TG', 'SPORTS', 'ESPORTS', 'SV3'],
} as const;
export type Group = keyof typeof GROUPS;
const NAMES: readonly Group[] = ['SLOTS', 'TABLES'];

/** Less than 1,000 of the main unit is not given. */
const LEAST = money(1_000_00n);

export interface WeekPlayed {
  readonly code: string;
  readonly stake: bigint;
  readonly payout: bigint;
}

export interface Week {
  /** What was played, by what bets are weighed by; what is in no group brings nothing. */
  readonly played: readonly WeekPlayed[];
  /** What the member was given in it; it comes off the loss once. */
  readonly bonuses: Money;
  readonly level: Pick<Level, 'cashback' | 'mostCashback'>;
}

export interface Cashback {
  readonly group: Group;
  readonly amount: Money;
}

/** The share of a week's loss that a member gets back, group by group, up to the most of its level in all. */
export const weeklyCashback = ({ played, bonuses, level }: Week): Cashback[] => {
  let toTakeOff = BigInt(bonuses);
  let left = level.mostCashback;
  return NAMES.flatMap((group) => {
    const loss = lossIn(group, played);
    const off = toTakeOff < loss ? toTakeOff : loss;
    toTakeOff -= off;
    const share = floorRatio(money(loss - off), toScaled(level.cashback), SCALE);
    const amount = share < left ? share : left;
    if (amount < LEAST) return [];
    left = money(left - amount);
    return [{ group, amount }];
  });
};

/** What was lost in a group; a group that won lost nothing. */
const lossIn = (group: Group, played: readonly WeekPlayed[]): bigint => {
  const codes: readonly string[] = GROUPS[group];
  const own = played.filter(({ code }) => codes.includes(code));
  const loss = own.reduce((sum, { stake, payout }) => sum + stake - payout, BigInt(ZERO));
  return loss > 0n ? loss : 0n;
};
