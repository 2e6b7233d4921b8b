/** A void takes back what play gave; a redemption that is turned down gives back what it took. */
export type PointKind = 'PLAY' | 'PLAY_VOID' | 'MISSION' | 'CONVERT' | 'REDEEM' | 'REDEEM_RETURN';

/** A member's points as they stand while they are locked. */
export interface PointAccount {
  readonly accountId: bigint;
  readonly balance: bigint;
  /** When the play of the current day was last read; null before the first time. */
  readonly readAt: Date | null;
}

/** Points that move: above zero for what comes, below for what goes. */
export interface PointEntry {
  readonly accountId: bigint;
  readonly kind: PointKind;
  readonly points: bigint;
  /** What it belongs to. */
  readonly reference: string;
  readonly at: Date;
}

export interface StoredPointEntry extends PointEntry {
  readonly seq: bigint;
  /** What there was after it. */
  readonly balance: bigint;
}
