/** What the house writes to people: mails and short messages, each sent until it is taken. */
export { findLetters, listLetters } from './list-letters.ts';
export { sendLetter } from './send-letter.ts';
export type { Channel, LetterFilter, LetterOrder, StoredLetter } from './types.ts';
