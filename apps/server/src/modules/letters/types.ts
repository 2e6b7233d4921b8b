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
