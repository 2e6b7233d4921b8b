import { loadMessages, loadStudioMessages, type Messages, type StudioMessages } from '@hintha/messages';

/** The languages the studio speaks, by their BCP 47 tags; the first one is spoken when nobody says which. */
export const LANGUAGES = ['my', 'en', 'zh', 'vi', 'ja', 'th', 'fil', 'id'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of a locale such as `en-US`, or of the first one in an Accept-Language header. */
export const languageOf = (locale: string | undefined): Language => {
  const primary = /^[a-z]+/.exec((locale ?? '').toLowerCase())?.[0];
  // Who goes by ISO 639-1 has Tagalog for Filipino.
  const language = primary === 'tl' ? 'fil' : primary;
  return LANGUAGES.find((one) => one === language) ?? LANGUAGES[0];
};

/** What the site says of a refusal, and the games themselves. */
interface Spoken extends Pick<Messages, 'errors'> {
  readonly games: StudioMessages;
}

export type Texts = Readonly<Record<Language, Spoken>>;

export const loadTexts = async (): Promise<Texts> => {
  const bundles = await Promise.all(
    LANGUAGES.map(async (code) => {
      const { errors } = await loadMessages(code);
      return [code, { errors, games: await loadStudioMessages(code) }] as const;
    }),
  );
  return Object.fromEntries(bundles) as Texts;
};
