import type { Money } from '@hintha/money';

/** What an account has in a wallet that a vendor keeps. */
export interface VendorFunds {
  readonly vendor: string;
  readonly name: string;
  readonly balance: Money;
  /** When the vendor said so; a vendor that does not answer leaves it in the past. */
  readonly at: Date;
}

/** What of an account's money is not in the main wallet. */
export interface FundsAway {
  readonly vendors: readonly VendorFunds[];
  readonly onTheWay: Money;
}

/** Tells it: by what is known and not too old, or by asking the vendors anew. */
export type ReadAway = (accountId: bigint, how: 'known' | 'fresh') => Promise<FundsAway>;
