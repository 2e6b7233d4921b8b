import type { RecordedRound } from '@hintha/slots';

export interface RoundRequest {
  readonly account: string;
  readonly roundId: string;
}

/** What a round was decided by, and what it was: enough to work it out again once the server seed is revealed. */
export interface RoundProof {
  /** The maths, by the vendor's name for it. */
  readonly model: string;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** Null while other rounds may still be decided by it. */
  readonly serverSeed: string | null;
  /** Null while the round is not settled. */
  readonly outcome: RecordedRound | null;
}
