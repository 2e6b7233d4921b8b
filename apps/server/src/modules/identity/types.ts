import type { AccountType } from '@hintha/contract';
import type { Transaction } from '@hintha/platform';

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
  /** Until its owner has chosen another password. */
  held: boolean;
}

/** A login that has shown what it is made with, as it comes to the door. */
export interface Entrance {
  accountId: bigint;
  /** Of the stored password as it was when the login was looked at; with another one by now it opens nothing. */
  passwordDigest: Buffer;
  judgement: PasswordStatus;
  remember: RememberedLogin | null;
}

export interface PasswordStatus {
  firstTimeLogin: boolean;
  passwordExpired: boolean;
  usingDefaultPassword: boolean;
}

/** What a login form is filled with the next time. */
export interface RememberedLogin {
  name: string;
  type: 'username' | 'sms' | 'firebase';
}

/** A session that has just been opened, and what its owner is to know of it. */
export interface CreatedSession extends PasswordStatus {
  /** The only time the token is told. */
  token: string;
  /** What the browser keeps for a day to be remembered by; null when it keeps nothing. */
  remembered: string | null;
  previousLoginAt: Date | null;
  failedSince: number;
}

export interface Origin {
  ip: string;
  userAgent: string;
}

/** What an account can show itself by; its contacts are those that have proven to be its own. */
export interface Keys {
  accountId: bigint;
  name: string;
  /** The stored password as a PHC string; nobody's where there is none. */
  password: string;
  /** With its country, in digits alone. */
  mobile: string | null;
  email: string | null;
  hasAuthenticator: boolean;
  /** What the house writes to the owner in; null while none was chosen. */
  language: string | null;
}

/** Something right that was shown and is used up with what it was shown for, unless it was before. */
export interface Shown {
  spend(tx: Transaction): Promise<void>;
}
