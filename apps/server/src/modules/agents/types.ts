import type { Money } from '@hintha/money';
import type { StoredRates } from './rates/rate-store.ts';

/** A code of an agent: what it opens, and how many came by it. */
export interface Link {
  readonly code: string;
  readonly agentId: bigint;
  readonly createdAt: Date;
  readonly type: 0 | 1;
  readonly rates: StoredRates;
  readonly remark: string;
  readonly isOn: boolean;
  /** Null for one without an end. */
  readonly expiresAt: Date | null;
  readonly joined: number;
}

/** The account right above another. */
export interface Upline {
  id: bigint;
  /** Whether the one below may send money up. */
  mayReceive: boolean;
}

/** Money that went up or down the line. */
export interface Transfer {
  id: bigint;
  toId: bigint;
  amount: Money;
  purpose: 'TRANSFER' | 'TOP_UP';
  at: Date;
}
