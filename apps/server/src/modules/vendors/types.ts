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

type RoundState = 'open' | 'finished' | 'refunded';

interface RoundFacts {
  id: string;
  accountId: bigint;
  connection: string;
  roundId: string;
  gameId: string;
  stake: Money;
  payout: Money;
}

export interface Round extends RoundFacts {
  state: RoundState;
  /** The numbers of its first and last posting in the wallet. */
  firstSeq: bigint;
  lastSeq: bigint;
  openedAt: Date;
  finishedAt: Date | null;
}

/** What one call adds to a round. */
export interface RoundChange extends RoundFacts {
  finished: boolean;
}
