export type ApprovalState = 'open' | 'executed' | 'rejected' | 'expired';

export interface Approval {
  readonly id: bigint;
  readonly action: string;
  readonly subject: string;
  readonly reason: string;
  /** JSON, byte for byte as it was hashed. */
  readonly payload: string;
  readonly payloadHash: Buffer;
  readonly makerId: bigint;
  /** The names it was proposed and decided under. */
  readonly maker: string;
  readonly checker: string | null;
  readonly note: string | null;
  readonly state: ApprovalState;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly decidedAt: Date | null;
}

/** What was proposed, as its maker sees it. */
export interface Proposed {
  readonly id: bigint;
  readonly payloadHash: Buffer;
  readonly expiresAt: Date;
}
