import type { Money } from '@hintha/money';
import type { Requirement } from './engine/types.ts';

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
