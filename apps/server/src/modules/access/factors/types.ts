import type { Transaction } from '@hintha/platform';

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
