import type { inbox } from '@hintha/contract';

export interface StoredMessage {
  readonly id: bigint;
  readonly kind: inbox.MessageKind;
  readonly values: Record<string, string>;
  readonly createdAt: Date;
  readonly readAt: Date | null;
}
