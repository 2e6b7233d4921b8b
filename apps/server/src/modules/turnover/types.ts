import type { Money } from '@hintha/money';

export interface StoredRequirement extends Requirement {
  readonly base: Money;
  /** An exact decimal such as 15.0000. */
  readonly multiple: string;
  readonly openedAt: Date;
  readonly expiresAt: Date | null;
  readonly closedAt: Date | null;
  readonly source: string;
  readonly reference: string;
}

export interface StoredContribution {
  readonly requirementId: bigint;
  readonly reference: string;
  readonly placedSeq: bigint;
  readonly amount: Money;
}

/** What a requirement was filled with, a bet a line. */
export interface FilledBy extends StoredContribution {
  readonly weightCode: string;
  readonly stake: Money;
  readonly valid: Money;
  readonly at: Date;
}

export type RequirementKind = 'DEPOSIT' | 'BONUS';

/** Open, filled by bets, let off because the money was gone, lost with its bonus, or gone with its deposit. */
export type RequirementState = 'OPEN' | 'FULFILLED' | 'CLEARED' | 'FORFEIT' | 'REVOKED';

export interface Requirement {
  readonly id: bigint;
  readonly kind: RequirementKind;
  readonly target: Money;
  readonly progress: Money;
  readonly state: RequirementState;
  readonly maxStake: Money | null;
  /** What was staked up to this posting fills nothing here. */
  readonly openedSeq: bigint;
}

export interface Bet {
  readonly reference: string;
  readonly placedSeq: bigint;
  readonly stake: Money;
  /** What of it counts before any weight. */
  readonly valid: Money;
  /** The share that fills a bonus, in parts of ten thousand. */
  readonly weight: bigint;
}

export interface Contribution {
  readonly requirementId: bigint;
  readonly amount: Money;
}

/** An account's requirements, the oldest first, and what the bets gave that are being looked at. */
export interface TurnoverProgress {
  readonly requirements: readonly Requirement[];
  readonly given: ReadonlyMap<string, readonly Contribution[]>;
}

/** A bet as it was last counted, or what has been staked in it so far while it is undecided. */
export interface Counted {
  readonly reference: string;
  readonly placedSeq: bigint;
  readonly settled: boolean;
  readonly weightCode: string;
  readonly stake: Money;
  readonly valid: Money;
  readonly at: Date;
}
