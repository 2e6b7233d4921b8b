import type { Money } from '@hintha/money';

/** A code of an agent, and how many came by it. */
export interface Link {
  code: string;
  createdAt: Date;
  joined: number;
}

/** How many stand below an agent, at any depth and right below, and how many of them are new. */
export interface Team {
  members: number;
  direct: number;
  joined: number;
  joinedDirect: number;
}

/** The account right above another. */
export interface Upline {
  id: bigint;
  /** Whether the one below may send money up. */
  mayReceive: boolean;
}

/** Money that went to the account right above. */
export interface Transfer {
  id: bigint;
  toId: bigint;
  amount: Money;
  at: Date;
}
