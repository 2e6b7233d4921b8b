import type { Role } from '@hintha/contract';

export interface Staff {
  readonly id: bigint;
  readonly name: string;
  readonly roles: readonly Role[];
  readonly status: 'open' | 'locked';
}

/** An account of staff with what it signs in by. */
export interface StaffKeys extends Staff {
  /** As a PHC string. */
  readonly password: string;
  /** Sealed; null while none was drawn. */
  readonly secret: Buffer | null;
  /** Whether a code of the authenticator was ever shown. */
  readonly confirmed: boolean;
  readonly lastStep: bigint;
}

export interface ListedStaff extends Staff {
  readonly hasAuthenticator: boolean;
  readonly createdAt: Date;
  readonly lastSeenAt: Date | null;
}
