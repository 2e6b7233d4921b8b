import type { Money } from '@hintha/money';

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
}

export type NewReward = Pick<Reward, 'accountId' | 'kind' | 'reference' | 'amount' | 'expiresAt'> & {
  readonly at: Date;
};
