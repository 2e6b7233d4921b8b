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

const bundleOf = async (language: Language) => ({ site: await loadMessages(language) });

/** Loads the bundle of the stored language; the page is drawn after it. */
export const startLanguage = async (): Promise<void> => {
  const language = currentLanguage();
  await i18next.use(initReactI18next).init({
    lng: tagOf(language),
    resources: { [tagOf(language)]: await bundleOf(language) },
    fallbackLng: false,
    ns: ['site'],
    defaultNS: 'site',
    interpolation: { escapeValue: false },
  });
  show(language);
};

type LoadTexts = (language: Language) => Promise<object>;

/** The texts that have come beside those of the site, by their names. */
const lateTexts = new Map<string, LoadTexts>();

const addLateTexts = async (language: Language): Promise<void> => {
  const tag = tagOf(language);
  const missing = [...lateTexts].filter(([name]) => !i18next.hasResourceBundle(tag, name));
  const loaded = await Promise.all(
    missing.map(async ([name, load]) => [name, await load(language)] as const),
  );
  for (const [name, texts] of loaded) i18next.addResourceBundle(tag, name, texts);
};

/** Loads texts of some pages, and from then on those of every language that is chosen. */
export const loadTexts = async (name: string, load: LoadTexts): Promise<void> => {
  lateTexts.set(name, load);
  await addLateTexts(currentLanguage());
};

/** Loads the texts of the account area. */
export const loadAccountTexts = async (): Promise<void> => loadTexts('account', loadAccountMessages);

/** Changes the language of the whole page at once and keeps the choice. */
export const changeLanguage = async (language: Language): Promise<void> => {
  const tag = tagOf(language);
  if (!i18next.hasResourceBundle(tag, 'site')) {
    i18next.addResourceBundle(tag, 'site', (await bundleOf(language)).site);
  }
  await addLateTexts(language);
  await i18next.changeLanguage(tag);
  show(language);
  localStorage.setItem('hisLang', wireCodeOf(language));
  useLanguage.setState({ language });
};
