import type { support } from '@hintha/contract';

/** Something that a guest has asked of the house in writing. */
export interface Case {
  readonly id: bigint;
  readonly accountId: bigint | null;
  readonly type: support.CaseType;
  readonly content: string;
  /** What the page of the guest knew; null where it was not sent along. */
  readonly page: support.PublicState | null;
  readonly chatId: bigint | null;
  readonly state: support.CaseState;
  readonly keeper: string | null;
  readonly requestId: string;
  readonly openedAt: Date;
  readonly changedAt: Date;
}

/** A word of the house on a case. */
export interface Answer {
  readonly id: bigint;
  readonly caseId: bigint;
  readonly staffId: bigint;
  readonly author: string;
  readonly text: string;
  readonly requestId: string;
  readonly at: Date;
}
