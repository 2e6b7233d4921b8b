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

/** By what an account was authenticated; the same is no second factor. */
export type FirstFactor = 'password' | 'sms' | 'registration';

/** What a session is created from. */
export interface VerifiedLogin {
  accountId: bigint;
  /** Of the password as it was then: with another one by now no session is created. Null for a new account. */
  passwordDigest: Buffer | null;
  passwordStatus: PasswordStatus;
  remember: RememberMe | null;
}

/** An account that was authenticated, however that was done; a second factor may still be due. */
export interface Authenticated extends VerifiedLogin {
  firstFactor: FirstFactor;
}

export interface PasswordStatus {
  firstTimeLogin: boolean;
  passwordExpired: boolean;
  usingDefaultPassword: boolean;
}

/** What the login form is filled with the next time. */
export interface RememberMe {
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
