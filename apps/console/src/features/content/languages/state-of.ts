import type { Language } from '@hintha/contract';
import { LANGUAGES } from '@hintha/contract/languages';
import type { Draft, DraftText } from '../draft.ts';

/** How far a language of a piece is written. */
export type LanguageState = 'written' | 'half' | 'missing';

/** A text without its title cannot be kept, and what the other languages say is missing from one without a text. */
export const stateOf = (text: DraftText, others: readonly DraftText[]): LanguageState => {
  const isTitled = text.title.trim() !== '';
  const says = [text.lead, text.content, text.action].some((part) => part.trim() !== '');
  if (!isTitled) return says ? 'half' : 'missing';
  const parts = ['lead', 'content', 'action'] as const;
  const lacks = parts.some(
    (part) => text[part].trim() === '' && others.some((other) => other[part].trim() !== ''),
  );
  return lacks ? 'half' : 'written';
};

/** How far each language of a piece is written. */
export const statesOf = (texts: Draft['texts']): Readonly<Record<Language, LanguageState>> => {
  const all = Object.values(texts);
  const states = LANGUAGES.map((language) => [language, stateOf(texts[language], all)] as const);
  return Object.fromEntries(states) as Record<Language, LanguageState>;
};
