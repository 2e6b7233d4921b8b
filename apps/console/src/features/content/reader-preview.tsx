import type { Language } from '@hintha/contract';
import { ENDONYMS, LANGUAGES } from '@hintha/contract/languages';
import { drawnArt, readingOrder } from '@hintha/contract/pieces';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/language.ts';
import { readJson } from '../../shared/settings/json.ts';
import { useSetting } from '../../shared/settings/use-settings.ts';
import type { Draft } from './draft.ts';
import { Preview } from './preview.tsx';

interface Props {
  readonly draft: Draft;
  readonly language: Language;
}

/** The languages that stand in for one that is missing, as the operator has set it. */
const useFallbacks = (): readonly Language[] => {
  const setting = useSetting('content.fallbackLanguages');
  const chosen = setting === undefined ? [] : readJson(setting.value);
  return Array.isArray(chosen) ? chosen.flatMap((one) => LANGUAGES.find((known) => known === one) ?? []) : [];
};

/** The language that a reader sees a piece in; null where it is hidden. */
const seenIn = (draft: Draft, language: Language, fallbacks: readonly Language[]) =>
  readingOrder(draft, language, fallbacks).find((one) => draft.texts[one].title.trim() !== '') ?? null;

const artOf = ({ kind, art, linkageType, linkageUrl }: Draft): string => {
  if (art !== '') return art;
  return drawnArt({ kind, linkageType: linkageType === '' ? null : linkageType, linkageUrl }) ?? '';
};

/** What a reader of a language sees: the piece in it, in the language that stands in for it, or nothing. */
export const ReaderPreview = ({ draft, language }: Props) => {
  const t = useTexts();
  const seen = seenIn(draft, language, useFallbacks());
  const { kind, texts } = draft;
  // A piece that nobody has begun is empty in every language, and missing in none.
  const isBegun = LANGUAGES.some((one) => texts[one].title.trim() !== '');
  if (seen === null && isBegun) return <Missing>{t('content.fallbackNone')}</Missing>;
  const shown = seen ?? language;
  return (
    <>
      {shown !== language && <Missing>{t('content.fallbackTo', { language: ENDONYMS[shown] })}</Missing>}
      <Preview kind={kind} language={shown} text={texts[shown]} art={artOf(draft)} />
    </>
  );
};

const Missing = ({ children }: { children: ReactNode }) => (
  <Text size="sm" c="cin" role="status">
    {children}
  </Text>
);
