/** What the house writes to people: mails and short messages, each sent until it is taken. */
export { sendLetter } from './send-letter.ts';
export type { Channel, LetterOrder } from './types.ts';
