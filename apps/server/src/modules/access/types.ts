import type { AccountType } from '@hintha/contract';

export interface StoredAccount {
  id: bigint;
  name: string;
  type: AccountType;
  password: string;
  status: 'open' | 'locked';
}

export interface LiveSession {
  id: bigint;
  accountId: bigint;
  account: string;
  type: AccountType;
  status: 'open' | 'locked';
  createdAt: Date;
  lastUsedAt: Date;
}

/** Where a session was opened from. */
export interface Origin {
  ip: string;
  userAgent: string;
}
