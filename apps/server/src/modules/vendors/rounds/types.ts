import type { Money } from '@hintha/money';

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
  /** Where its vendor's feed told it last, when it was played from the wallet that the vendor keeps; else null. */
  feedPosition: bigint | null;
}

/** What one call adds to a round. */
export interface RoundChange extends RoundFacts {
  finished: boolean;
}
