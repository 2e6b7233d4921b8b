import { loadMessages, type Messages } from '@hintha/messages';

/** The languages the studio speaks, by product code; the first one is spoken when nobody says which. */
export const LANGUAGES = ['MY', 'EN', 'CN', 'VI', 'JA', 'TH', 'TY', 'ID'] as const;
export type Language = (typeof LANGUAGES)[number];

const LOCALES: Readonly<Record<string, Language>> = {
  my: 'MY',
  en: 'EN',
  zh: 'CN',
  vi: 'VI',
  ja: 'JA',
  th: 'TH',
  tl: 'TY',
  id: 'ID',
};

/** The language of a locale such as `en-US`, or of the first one in an Accept-Language header. */
export const languageOf = (locale: string | undefined): Language =>
  LOCALES[(locale ?? '').slice(0, 2).toLowerCase()] ?? LANGUAGES[0];

export type Texts = Readonly<Record<Language, Messages>>;

export const loadTexts = async (): Promise<Texts> => {
  const bundles = await Promise.all(LANGUAGES.map(async (code) => [code, await loadMessages(code)] as const));
  return Object.fromEntries(bundles) as Texts;
};
