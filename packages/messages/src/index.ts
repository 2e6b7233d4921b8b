/** The translation bundles: one typed object a language, loaded one at a time. */
export { loadMessages } from './load-messages.ts';
export type { Messages } from './en/index.ts';
