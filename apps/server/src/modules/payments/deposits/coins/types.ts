import type { Money } from '@hintha/money';

/** What a provider says of a transfer of coins to one of our addresses. */
export interface CoinWord {
  readonly address: string;
  readonly txnId: string;
  /** In hundredths of a coin. */
  readonly amount: Money;
  readonly currency: string;
  readonly confirmations: number;
}
