import { Money } from '@hintha/ui';
import { useMemo, useState } from 'react';
import { ActionButton } from '../../../shared/detail/action-button.tsx';
import { Detail, DetailList } from '../../../shared/detail/detail-list.tsx';
import { DetailPanel } from '../../../shared/detail/detail-panel.tsx';
import { DrawerList } from '../../../shared/detail/drawer-list.tsx';
import { formatInstant } from '../../../shared/format.ts';
import { useTexts, type Texts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import { StateBadge } from '../../../shared/state-badge.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { useTitle } from '../../../shared/use-title.ts';
import { useArenaName } from '../use-fights.ts';
import { ArenaDialog } from './arena-dialog.tsx';
import { type Arena, useArenas } from './use-arenas.ts';

const heardText = (t: Texts, { heardAt }: Arena): string =>
  heardAt === null ? t('arenas.never') : formatInstant(heardAt);

const columnsOf = (t: Texts, nameOf: (arena: Arena) => string): Column<Arena>[] => [
  { id: 'name', head: t('arenas.name'), cell: nameOf, text: nameOf },
  {
    id: 'code',
    head: t('arenas.code'),
    cell: ({ code }) => <span className="mono">{code}</span>,
    text: ({ code }) => code,
  },
  {
    id: 'state',
    head: t('arenas.state'),
    cell: ({ isOn }) => <State isOn={isOn} />,
    text: ({ isOn }) => (isOn ? 'on' : 'off'),
  },
  {
    id: 'draws',
    head: t('fights.drawMode'),
    cell: ({ drawMode }) => t(`fights.drawModes.${drawMode}`),
    text: ({ drawMode }) => drawMode,
  },
  {
    id: 'carried',
    head: t('arenas.carried'),
    cell: ({ carried }) => <Money amount={carried} symbol="Ks" />,
    text: ({ carried }) => carried,
    figures: true,
  },
  {
    id: 'heard',
    head: t('arenas.heard'),
    cell: (arena) => heardText(t, arena),
    text: (arena) => heardText(t, arena),
    figures: true,
  },
];

const State = ({ isOn }: { isOn: boolean }) => {
  const t = useTexts();
  return <StateBadge tone={isOn ? 'jade' : 'gray'}>{t(isOn ? 'arenas.on' : 'arenas.off')}</StateBadge>;
};

/** The arenas, with the drawer of one of them. */
export const ArenasPage = () => {
  const t = useTexts();
  useTitle(t('arenas.title'));
  const nameOf = useArenaName();
  const rows = useArenas();
  const columns = useMemo(() => columnsOf(t, nameOf), [t, nameOf]);
  return (
    <DrawerList
      name="arenas"
      title={t('arenas.title')}
      columns={columns}
      rows={rows}
      idOf={({ code }) => code}
      path="/arenas"
      gone={t('arenas.gone')}
      renderDetail={(row, close) => <ArenaDetail key={row.code} arena={row} onClose={close} />}
      emptyText={t('arenas.empty')}
    />
  );
};

const ArenaDetail = ({ arena, onClose }: { arena: Arena; onClose: () => void }) => {
  const t = useTexts();
  const mayChange = useMay()('changeArena');
  const [isAsked, setIsAsked] = useState(false);
  const name = useArenaName()(arena);
  return (
    <DetailPanel
      id={arena.code}
      title={name}
      onClose={onClose}
      actions={
        mayChange && (
          <ActionButton keys="e" name={t('arenas.change')} busy={false} onAct={() => setIsAsked(true)} />
        )
      }
    >
      <DetailList>
        <Detail name={t('arenas.state')}>
          <State isOn={arena.isOn} />
        </Detail>
        <Detail name={t('fights.drawMode')}>{t(`fights.drawModes.${arena.drawMode}`)}</Detail>
        <Detail name={t('arenas.carried')}>
          <Money amount={arena.carried} symbol="Ks" />
        </Detail>
        <Detail name={t('arenas.mostPool')}>
          {arena.mostPool === null ? t('arenas.noLimit') : <Money amount={arena.mostPool} symbol="Ks" />}
        </Detail>
        <Detail name={t('arenas.heard')}>{heardText(t, arena)}</Detail>
      </DetailList>
      {isAsked && <ArenaDialog arena={arena} title={name} onClose={() => setIsAsked(false)} />}
    </DetailPanel>
  );
};
