import type { Money } from '@hintha/money';

/** Where a bet stands: undecided, decided by its result, taken back, or sold back to the operator before its result. */
export const BET_STATES = ['open', 'settled', 'void', 'cashed_out'] as const;
export type BetState = (typeof BET_STATES)[number];

/** What may happen to a bet. A part is decided or sold while the rest stays open. */
export const BET_MOVES = ['settle_part', 'settle', 'cash_out_part', 'cash_out', 'resettle', 'void'] as const;
export type BetMove = (typeof BET_MOVES)[number];

interface BetDetails {
  id: string;
  accountId: bigint;
  source: string;
  roundId: string;
  gameId: string;
  stake: Money;
  payout: Money;
}

export interface Bet extends BetDetails {
  state: BetState;
  /** Of the operator's own books, by which the bet is weighed; null for a vendor's round, which has its game's. */
  category: string | null;
  potentialPayout: Money | null;
  /** What is valid of it, where its source settled it; null for a vendor's round, of which its figures tell. */
  valid: Money | null;
  voidReason: string | null;
  /** The numbers of its first and last posting in the wallet. */
  firstSeq: bigint;
  lastSeq: bigint;
  placedAt: Date;
  settledAt: Date | null;
  /** Where its vendor's feed told it last, when it was played from the wallet that the vendor keeps; else null. */
  feedPosition: bigint | null;
}

/** What one call adds to a round. */
export interface RoundChange extends BetDetails {
  finished: boolean;
}

/** A round that a vendor tells, with what the operator knows of it. */
export interface ReportedRound {
  readonly position: bigint;
  /** The operator's own id. */
  readonly id: string;
  readonly accountId: bigint;
  readonly source: string;
  readonly roundId: string;
  readonly gameId: string;
  readonly stake: Money;
  readonly payout: Money;
  readonly finishedAt: Date;
}

/** Something that was taken over from a feed, in the order of the account. */
export interface FeedEntry {
  readonly seq: bigint;
  readonly roundId: string;
  /** What the member has more, or less, in the vendor's wallet by it. */
  readonly gain: bigint;
}

/** What a bet is on. */
export interface Selection {
  /** The match, the numero, the fight. */
  readonly event: string;
  readonly market: string;
  readonly pick: string;
  /** The handicap or total, where the market has one. */
  readonly line: string | null;
  /** Decimal odds with four places. */
  readonly price: string;
}
