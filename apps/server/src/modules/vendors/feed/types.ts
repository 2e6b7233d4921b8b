import type { Money } from '@hintha/money';

/** A round that a vendor tells, with what the house knows of it. */
export interface ToldRound {
  readonly position: bigint;
  /** The house's own id. */
  readonly id: string;
  readonly accountId: bigint;
  readonly connection: string;
  readonly roundId: string;
  readonly gameId: string;
  readonly stake: Money;
  readonly payout: Money;
  readonly finishedAt: Date;
}

/** Why a round that was told is not written down. */
export type Objection =
  | 'unknown_account'
  | 'unknown_game'
  | 'other_currency'
  | 'impossible_amount'
  | 'impossible_instant'
  | 'contradicts_another';

export interface RefusedRound {
  readonly position: bigint;
  readonly roundId: string;
  readonly why: Objection;
}

/** Something that was taken over from a feed, in the order of the account. */
export interface Telling {
  readonly seq: bigint;
  readonly roundId: string;
  /** What the member has more, or less, in the vendor's wallet by it. */
  readonly gain: bigint;
}

export interface FeedState {
  readonly connection: string;
  readonly refused: bigint;
  /** When it was last read to its end; null for never. */
  readonly readAt: Date | null;
}
