import type { WinWithoutBet } from '@hintha/contract';
import type { RoundChange } from '../../bets/index.ts';
import type { GroupCall } from '../../wallet/index.ts';

/** Bets and wins of one call on their way into the ledger, with the round they belong to. */
export interface PlacedCall extends GroupCall {
  readonly round: Omit<RoundChange, 'stake' | 'payout'>;
  readonly withoutBet: WinWithoutBet | null;
  /** The catalogue that its game was looked up in; null when it was not. */
  readonly catalogue: bigint | null;
}
