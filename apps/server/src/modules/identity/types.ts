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

export interface RememberMe {
  name: string;
  type: 'username' | 'sms' | 'firebase';
}

/** A session that has just been opened, and what its owner is to know of it. */
export interface CreatedSession extends PasswordStatus {
  token: string;
  /** The remember-me cookie, good for a day; null when none was asked for. */
  rememberMeCookie: string | null;
  previousLoginAt: Date | null;
  failedSince: number;
}

export interface Origin {
  ip: string;
  userAgent: string;
}

/** Where a login comes from; its device is what the browser is known again by. */
export interface LoginOrigin extends Origin {
  device: string;
}

/** What an account can be authenticated by; its contacts are the verified ones. */
export interface AccountCredentials {
  accountId: bigint;
  name: string;
  /** The stored password as a PHC string; nobody's where there is none. */
  password: string;
  mobile: string | null;
  email: string | null;
  hasAuthenticator: boolean;
  /** The language in which the owner is written to; null while none was chosen. */
  language: string | null;
}

/** A factor that was verified; it is spent with what it was verified for, unless it was before. */
export interface VerifiedFactor {
  spend(tx: Transaction): Promise<void>;
}
