import type { Language } from '@hintha/contract';
import { DEFAULT_LANGUAGE, languageOfCode, tagOf, wireCodeOf } from '@hintha/contract/languages';
import { loadAccountMessages, loadMessages } from '@hintha/messages';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { create } from 'zustand';

/** The stored choice; anything without a bundle is the default. */
const parseLanguage = (stored: string | null): Language => languageOfCode(stored ?? '') ?? DEFAULT_LANGUAGE;

/** Of the codes that the server offers, those that can be shown, in the order of the settings. */
export const offeredLanguages = (codes: readonly string[]): Language[] =>
  codes.map(languageOfCode).filter((language) => language !== undefined);

export const useLanguage = create<{ language: Language }>(() => ({
  language: parseLanguage(localStorage.getItem('lang')),
}));

export const currentLanguage = (): Language => useLanguage.getState().language;

const show = (language: Language) => {
  document.documentElement.lang = tagOf(language);
  localStorage.setItem('lang', wireCodeOf(language));
};

type LoadTexts = (language: Language) => Promise<object>;

/** The texts that are shown, by their names; those of some pages come with them. */
const shown = new Map<string, LoadTexts>([['site', loadMessages]]);

const addTexts = async (language: Language): Promise<void> => {
  const tag = tagOf(language);
  const add = async ([name, load]: [string, LoadTexts]) => {
    if (!i18next.hasResourceBundle(tag, name)) i18next.addResourceBundle(tag, name, await load(language));
  };
  await Promise.all([...shown].map(add));
};

/** Loads the bundle of the stored language; the page is drawn after it. */
export const startLanguage = async (): Promise<void> => {
  const language = currentLanguage();
  await i18next.use(initReactI18next).init({
    lng: tagOf(language),
    resources: { [tagOf(language)]: { site: await loadMessages(language) } },
    fallbackLng: false,
    ns: ['site'],
    defaultNS: 'site',
    interpolation: { escapeValue: false },
  });
  show(language);
};

/** Loads texts of some pages, and from then on those of every language that is chosen. */
export const loadTexts = async (name: string, load: LoadTexts): Promise<void> => {
  shown.set(name, load);
  await addTexts(currentLanguage());
};

/** Loads the texts of the account area. */
export const loadAccountTexts = async (): Promise<void> => loadTexts('account', loadAccountMessages);

/** Changes the language of the whole page at once and keeps the choice. */
export const changeLanguage = async (language: Language): Promise<void> => {
  const tag = tagOf(language);
  await addTexts(language);
  await i18next.changeLanguage(tag);
  show(language);
  localStorage.setItem('hisLang', wireCodeOf(language));
  useLanguage.setState({ language });
};
