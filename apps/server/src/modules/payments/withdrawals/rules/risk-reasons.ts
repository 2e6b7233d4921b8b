import { money, type Money } from '@hintha/money';

export interface RiskFacts {
  readonly amount: Money;
  readonly requestedAt: Date;
  readonly payeeAddedAt: Date;
  readonly isFirst: boolean;
  /** Asked for from a device or an address that was not seen a day before. */
  readonly isNewPlace: boolean;
  /** Of the last thirty days, this one among them. */
  readonly withdrawn: Money;
  readonly deposited: Money;
  readonly isPayeeShared: boolean;
  readonly isBonusAbuser: boolean;
}

export type RiskReason =
  | 'FIRST_WITHDRAWAL'
  | 'LARGE_AMOUNT'
  | 'PAYEE_RECENT'
  | 'NEW_PLACE'
  | 'HIGH_RATIO'
  | 'SHARED_PAYEE'
  | 'BONUS_ABUSE';

const LARGE = money(2_000_000_00n);
const RECENT_MS = 7 * 24 * 60 * 60_000;
const MOST_RATIO = 20n;

/** Why people have to look at a withdrawal; empty when nothing speaks against it. */
export const riskReasons = (facts: RiskFacts): RiskReason[] => {
  const payeeAgeMs = facts.requestedAt.getTime() - facts.payeeAddedAt.getTime();
  const found: readonly (readonly [RiskReason, boolean])[] = [
    ['FIRST_WITHDRAWAL', facts.isFirst],
    ['LARGE_AMOUNT', facts.amount > LARGE],
    ['PAYEE_RECENT', payeeAgeMs < RECENT_MS],
    ['NEW_PLACE', facts.isNewPlace],
    ['HIGH_RATIO', facts.withdrawn > facts.deposited * MOST_RATIO],
    ['SHARED_PAYEE', facts.isPayeeShared],
    ['BONUS_ABUSE', facts.isBonusAbuser],
  ];
  return found.flatMap(([reason, holds]) => (holds ? [reason] : []));
};
