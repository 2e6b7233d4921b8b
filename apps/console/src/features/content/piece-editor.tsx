import type { Language } from '@hintha/contract';
import { LANGUAGES } from '@hintha/contract/languages';
import { SimpleGrid, Stack } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../shared/language.ts';
import { useConsoleMutation } from '../../shared/use-console-mutation.ts';
import { toWire, type Draft, type DraftText } from './draft.ts';
import { LanguageChoice } from './language-choice.tsx';
import { PlaceFields } from './place-fields.tsx';
import { Preview } from './preview.tsx';
import { TextFields } from './text-fields.tsx';
import { PIECES, type WireDraft } from './use-pieces.ts';

interface Props {
  readonly start: Draft;
  /** What is edited; undefined for a new piece. */
  readonly piece?: { readonly id: string; readonly version: number };
  readonly onClose: () => void;
}

/** Writes a piece, language by language, and shows beside it what its readers will see. */
export const PieceEditor = ({ start, piece, onClose }: Props) => {
  const t = useTexts();
  const [draft, setDraft] = useState(start);
  const [language, setLanguage] = useState<Language>('my');
  const { busy, perform } = useConsoleMutation(PIECES);
  const wire = toWire(draft);
  const change = (more: Partial<Draft>) => setDraft({ ...draft, ...more });
  const changeText = (more: Partial<DraftText>) =>
    change({ texts: { ...draft.texts, [language]: { ...draft.texts[language], ...more } } });
  const save = async (reason: string) => {
    if (wire !== undefined && (await perform(() => send(wire, piece, reason), t('content.saved')))) onClose();
  };
  return (
    <ReasonDialog
      wide
      title={t(piece === undefined ? 'content.create' : 'content.edit')}
      confirm={t('content.save')}
      busy={busy}
      ready={wire !== undefined}
      onConfirm={(reason) => void save(reason)}
      onClose={onClose}
    >
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <Stack gap="sm">
          <LanguageChoice
            languages={LANGUAGES}
            value={language}
            written={(one) => draft.texts[one].title.trim() !== ''}
            onChoose={setLanguage}
          />
          <TextFields kind={draft.kind} text={draft.texts[language]} onChange={changeText} />
        </Stack>
        <Stack gap="sm">
          <Preview kind={draft.kind} language={language} text={draft.texts[language]} art={draft.art} />
          <PlaceFields draft={draft} onChange={change} />
        </Stack>
      </SimpleGrid>
    </ReasonDialog>
  );
};

const send = async (draft: WireDraft, piece: Props['piece'], reason: string) =>
  piece === undefined
    ? call('createPiece', { body: { draft, reason } })
    : call('savePiece', { params: { id: piece.id }, body: { version: piece.version, draft, reason } });
