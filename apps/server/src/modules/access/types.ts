import type { AccountType } from '@hintha/contract';

export interface StoredAccount {
  id: bigint;
  name: string;
  type: AccountType;
  password: string;
  status: 'open' | 'locked';
  passwordSetAt: Date;
  /** Somebody else chose the password. */
  mustChange: boolean;
}

export interface LiveSession {
  id: bigint;
  tokenHash: Buffer;
  accountId: bigint;
  account: string;
  type: AccountType;
  status: 'open' | 'locked';
  createdAt: Date;
  lastUsedAt: Date;
}

/** A session that has just been opened, and what its owner is to know of it. */
export interface SignedIn {
  /** The only time the token is told. */
  token: string;
  firstTimeLogin: boolean;
  passwordExpired: boolean;
  usingDefaultPassword: boolean;
  previousLoginAt: Date | null;
  failedSince: number;
}

/** Where a session was opened from. */
export interface Origin {
  ip: string;
  userAgent: string;
}
