/** E-mail and text messages on their way out, each sent until it is taken. */
export { findLetters, listLetters, sendLetter } from './send-notification.ts';
export type { Channel, LetterFilter, LetterOrder, StoredLetter } from './types.ts';
