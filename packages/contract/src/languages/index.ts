/** The languages with a translation bundle, by their BCP 47 tags; Burmese is spoken where nobody says which. */
export const LANGUAGES = ['my', 'en', 'zh', 'vi', 'ja', 'th', 'fil', 'id'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'my';

/** What the wire of the site and the browser's storage call them. */
const WIRE_CODES: Readonly<Record<Language, string>> = {
  my: 'MY',
  en: 'EN',
  zh: 'CN',
  vi: 'VI',
  ja: 'JA',
  th: 'TH',
  fil: 'TY',
  id: 'ID',
};

export const wireCodeOf = (language: Language): string => WIRE_CODES[language];

/** The language of a code of the wire or of a tag, in any case; undefined for one that has no bundle. */
export const languageOfCode = (code: string): Language | undefined => {
  const [upper, lower] = [code.toUpperCase(), code.toLowerCase()];
  return (
    LANGUAGES.find((language) => WIRE_CODES[language] === upper) ?? LANGUAGES.find((one) => one === lower)
  );
};

/** The tag of what is shown in a language: Chinese with its script, which the choice of a font hangs on. */
export const tagOf = (language: Language): string => (language === 'zh' ? 'zh-Hans' : language);

/** Each language by its name in itself. */
export const ENDONYMS: Readonly<Record<Language, string>> = {
  my: 'မြန်မာ',
  en: 'English',
  zh: '简体中文',
  vi: 'Tiếng Việt',
  ja: '日本語',
  th: 'ไทย',
  fil: 'Filipino',
  id: 'Bahasa Indonesia',
};
