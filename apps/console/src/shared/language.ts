import type { Language as SiteLanguage } from '@hintha/contract';
import { loadConsoleMessages } from '@hintha/messages';
import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { create } from 'zustand';

/** The languages that the console has words in. */
export type Language = 'EN' | 'MY';

/** Of each language of the brand the tag for `lang` attributes. */
export const TAGS: Record<SiteLanguage, string> = {
  EN: 'en',
  MY: 'my',
  CN: 'zh-Hans',
  VI: 'vi',
  JA: 'ja',
  TH: 'th',
  TY: 'fil',
  ID: 'id',
};

/** Each language of the brand by its name in itself. */
export const ENDONYMS: Record<SiteLanguage, string> = {
  EN: 'English',
  MY: 'မြန်မာ',
  CN: '简体中文',
  VI: 'Tiếng Việt',
  JA: '日本語',
  TH: 'ไทย',
  TY: 'Filipino',
  ID: 'Bahasa Indonesia',
};

const KEY = 'console-language';

const kept = (): Language => (localStorage.getItem(KEY) === 'MY' ? 'MY' : 'EN');

export const useLanguage = create<{ language: Language }>(() => ({ language: kept() }));

export const currentLanguage = (): Language => useLanguage.getState().language;

/** The words of the console: `const t = useTexts(); t('appShell.signOut')`. */
export const useTexts = () => useTranslation('console').t;

export type Texts = ReturnType<typeof useTexts>;

/** Loads the words; the console is drawn after it. */
export const startLanguage = async (): Promise<void> => {
  const language = currentLanguage();
  const tag = TAGS[language];
  await i18next.use(initReactI18next).init({
    lng: tag,
    resources: { [tag]: { console: await loadConsoleMessages(language) } },
    fallbackLng: false,
    ns: ['console'],
    interpolation: { escapeValue: false },
  });
  document.documentElement.lang = tag;
};

/** Changes the language of the whole console and keeps the choice. */
export const changeLanguage = async (language: Language): Promise<void> => {
  const tag = TAGS[language];
  if (!i18next.hasResourceBundle(tag, 'console'))
    i18next.addResourceBundle(tag, 'console', await loadConsoleMessages(language));
  await i18next.changeLanguage(tag);
  localStorage.setItem(KEY, language);
  document.documentElement.lang = tag;
  useLanguage.setState({ language });
};

/** The words for something that the server names by a code: those under the key, else the code itself. */
export const wordsFor = (t: Texts, area: string, code: string): string =>
  t(`${area}.${code}` as never, { defaultValue: code });
