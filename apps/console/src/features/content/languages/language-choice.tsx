import type { Language } from '@hintha/contract';
import { ENDONYMS } from '@hintha/contract/languages';
import { NativeSelect } from '@mantine/core';
import { useTexts } from '../../../shared/language.ts';

interface Props {
  readonly languages: readonly Language[];
  readonly value: Language;
  /** Those that something is written in. */
  readonly written: (language: Language) => boolean;
  readonly onChoose: (language: Language) => void;
}

/** Which language of a piece is shown, each by its name in itself; the written ones have a mark. */
export const LanguageChoice = ({ languages, value, written, onChoose }: Props) => {
  const t = useTexts();
  return (
    <NativeSelect
      label={t('content.language')}
      data={languages.map((one) => ({ value: one, label: `${ENDONYMS[one]}${written(one) ? ' ✓' : ''}` }))}
      value={value}
      onChange={({ currentTarget }) =>
        onChoose(languages.find((one) => one === currentTarget.value) ?? value)
      }
    />
  );
};
