import type { bonuses } from '@hintha/contract';
import type { Money } from '@hintha/money';
import type { StoredRequirement } from '../turnover/index.ts';

/** A bonus: a share of a deposit, a fixed amount, or what a rule works out. */
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
  /** Whether the member claims it, a rule gives it, or staff decides. */
  readonly givenBy: 'CLAIM' | 'RULE' | 'REVIEW';
  readonly posting: 'BONUS' | 'CASHBACK';
  /** The approval of two of the staff for what it can cost, and the largest grant that they let; null where none. */
  readonly approval: string | null;
  readonly approvedEach: Money | null;
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

export type Obstacle = NonNullable<bonuses.OfferView['why']>;

/** A bonus as it stands for a member now. */
export interface Offer {
  readonly kind: BonusKind;
  readonly why: Obstacle | null;
  readonly amount: Money | null;
  readonly target: Money | null;
  readonly until: Date | null;
  /** The last one, for a bonus that staff decides on. */
  readonly application: Application | null;
}

export interface Asker {
  readonly accountId: bigint;
  /** By what the person is known again under another account. */
  readonly fingerprints: readonly string[];
}

export type Now = Asker & { readonly at: Date };

/** What a member asks for that staff decides on. */
export interface Application {
  readonly id: bigint;
  readonly accountId: bigint;
  readonly kind: string;
  readonly contactId: string;
  readonly comment: string;
  readonly marks: readonly string[];
  readonly state: bonuses.ApplicationState;
  readonly reason: bonuses.ApplicationRejection | null;
  /** What may be given at most, and what was given or is due. */
  readonly most: Money;
  readonly amount: Money | null;
  readonly pictures: readonly string[];
  /** One of the marks has been seen for the bonus under another account. */
  readonly hadElsewhere: boolean;
  readonly appliedAt: Date;
  readonly decidedBy: bigint | null;
  readonly decisionKey: string | null;
  readonly decidedAt: Date | null;
}

/** What a member has signed for on a business day. */
export interface CheckInRow {
  readonly kind: string;
  readonly day: string;
  /** Its place in the row of days, from 1. */
  readonly step: number;
  readonly amount: Money;
}

/** An activity of days in a row, with what each of them brings. */
export interface Activity {
  readonly kind: string;
  readonly steps: readonly Money[];
}

/** An activity as it stands for a member. */
export interface OwnActivity {
  readonly activity: Activity;
  readonly joined: boolean;
  readonly barred: boolean;
  /** The last day that was signed for. */
  readonly last: CheckInRow | null;
  readonly today: string;
}

export type RewardKind = 'LEADERBOARD' | 'RAFFLE';

/** What a member has won and takes for itself. */
export interface Reward {
  readonly id: bigint;
  readonly accountId: bigint;
  readonly kind: RewardKind;
  /** What it was won by, such as a week or a ticket. */
  readonly reference: string;
  readonly amount: Money;
  readonly offeredAt: Date;
  /** Null without an end. */
  readonly expiresAt: Date | null;
  readonly claimedAt: Date | null;
  /** Null until it is paid, which may be later than it is claimed. */
  readonly grantId: bigint | null;
  /** The approval of two of the staff for what it was won by; null where it needed none. */
  readonly approval: string | null;
}

export type NewReward = Pick<Reward, 'accountId' | 'kind' | 'reference' | 'amount' | 'expiresAt'> & {
  readonly at: Date;
  readonly approval?: string | null;
};
