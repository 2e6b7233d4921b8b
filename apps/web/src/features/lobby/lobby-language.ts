interface Languages {
  readonly supportLanguages: readonly string[];
  readonly defaultLang: string;
}

/**
 * The language that games are asked for in: the visitor's if the house supports it, else the one that the house begins
 * with, and English where it names none. Until the house has said so, the visitor's own.
 */
export const lobbyLanguage = (language: string, house: Languages | undefined): string => {
  if (house === undefined || house.supportLanguages.includes(language)) return language;
  return house.defaultLang === '' ? 'EN' : house.defaultLang;
};
