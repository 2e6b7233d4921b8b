import { LANGUAGES } from '@hintha/contract/languages';
import { drawnArt } from '@hintha/contract/pieces';
import { useState } from 'react';
import { ActionButton } from '../../shared/detail/action-button.tsx';
import { DetailPanel } from '../../shared/detail/detail-panel.tsx';
import { Detail, DetailList, DetailSection } from '../../shared/detail/detail-list.tsx';
import { formatInstant } from '../../shared/format.ts';
import { useTexts } from '../../shared/language.ts';
import { useMay } from '../../shared/may.ts';
import { StateBadge } from '../../shared/state-badge.tsx';
import { draftOf } from './draft.ts';
import { LanguageChoice } from './languages/language-choice.tsx';
import { PieceEditor } from './piece-editor.tsx';
import { placeName } from './place-name.ts';
import { Preview } from './preview.tsx';
import { TONES, useTitleOf, type Piece } from './use-pieces.ts';
import { Versions } from './versions.tsx';

interface Props {
  readonly piece: Piece;
  readonly onClose: () => void;
}

/** One piece as its readers see it, everything that is set of it, and what it was before. */
export const PieceDetail = ({ piece, onClose }: Props) => {
  const t = useTexts();
  const may = useMay();
  const [editing, setEditing] = useState(false);
  const title = useTitleOf()(piece);
  return (
    <DetailPanel
      id={piece.id}
      title={title}
      onClose={onClose}
      actions={
        may('savePiece') && (
          <ActionButton keys="e" tone="gold" name={t('content.edit')} onAct={() => setEditing(true)} />
        )
      }
    >
      <Read piece={piece} />
      <Settings piece={piece} />
      <DetailSection title={t('content.history')}>
        <Versions piece={piece} />
      </DetailSection>
      {editing && <PieceEditor start={draftOf(piece)} piece={piece} onClose={() => setEditing(false)} />}
    </DetailPanel>
  );
};

/** As it is read, in each language that it is written in. */
const Read = ({ piece }: Pick<Props, 'piece'>) => {
  const written = LANGUAGES.filter((language) => piece.texts[language] !== undefined);
  const [language, setLanguage] = useState(written[0] ?? 'en');
  const text = piece.texts[language];
  return (
    <>
      {written.length > 1 && (
        <LanguageChoice languages={written} value={language} written={() => true} onChoose={setLanguage} />
      )}
      {text !== undefined && (
        <Preview kind={piece.kind} language={language} text={text} art={piece.art ?? drawnArt(piece) ?? ''} />
      )}
    </>
  );
};

const Settings = ({ piece }: Pick<Props, 'piece'>) => {
  const t = useTexts();
  const { place, state, shown, audience, leastLevel, device, from, until, position } = piece;
  return (
    <DetailList>
      <Detail name={t('content.state')}>
        <StateBadge tone={TONES[state]}>{t(`content.states.${state}`)}</StateBadge>
      </Detail>
      <Detail name={t('content.shown')}>{t(shown ? 'content.yes' : 'content.no')}</Detail>
      <Detail name={t('content.place')}>{placeName(t, place)}</Detail>
      <Detail name={t('content.audience')}>{t(`content.audiences.${audience}`)}</Detail>
      <Detail name={t('content.leastLevel')}>
        {leastLevel > 1 && t('content.level', { level: leastLevel })}
      </Detail>
      <Detail name={t('content.device')}>{device !== 'ANY' && t(`content.devices.${device}`)}</Detail>
      <Detail name={t('content.from')}>{from !== null && formatInstant(from)}</Detail>
      <Detail name={t('content.until')}>{until !== null && formatInstant(until)}</Detail>
      <Detail name={t('content.position')}>
        <span className="num">{position}</span>
      </Detail>
      <Detail name={t('content.art')}>{piece.art}</Detail>
      <Detail name={t('content.linkageType')}>
        {piece.linkageType !== null && t(`content.linkages.${piece.linkageType}`)}
      </Detail>
      <Detail name={t('content.linkageUrl')}>{piece.linkageUrl}</Detail>
    </DetailList>
  );
};
