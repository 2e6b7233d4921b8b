interface Languages {
  readonly supportLanguages: readonly string[];
  readonly defaultLang: string;
}

/**
 * The language that games are asked for in: the visitor's if the site supports it, else the one that the site begins
 * with, and English where it names none. Until the site has said so, the visitor's own.
 */
export const lobbyLanguage = (language: string, site: Languages | undefined): string => {
  if (site === undefined || site.supportLanguages.includes(language)) return language;
  return site.defaultLang === '' ? 'EN' : site.defaultLang;
};
