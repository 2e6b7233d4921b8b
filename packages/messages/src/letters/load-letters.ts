import type { Letters } from './en.ts';

const BUNDLES = {
  EN: async () => (await import('./en.ts')).letters,
  MY: async () => (await import('./my.ts')).letters,
} satisfies Record<string, () => Promise<Letters>>;

/** The mails and short messages of a language, with `{{name}}` where a value goes; English for one without them. */
export const loadLetters = (language: string): Promise<Letters> =>
  (Object.hasOwn(BUNDLES, language) ? BUNDLES[language as keyof typeof BUNDLES] : BUNDLES.EN)();
