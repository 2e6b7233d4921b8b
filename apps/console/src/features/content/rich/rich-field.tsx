import { PIECE_LENGTHS } from '@hintha/contract/pieces';
import { Group, Skeleton, Switch, Text, Textarea } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../shared/language.ts';
import { loadPart } from '../../../shared/load-part.ts';

/** The editor comes with the first text that is written. */
const RichEditor = lazy(async () => ({
  default: (await loadPart(() => import('./rich-editor.tsx'))).RichEditor,
}));

interface Props {
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** A rich text, written as it is read or as it is kept. */
export const RichField = ({ value, onText }: Props) => {
  const t = useTexts();
  const [isSource, setIsSource] = useState(false);
  return (
    <div>
      <Group justify="space-between" mb={4}>
        <Text size="sm" fw={500} aria-hidden>
          {t('content.content')}
        </Text>
        <Switch
          size="xs"
          label={t('content.source')}
          checked={isSource}
          onChange={({ currentTarget }) => setIsSource(currentTarget.checked)}
        />
      </Group>
      {isSource ? (
        <Textarea
          aria-label={t('content.content')}
          description={t('content.contentHelp')}
          autosize
          minRows={8}
          maxRows={18}
          value={value}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
        />
      ) : (
        <Suspense fallback={<Skeleton height={180} />}>
          <RichEditor value={value} onText={onText} />
        </Suspense>
      )}
      {value.length > PIECE_LENGTHS.content && (
        <Text size="sm" c="cin" role="alert">
          {t('content.long', { most: PIECE_LENGTHS.content })}
        </Text>
      )}
    </div>
  );
};
