import type { Letters } from '@hintha/messages';

export type Channel = 'mail' | 'sms';

/** What to tell whom, in words of the recipient's language. */
export interface LetterOrder {
  readonly channel: Channel;
  /** An address, or a number with its country in digits alone. */
  readonly recipient: string;
  readonly language: string;
  readonly template: keyof Letters;
  readonly values: Readonly<Record<string, string>>;
}

export interface WrittenLetter {
  readonly channel: Channel;
  readonly recipient: string;
  readonly template: string;
  readonly subject: string;
  readonly text: string;
}

/** A letter in the outbox; what has gone out has lost its words. */
export interface StoredLetter extends WrittenLetter {
  readonly id: bigint;
  readonly state: LetterState;
  readonly createdAt: Date;
  readonly settledAt: Date | null;
}

export type LetterState = 'waiting' | 'sent' | 'kept' | 'refused';

export interface LetterFilter {
  readonly channel?: Channel | undefined;
  readonly state?: LetterState | undefined;
  /** The whole of it. */
  readonly recipient?: string | undefined;
  /** Letters before this one alone. */
  readonly before?: string | undefined;
  readonly limit: number;
}
