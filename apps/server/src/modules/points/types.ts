import type { Language, points } from '@hintha/contract';
import type { Money } from '@hintha/money';

/** A void takes back what play gave; a redemption that is turned down gives back what it took. */
export type PointKind = 'PLAY' | 'PLAY_VOID' | 'MISSION' | 'CONVERT' | 'REDEEM' | 'REDEEM_RETURN';

/** A member's points as they stand while they are locked. */
export interface PointAccount {
  readonly accountId: bigint;
  readonly balance: bigint;
  /** When the play of the current day was last read; null before the first time. */
  readonly readAt: Date | null;
}

/** Points that move: above zero for what comes, below for what goes. */
export interface PointEntry {
  readonly accountId: bigint;
  readonly kind: PointKind;
  readonly points: bigint;
  /** What it belongs to. */
  readonly reference: string;
  readonly at: Date;
}

export interface StoredPointEntry extends PointEntry {
  readonly seq: bigint;
  /** What there was after it. */
  readonly balance: bigint;
}

/** What counts of a day for points, by what bets are weighed by. */
export interface Earned {
  readonly code: string;
  readonly valid: bigint;
  /** Of the level that the day was played at, in parts of ten thousand. */
  readonly factor: bigint;
}

/** The exact sum over all days, and the points that were posted of it. */
export interface PointSum {
  readonly parts: bigint;
  readonly posted: bigint;
  readonly postings: bigint;
}

/** What a member played on a day. */
export interface DayPlayed {
  readonly accountId: bigint;
  readonly day: string;
  readonly played: readonly { readonly code: string; readonly valid: bigint }[];
}

/** Points that became money. */
export interface Conversion {
  readonly points: bigint;
  readonly amount: Money;
}

/** What is shown of a reward and can be changed. */
export interface RewardListing {
  readonly names: Readonly<Partial<Record<Language, string>>>;
  /** The name of one of the operator's drawings. */
  readonly picture: string;
  readonly stock: bigint;
  /** How many one member may have; null for any number. */
  readonly mostEach: bigint | null;
  readonly enabled: boolean;
  readonly position: number;
}

/** A price stands: another price is another reward. */
export interface NewReward extends RewardListing {
  readonly points: bigint;
  readonly amount: Money;
  /** What one of it costs the operator, as declared. */
  readonly cost: Money;
  readonly physical: boolean;
  /** The approval of two of the staff for what it can cost; null or left out where it needed none. */
  readonly approval?: string | null;
}

export interface Reward extends NewReward {
  readonly id: bigint;
  readonly approval: string | null;
  /** How many of the stock are redeemed. */
  readonly taken: bigint;
}

/** What a member asked for in the points mall and paid for at once. */
export interface Redemption {
  readonly id: bigint;
  readonly accountId: bigint;
  readonly rewardId: bigint;
  readonly names: Reward['names'];
  readonly physical: boolean;
  readonly quantity: bigint;
  /** What was paid for all of them. */
  readonly points: bigint;
  readonly amount: Money;
  /** Where it is sent to; both empty for what is not sent. */
  readonly address: string;
  readonly mobile: string;
  readonly state: points.RedemptionState;
  readonly reason: points.RedemptionRejection | null;
  readonly remark: string;
  readonly requestId: string;
  readonly appliedAt: Date;
  readonly decidedBy: bigint | null;
  readonly decisionKey: string | null;
  readonly decidedAt: Date | null;
}
