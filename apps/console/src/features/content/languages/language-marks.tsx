import type { Language } from '@hintha/contract';
import { ENDONYMS, LANGUAGES, tagOf } from '@hintha/contract/languages';
import { Button, Group } from '@mantine/core';
import { useTexts } from '../../../shared/language.ts';
import { StateBadge, type BadgeTone } from '../../../shared/state-badge.tsx';
import type { LanguageState } from './state-of.ts';

const TONES: Readonly<Record<LanguageState, BadgeTone>> = { written: 'jade', half: 'gold', missing: 'cin' };

interface Props {
  readonly states: Readonly<Record<Language, LanguageState>>;
  readonly open: readonly Language[];
  readonly onOpen: (open: readonly Language[]) => void;
}

/** Every language with how far it is written; each opens beside the others, and one stays open. */
export const LanguageMarks = ({ states, open, onOpen }: Props) => {
  const t = useTexts();
  const press = (language: Language) => {
    const others = open.filter((one) => one !== language);
    if (!open.includes(language)) onOpen(LANGUAGES.filter((one) => one === language || open.includes(one)));
    else if (others.length > 0) onOpen(others);
  };
  return (
    <Group gap={6} role="group" aria-label={t('content.beside')}>
      {LANGUAGES.map((language) => (
        <Button
          key={language}
          size="compact-sm"
          variant={open.includes(language) ? 'light' : 'default'}
          aria-pressed={open.includes(language)}
          rightSection={
            <StateBadge tone={TONES[states[language]]}>{t(`content.marked.${states[language]}`)}</StateBadge>
          }
          onClick={() => press(language)}
        >
          <span lang={tagOf(language)}>{ENDONYMS[language]}</span>
        </Button>
      ))}
    </Group>
  );
};
