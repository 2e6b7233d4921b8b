import type { Money } from '@hintha/money';
import type { IneligibleReason } from '../protection/index.ts';

export interface RaffleLock {
  readonly entropy: string;
  readonly listHash: string;
  readonly valid: number;
  readonly at: Date;
}

export interface Raffle {
  readonly id: bigint;
  readonly nameEn: string;
  readonly nameMy: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** The public source that the entropy will come from. */
  readonly beacon: string;
  readonly commitment: string;
  readonly sealedSeed: Buffer;
  readonly issued: number;
  readonly lock: RaffleLock | null;
  readonly drawn: { readonly serverSeed: string; readonly at: Date } | null;
  /** By rank, the first prize first. */
  readonly prizes: readonly Money[];
  readonly createdAt: Date;
  /** The approval of two of the staff for what it can cost; null where it needed none. */
  readonly approval: string | null;
}

export type NewRaffle = Omit<Raffle, 'issued' | 'lock' | 'drawn'> & {
  /** Null for the operator itself. */
  readonly createdBy: bigint | null;
  readonly requestId: string;
};

/** Tickets that were claimed together: so many numbers from the first on. */
export interface TicketClaim {
  readonly raffleId: bigint;
  readonly first: number;
  readonly tickets: number;
  readonly accountId: bigint;
  readonly claimedAt: Date;
}

export interface Winner {
  readonly rank: number;
  readonly number: number;
  readonly accountId: bigint;
  readonly amount: Money;
}

/** A prize of a member, and whether it has been claimed in the reward centre. */
export interface OwnPrize {
  readonly raffleId: bigint;
  readonly amount: Money;
  readonly claimed: boolean;
}

export interface Earning {
  readonly deposited: bigint;
  readonly bet: bigint;
}

/** Whose tickets are taken out at the lock, and why. */
export interface VoidedAccount {
  readonly accountId: bigint;
  readonly reason: IneligibleReason;
}
