import { LANGUAGES } from '@hintha/contract/languages';
import { PIECE_KINDS, type PieceKind } from '@hintha/contract/pieces';
import { Icon } from '@hintha/ui';
import { useMemo, useState } from 'react';
import { AskButton } from '../../shared/forms/ask-button.ts';
import { DrawerList } from '../../shared/detail/drawer-list.tsx';
import { formatInstant } from '../../shared/format.ts';
import { useTexts, type Texts } from '../../shared/language.ts';
import { useMay } from '../../shared/may.ts';
import { StateBadge } from '../../shared/state-badge.tsx';
import type { Column } from '../../shared/table/types.ts';
import { useUrlFilters } from '../../shared/table/use-url-filters.ts';
import { ViewTabs } from '../../shared/table/view-tabs.tsx';
import { useTitle } from '../../shared/use-title.ts';
import { PreviewAs } from './as-reader/preview-as.tsx';
import { emptyDraft } from './draft.ts';
import { PieceDetail } from './piece-detail.tsx';
import { PieceEditor } from './piece-editor.tsx';
import { placeName } from './place-name.ts';
import { TONES, usePieces, useTitleOf, type Piece } from './use-pieces.ts';

/** The languages that a piece is written in, of all that there are. */
const writtenIn = (texts: Piece['texts']): string => {
  const written = LANGUAGES.filter((language) => texts[language] !== undefined);
  return `${written.join(', ')} (${written.length}/${LANGUAGES.length})`;
};

const columnsOf = (t: Texts, titleOf: (piece: Piece) => string): Column<Piece>[] => [
  { id: 'name', head: t('content.name'), cell: titleOf, text: titleOf },
  {
    id: 'state',
    head: t('content.state'),
    cell: ({ state }) => <StateBadge tone={TONES[state]}>{t(`content.states.${state}`)}</StateBadge>,
    text: ({ state }) => state,
  },
  {
    id: 'shown',
    head: t('content.shown'),
    cell: ({ shown }) => t(shown ? 'content.yes' : 'content.no'),
    text: ({ shown }) => String(shown),
  },
  {
    id: 'place',
    head: t('content.place'),
    cell: ({ place }) => (place === '' ? '–' : placeName(t, place)),
    text: ({ place }) => place,
  },
  {
    id: 'languages',
    head: t('content.languages'),
    cell: ({ texts }) => writtenIn(texts),
    text: ({ texts }) => writtenIn(texts),
  },
  {
    id: 'audience',
    head: t('content.audience'),
    cell: ({ audience }) => t(`content.audiences.${audience}`),
    text: ({ audience }) => audience,
  },
  {
    id: 'from',
    head: t('content.from'),
    cell: ({ from }) => (from === null ? '–' : formatInstant(from)),
    text: ({ from }) => (from === null ? '' : formatInstant(from)),
    figures: true,
  },
  {
    id: 'until',
    head: t('content.until'),
    cell: ({ until }) => (until === null ? '–' : formatInstant(until)),
    text: ({ until }) => (until === null ? '' : formatInstant(until)),
    figures: true,
  },
  {
    id: 'position',
    head: t('content.position'),
    cell: ({ position }) => position,
    text: ({ position }) => String(position),
    figures: true,
  },
  {
    id: 'changed',
    head: t('content.changed'),
    cell: ({ changedAt, changedBy }) => `${formatInstant(changedAt)} · ${changedBy}`,
    text: ({ changedAt }) => formatInstant(changedAt),
    hidden: true,
  },
];

/** Everything that the site says, kind by kind, with the drawer of one piece. */
export const ContentPage = () => {
  const t = useTexts();
  useTitle(t('content.title'));
  const titleOf = useTitleOf();
  const { values, set } = useUrlFilters(['kind']);
  const kind = PIECE_KINDS.find((one) => one === values.kind) ?? 'NOTICE';
  const rows = usePieces(kind);
  const columns = useMemo(() => columnsOf(t, titleOf), [t, titleOf]);
  return (
    <DrawerList
      key={kind}
      name="content"
      title={t('content.title')}
      columns={columns}
      rows={rows}
      idOf={({ id }) => id}
      path="/content"
      gone={t('content.gone')}
      renderDetail={(row, close) => <PieceDetail key={row.id} piece={row} onClose={close} />}
      emptyText={t('content.empty')}
      views={
        <ViewTabs
          label={t('content.kind')}
          value={kind}
          views={PIECE_KINDS.map((value) => ({ value, name: t(`content.kinds.${value}`) }))}
          onChoose={(value) => set('kind', value === 'NOTICE' ? '' : value)}
        />
      }
      filters={
        <>
          <NewPiece kind={kind} />
          <PreviewAs kind={kind} />
        </>
      }
    />
  );
};

const NewPiece = ({ kind }: { kind: PieceKind }) => {
  const t = useTexts();
  const may = useMay();
  const [writing, setWriting] = useState(false);
  if (!may('createPiece')) return null;
  return (
    <>
      <AskButton size="xs" leftSection={<Icon name="plus" size={16} />} onClick={() => setWriting(true)}>
        {t('content.create')}
      </AskButton>
      {writing && <PieceEditor start={emptyDraft(kind)} onClose={() => setWriting(false)} />}
    </>
  );
};
