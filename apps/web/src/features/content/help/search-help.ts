import type { Language } from '@hintha/contract';

/** An entry of the help, as far as it is looked through. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly content: string;
  readonly fallback?: Language | undefined;
}

const MARKS = /<[^>]*>/g;

/** The entries in which every word that was typed occurs, in the order of the settings. */
export const searchHelp = <Found extends Entry>(
  entries: readonly Found[],
  typed: string,
): readonly Found[] => {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries;
  return entries.filter(({ title, lead, content }) => {
    const text = `${title} ${lead} ${content.replaceAll(MARKS, ' ')}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
};
