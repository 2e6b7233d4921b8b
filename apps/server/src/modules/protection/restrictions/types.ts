import type { RestrictionKind } from '@hintha/contract';

/** Something that the staff closed to a member. */
export interface Restriction {
  readonly id: bigint;
  readonly accountId: bigint;
  readonly kind: RestrictionKind;
  /** A code of the contract's list. */
  readonly reason: string;
  readonly note: string;
  readonly setBy: string;
  readonly setAt: Date;
  /** Null for one without an end. */
  readonly until: Date | null;
  readonly endedAt: Date | null;
  /** Null while it stands, and for one that ended by itself. */
  readonly liftedBy: string | null;
  readonly liftNote: string | null;
}

export type NewRestriction = Pick<Restriction, 'accountId' | 'kind' | 'reason' | 'note' | 'setBy' | 'until'>;
