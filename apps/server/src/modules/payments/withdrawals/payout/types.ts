/** A payment to be made outside; the gateway makes one for each reference, however often it is asked. */
export interface Payout {
  readonly reference: string;
  readonly provider: string;
  readonly number: string;
  readonly name: string;
  /** A decimal string with two decimals. */
  readonly amount: string;
  readonly currency: string;
}

/** What a gateway says of a payout; `unknown` when it has never heard of it. */
export type PayoutAnswer =
  | { readonly status: 'PAID'; readonly payerReference: string }
  | { readonly status: 'PENDING' | 'REFUSED' | 'unknown' };

/** Who pays outside. Both calls throw when no answer came, which tells nothing of the payment. */
export interface PayoutGateway {
  pay(payout: Payout): Promise<PayoutAnswer>;
  ask(reference: string): Promise<PayoutAnswer>;
}
