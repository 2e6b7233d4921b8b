import type { Language } from '@hintha/contract';
import { ENDONYMS, LANGUAGES } from '@hintha/contract/languages';
import { drawnArt } from '@hintha/contract/pieces';
import { Text } from '@mantine/core';
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

/** What a reader of a language sees: the piece in it, in the language that stands in for it, or nothing. */
export const ReaderPreview = ({ draft, language }: Props) => {
  const t = useTexts();
  const fallbacks = useFallbacks();
  const { kind, texts, place, linkageType, linkageUrl } = draft;
  const leads = { kind, linkageType: linkageType === '' ? null : linkageType, linkageUrl };
  const art = draft.art === '' ? (drawnArt(leads) ?? '') : draft.art;
  const isWritten = (one: Language) => texts[one].title.trim() !== '';
  const order = [language, ...fallbacks, ...(place === 'TERMS' ? LANGUAGES : [])];
  const seen = order.find(isWritten) ?? null;
  const isMissing = !isWritten(language) && LANGUAGES.some(isWritten);
  return (
    <>
      {isMissing && (
        <Text size="sm" c="cin" role="status">
          {seen === null ? t('content.fallbackNone') : t('content.fallbackTo', { language: ENDONYMS[seen] })}
        </Text>
      )}
      {(seen !== null || !isMissing) && (
        <Preview kind={kind} language={seen ?? language} text={texts[seen ?? language]} art={art} />
      )}
    </>
  );
};
