import type { Money } from '@hintha/money';

export interface Chase {
  readonly id: bigint;
  readonly accountId: bigint;
  readonly game: string;
  readonly play: string;
  readonly pick: string;
  /** What one combination costs before it is multiplied. */
  readonly unitStake: Money;
  /** Fixed for all its bets. */
  readonly prizeMode: number;
  readonly stopOnWin: boolean;
  readonly stake: Money;
  readonly state: 'RUNNING' | 'ENDED';
  /** The hold of what is no bet yet; null when nothing waits. */
  readonly holdId: bigint | null;
  readonly holds: number;
  readonly createdAt: Date;
}

/** What of it is a bet is told by its order: placed, and decided once the chase has looked at its result. */
type ChaseItemState = 'WAITING' | 'PLACED' | 'DECIDED' | 'VOID' | 'CANCELLED';

export interface ChaseItem {
  readonly chaseId: bigint;
  readonly position: number;
  readonly numeroId: bigint;
  readonly multiple: number;
  readonly stake: Money;
  readonly state: ChaseItemState;
  readonly orderId: bigint | null;
  readonly requestId: string;
}
