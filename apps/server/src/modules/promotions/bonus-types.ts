import type { Money } from '@hintha/money';
import type { StoredRequirement } from '../turnover/index.ts';

/** A bonus: a share of a deposit, a fixed amount, or what a rule of the house works out. */
export interface BonusKind {
  readonly code: string;
  readonly enabled: boolean;
  /** An exact decimal of the deposit; null for a fixed amount. */
  readonly share: string | null;
  readonly amount: Money | null;
  readonly most: Money | null;
  readonly multiple: string;
  /** Whether the deposit is bet along with the bonus. */
  readonly withDeposit: boolean;
  readonly per: 'ONCE' | 'DAY' | 'RULE';
  readonly firstDeposit: boolean;
  /** Within which it has to be bet; null without an end. */
  readonly days: number | null;
  /** How many times the bonus may be kept of what it was played up to; null without a bound. */
  readonly mostKept: number | null;
  /** Whether the member claims it, a rule of the house gives it, or staff decides. */
  readonly givenBy: 'CLAIM' | 'HOUSE' | 'REVIEW';
  readonly posting: 'BONUS' | 'CASHBACK';
}

export interface Grant {
  readonly id: bigint;
  readonly accountId: bigint;
  readonly kind: string;
  readonly period: string;
  readonly amount: Money;
  readonly postingSeq: bigint;
  readonly requirementId: bigint;
  readonly ownBefore: Money;
  readonly mostKept: Money | null;
  readonly takenBack: Money;
  readonly grantedAt: Date;
}

/** A grant with the requirement that came with it. */
export interface GrantedBonus {
  readonly grant: Grant;
  readonly requirement: StoredRequirement;
}
