import { Textarea, TextInput } from '@mantine/core';
import { PIECE_LENGTHS, type PieceKind } from '@hintha/contract/pieces';
import { useTexts } from '../../shared/language.ts';
import type { DraftText } from './draft.ts';
import { RichField } from './rich/rich-field.tsx';

interface Props {
  readonly kind: PieceKind;
  readonly text: DraftText;
  readonly onChange: (change: Partial<DraftText>) => void;
}

/** Kinds that say a line before or below their title, and those with a button that leads further. */
const WITH_LEAD: readonly PieceKind[] = ['BANNER', 'PROMOTION', 'HELP', 'JOIN'];
const WITH_ACTION: readonly PieceKind[] = ['BANNER', 'PROMOTION'];

/** What a piece says in one language. */
export const TextFields = ({ kind, text, onChange }: Props) => {
  const t = useTexts();
  return (
    <>
      <TextInput
        label={t('content.name')}
        maxLength={PIECE_LENGTHS.title}
        value={text.title}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      {WITH_LEAD.includes(kind) && (
        <TextInput
          label={t('content.lead')}
          maxLength={PIECE_LENGTHS.lead}
          value={text.lead}
          onChange={({ currentTarget }) => onChange({ lead: currentTarget.value })}
        />
      )}
      {kind === 'BANNER' ? (
        <Textarea
          label={t('content.words')}
          autosize
          minRows={2}
          maxLength={PIECE_LENGTHS.lead}
          value={text.content}
          onChange={({ currentTarget }) => onChange({ content: currentTarget.value })}
        />
      ) : (
        <RichField value={text.content} onText={(content) => onChange({ content })} />
      )}
      {WITH_ACTION.includes(kind) && (
        <TextInput
          label={t('content.action')}
          maxLength={PIECE_LENGTHS.action}
          value={text.action}
          onChange={({ currentTarget }) => onChange({ action: currentTarget.value })}
        />
      )}
    </>
  );
};
