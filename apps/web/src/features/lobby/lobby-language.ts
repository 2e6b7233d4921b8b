import type { Language } from '@hintha/contract';
import { languageOfCode, wireCodeOf } from '@hintha/contract/languages';

/** What the server says of the site, in the codes of the wire. */
interface SiteLanguages {
  readonly supportLanguages: readonly string[];
  readonly defaultLang: string;
}

/**
 * The language that games are asked for in: the visitor's if the site supports it, else the one that the site begins
 * with, and English where it names none. Until the site has said so, the visitor's own.
 */
export const lobbyLanguage = (language: Language, site: SiteLanguages | undefined): Language => {
  if (site === undefined || site.supportLanguages.includes(wireCodeOf(language))) return language;
  return languageOfCode(site.defaultLang) ?? 'en';
};
