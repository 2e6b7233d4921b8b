import { languageOfCode } from '@hintha/contract/languages';
import { loadConsoleMessages } from '@hintha/messages';
import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { create } from 'zustand';
import { formatMoney } from './format.ts';

/** The languages that the console has words in. */
export type Language = 'en' | 'my';

const KEY = 'console-language';

const kept = (): Language => (languageOfCode(localStorage.getItem(KEY) ?? '') === 'my' ? 'my' : 'en');

export const useLanguage = create<{ language: Language }>(() => ({ language: kept() }));

export const currentLanguage = (): Language => useLanguage.getState().language;

/** The words of the console: `const t = useTexts(); t('appShell.signOut')`. */
export const useTexts = () => useTranslation('console').t;

export type Texts = ReturnType<typeof useTexts>;

/** Loads the words; the console is drawn after it. */
export const startLanguage = async (): Promise<void> => {
  const language = currentLanguage();
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { console: await loadConsoleMessages(language) } },
    fallbackLng: false,
    ns: ['console'],
    interpolation: { escapeValue: false },
  });
  // What the server counts comes as amounts of the wire, and the text alone knows which of them are money.
  i18next.services.formatter?.add('money', (amount: string) => formatMoney(amount));
  document.documentElement.lang = language;
};

/** Changes the language of the whole console and keeps the choice. */
export const changeLanguage = async (language: Language): Promise<void> => {
  if (!i18next.hasResourceBundle(language, 'console'))
    i18next.addResourceBundle(language, 'console', await loadConsoleMessages(language));
  await i18next.changeLanguage(language);
  localStorage.setItem(KEY, language);
  document.documentElement.lang = language;
  useLanguage.setState({ language });
};

/** The words for something that the server names by a code: those under the key, else the code itself. */
export const wordsFor = (t: Texts, area: string, code: string): string =>
  t(`${area}.${code}` as never, { defaultValue: code });
