import type { payments } from '@hintha/contract';

export interface PayeeFacts {
  readonly kind: payments.PayeeKind;
  readonly provider: string;
  readonly number: string;
  readonly name: string;
}

export interface StoredPayee extends PayeeFacts {
  readonly id: bigint;
  readonly accountId: bigint;
  readonly addedAt: Date;
  readonly usableAt: Date;
}
