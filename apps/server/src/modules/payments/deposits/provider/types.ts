import type { Money } from '@hintha/money';

export const VERDICT_STATUSES = ['SUCCESS', 'FAILED', 'CANCELLED', 'CHARGEBACK'] as const;

/** What a provider says became of a payment. */
export interface Verdict {
  readonly orderNo: string;
  readonly providerTxnId: string;
  readonly amount: Money;
  readonly currency: string;
  readonly status: (typeof VERDICT_STATUSES)[number];
}
