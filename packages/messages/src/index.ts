/** The translation bundles: one typed object a language, loaded one at a time. */
export { loadMessages } from './load-messages.ts';
export { loadLetters } from './letters/load-letters.ts';
export type { Letters } from './letters/en.ts';
export type { Messages } from './en/index.ts';
