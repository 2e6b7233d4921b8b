import type { Money } from '@hintha/money';

/** A vendor's program that calls our wallet, and the way to call it. */
export interface Connection {
  code: string;
  secret: string;
  vendorUrl: string | null;
  casinoId: string;
  currency: string;
  anyGame: boolean;
  maxBet: Money | null;
  active: boolean;
}

export type RoundState = 'open' | 'finished' | 'refunded';

export interface Round {
  id: string;
  accountId: bigint;
  connection: string;
  roundId: string;
  gameId: string;
  stake: Money;
  payout: Money;
  state: RoundState;
  openedAt: Date;
  finishedAt: Date | null;
}

/** What one call adds to a round. */
export interface RoundChange {
  id: string;
  accountId: bigint;
  connection: string;
  roundId: string;
  gameId: string;
  stake: Money;
  payout: Money;
  finished: boolean;
}
