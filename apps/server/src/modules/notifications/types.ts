import type { Letters } from '@hintha/messages';

export type Channel = 'mail' | 'sms';

/** What to send to whom, in the recipient's language. */
export interface NotificationOrder {
  readonly channel: Channel;
  /** An address, or a number with its country in digits alone. */
  readonly recipient: string;
  readonly language: string;
  readonly template: keyof Letters;
  readonly values: Readonly<Record<string, string>>;
}

export interface RenderedNotification {
  readonly channel: Channel;
  readonly recipient: string;
  readonly template: string;
  readonly subject: string;
  readonly text: string;
}

/** A notification in the outbox; what has gone out has lost its text. */
export interface StoredNotification extends RenderedNotification {
  readonly id: bigint;
  readonly state: NotificationState;
  readonly createdAt: Date;
  readonly closedAt: Date | null;
}

export type NotificationState = 'waiting' | 'sent' | 'kept' | 'refused';

export interface NotificationFilter {
  readonly channel?: Channel | undefined;
  readonly state?: NotificationState | undefined;
  /** The whole of it. */
  readonly recipient?: string | undefined;
  /** Notifications before this one alone. */
  readonly before?: string | undefined;
  readonly limit: number;
}
