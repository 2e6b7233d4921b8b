import type { points } from '@hintha/contract';
import type { Money } from '@hintha/money';
import type { Reward } from '../mall/types.ts';

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
