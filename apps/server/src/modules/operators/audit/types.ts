import type { Actor } from '../types.ts';

export interface Act {
  readonly actor: Actor;
  /** What kind of act, such as `deposit.approve`. */
  readonly deed: string;
  /** What it was done to, such as `deposit:17`. */
  readonly subject: string;
  readonly reason?: string;
  /** What else there is to know; never a secret, since every auditor reads it. */
  readonly details: object;
}

export interface StoredAct {
  readonly position: bigint;
  readonly prevHash: Buffer;
  readonly rowHash: Buffer;
  readonly actorId: bigint | null;
  readonly actorName: string;
  readonly deed: string;
  readonly subject: string;
  readonly reason: string | null;
  /** JSON, to the letter as it was hashed. */
  readonly details: string;
  readonly at: Date;
}

/** Where the audit ends, and the hash that stands for all of it up to there. */
export interface Head {
  readonly position: bigint;
  readonly hash: Buffer;
}

export interface ActFilter {
  readonly actor?: string | undefined;
  readonly deed?: string | undefined;
  readonly subject?: string | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly before?: string | undefined;
  /** Deeds to leave out. */
  readonly without?: readonly string[];
  readonly limit: number;
}
