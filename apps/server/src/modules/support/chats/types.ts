import type { support } from '@hintha/contract';

/** A talk between a guest and the staff. */
export interface Chat {
  readonly id: bigint;
  readonly accountId: bigint | null;
  readonly guestHash: Buffer;
  readonly network: string;
  readonly name: string;
  readonly language: string;
  readonly queue: support.ChatQueue;
  readonly state: support.ChatState;
  readonly assigneeId: bigint | null;
  readonly assignee: string | null;
  /** How many lines stand in it; the number of the last one. */
  readonly lines: number;
  readonly guestRead: number;
  readonly staffRead: number;
  /** Lines of the other side that the guest, or the staff, has not read. */
  readonly guestUnread: number;
  readonly staffUnread: number;
  readonly lastText: string;
  readonly openedAt: Date;
  readonly waitingSince: Date | null;
  readonly changedAt: Date;
}

export type Side = 'GUEST' | 'STAFF' | 'SYSTEM';

/** One line of a chat. It stays as it was written. */
export interface Line {
  readonly chatId: bigint;
  readonly seq: number;
  readonly side: Side;
  readonly kind: support.LineKind;
  readonly staffId: bigint | null;
  readonly author: string;
  readonly text: string;
  readonly requestId: string | null;
  readonly at: Date;
}
