import type { Money } from '@hintha/money';

export type RefusedWhy = 'insufficient_funds' | 'vendor_refused' | 'not_arrived';

/** open: on its way, or nobody knows; manual: nobody knew for too long, and staff decides. */
export type TransferState = 'open' | 'manual' | 'done' | 'refused';

export interface Transfer {
  readonly id: bigint;
  /** What the vendor calls it. */
  readonly transferId: string;
  readonly accountId: bigint;
  readonly account: string;
  readonly integration: string;
  /** Seen from the vendor's wallet. */
  readonly direction: 'in' | 'out';
  readonly amount: Money;
  readonly requestId: string;
  readonly state: TransferState;
  readonly reason: RefusedWhy | null;
  readonly asks: number;
  readonly createdAt: Date;
  readonly closedAt: Date | null;
  readonly note: string | null;
}

/** What became of a transfer, and what the vendor's wallet stood at then if it said so. */
export interface Verdict {
  readonly state: 'done' | 'refused';
  readonly reason: RefusedWhy | null;
  readonly balance: Money | null;
  readonly askedAt: Date;
}

export interface TransferWallet {
  readonly accountId: bigint;
  readonly account: string;
  readonly integration: string;
  readonly name: string;
  readonly balance: Money;
  readonly knownAt: Date;
  readonly movedAt: Date;
  readonly launchedAt: Date | null;
  /** What left our wallet and has not been confirmed, and whether anything at all is open between the two. */
  readonly onTheWay: Money;
  readonly unsettled: boolean;
}
