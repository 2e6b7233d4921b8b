import type { payments } from '@hintha/contract';
import type { Money } from '@hintha/money';
import type { RiskReason } from './rules.ts';

export interface StoredWithdrawal {
  readonly id: bigint;
  readonly accountId: bigint;
  readonly requestId: string;
  readonly payeeId: bigint;
  readonly amount: Money;
  readonly fee: Money;
  readonly state: payments.WithdrawalState;
  /** Why people were to decide; empty when they were not. */
  readonly risks: RiskReason[];
  readonly rejectReason: payments.RejectReason | null;
  readonly ip: string;
  readonly userAgent: string;
  readonly requestedAt: Date;
  readonly endedAt: Date | null;
  /** Claimed after its end. */
  readonly reopened: boolean;
}

export type PayoutWay = 'staff' | 'gateway';

/** One payment of a withdrawal. Its amount and its fee are held until they have left or were given back. */
export interface StoredPayout {
  readonly id: bigint;
  readonly withdrawalId: bigint;
  readonly accountId: bigint;
  readonly amount: Money;
  readonly fee: Money;
  readonly state: payments.PayoutState;
  readonly holdId: bigint;
  readonly way: PayoutWay;
  /** When the gateway was asked to pay; it is asked to once. */
  readonly askedAt: Date | null;
  /** Since when no connection to the gateway came about, so that it was not asked. */
  readonly unreachedSince: Date | null;
  readonly payerReference: string | null;
  /** The picture of the payment, and that of the member's statement without it. */
  readonly slip: string | null;
  readonly proof: string | null;
  readonly sentAt: Date | null;
  readonly deadline: Date | null;
  /** When the money left the ledger. */
  readonly leftAt: Date | null;
  /** What it is paid in when not in money: hundredths of a coin, and the rate of that hour. */
  readonly coinAmount: Money | null;
  readonly coinRate: bigint | null;
  readonly endedAt: Date | null;
}

export interface StatusEntry {
  readonly what: string;
  readonly payoutId: bigint | null;
  readonly by: 'member' | 'operator';
  /** Who of the staff it was; null for the member and for the operator by itself. */
  readonly staffId: bigint | null;
  readonly at: Date;
}
