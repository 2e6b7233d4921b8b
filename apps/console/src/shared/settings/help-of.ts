import { wordsFor, type Texts } from '../language.ts';

/** What is to be known of a setting beside its name; of some the name says it all. */
export const helpOf = (t: Texts, name: string): string | undefined => {
  const help = wordsFor(t, 'settings.help', name);
  return help === name ? undefined : help;
};
