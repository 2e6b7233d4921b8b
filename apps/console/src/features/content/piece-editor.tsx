import type { Language } from '@hintha/contract';
import { ENDONYMS, LANGUAGES, tagOf } from '@hintha/contract/languages';
import { SimpleGrid, Stack } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../shared/language.ts';
import { useConsoleMutation } from '../../shared/use-console-mutation.ts';
import styles from './content.module.css';
import { toWire, type Draft, type DraftText } from './draft.ts';
import { LanguageChoice } from './languages/language-choice.tsx';
import { LanguageMarks } from './languages/language-marks.tsx';
import { statesOf } from './languages/state-of.ts';
import { PlaceFields } from './place-fields.tsx';
import { ReaderPreview } from './reader-preview.tsx';
import { TextFields } from './text-fields.tsx';
import { PIECES, type WireDraft } from './use-pieces.ts';

interface Props {
  readonly start: Draft;
  /** What is edited; undefined for a new piece. */
  readonly piece?: { readonly id: string; readonly version: number };
  readonly onClose: () => void;
}

/** Writes a piece, its languages side by side, and shows what its readers will see. */
export const PieceEditor = ({ start, piece, onClose }: Props) => {
  const t = useTexts();
  const [draft, setDraft] = useState(start);
  const [shown, setShown] = useState<Language>('my');
  const { busy, perform } = useConsoleMutation(PIECES);
  const wire = toWire(draft);
  const change = (more: Partial<Draft>) => setDraft((before) => ({ ...before, ...more }));
  const changeText = (language: Language, more: Partial<DraftText>) => {
    setShown(language);
    setDraft((before) => ({
      ...before,
      texts: { ...before.texts, [language]: { ...before.texts[language], ...more } },
    }));
  };
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
      <Languages draft={draft} onText={changeText} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <Stack gap="sm">
          <LanguageChoice
            languages={LANGUAGES}
            value={shown}
            written={(one) => draft.texts[one].title.trim() !== ''}
            onChoose={setShown}
          />
          <ReaderPreview draft={draft} language={shown} />
        </Stack>
        <PlaceFields draft={draft} onChange={change} />
      </SimpleGrid>
    </ReasonDialog>
  );
};

interface LanguagesProps {
  readonly draft: Draft;
  readonly onText: (language: Language, more: Partial<DraftText>) => void;
}

/** The languages that are open, each beside the others, below how far all of them are written. */
const Languages = ({ draft: { kind, texts }, onText }: LanguagesProps) => {
  const [open, setOpen] = useState<readonly Language[]>(['my', 'en']);
  const states = statesOf(texts);
  return (
    <Stack gap="sm">
      <LanguageMarks states={states} open={open} onOpen={setOpen} />
      <div className={styles.languages}>
        {open.map((language) => (
          <div key={language} className={styles.language} role="group" aria-label={ENDONYMS[language]}>
            <h3 lang={tagOf(language)}>{ENDONYMS[language]}</h3>
            <TextFields kind={kind} text={texts[language]} onChange={(more) => onText(language, more)} />
          </div>
        ))}
      </div>
    </Stack>
  );
};

const send = async (draft: WireDraft, piece: Props['piece'], reason: string) =>
  piece === undefined
    ? call('createPiece', { body: { draft, reason } })
    : call('savePiece', { params: { id: piece.id }, body: { version: piece.version, draft, reason } });
