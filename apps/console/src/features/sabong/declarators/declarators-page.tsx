import { Button } from '@mantine/core';
import { Icon } from '@hintha/ui';
import { useMemo, useState } from 'react';
import { DrawerList } from '../../../shared/detail/drawer-list.tsx';
import { formatInstant } from '../../../shared/format.ts';
import { useTexts, type Texts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import { StateBadge } from '../../../shared/state-badge.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { useTitle } from '../../../shared/use-title.ts';
import { NewKey, NewDeclarator } from './declarator-dialogs.tsx';
import { DeclaratorDetail } from './declarator-detail.tsx';
import { type Key, type Declarator, useDeclarators } from './use-declarators.ts';

const columnsOf = (t: Texts): Column<Declarator>[] => [
  { id: 'name', head: t('declarators.name'), cell: ({ name }) => name, text: ({ name }) => name },
  {
    id: 'state',
    head: t('declarators.state'),
    cell: ({ isOn }) => (
      <StateBadge tone={isOn ? 'jade' : 'gray'}>{t(isOn ? 'declarators.on' : 'declarators.off')}</StateBadge>
    ),
    text: ({ isOn }) => (isOn ? 'on' : 'off'),
  },
  { id: 'arena', head: t('fights.arena'), cell: ({ arena }) => arena, text: ({ arena }) => arena },
  {
    id: 'code',
    head: t('declarators.code'),
    cell: ({ code }) => <span className="mono">{code}</span>,
    text: ({ code }) => code,
  },
  {
    id: 'key',
    head: t('declarators.keySet'),
    cell: ({ keySet }) => keySet.by,
    text: ({ keySet }) => keySet.by,
  },
  {
    id: 'last',
    head: t('declarators.last'),
    cell: ({ declared }) => (declared === null ? t('declarators.never') : formatInstant(declared.at)),
    text: ({ declared }) => (declared === null ? '' : formatInstant(declared.at)),
    figures: true,
  },
  {
    id: 'count',
    head: t('declarators.count'),
    cell: ({ declared }) => declared?.count ?? 0,
    text: ({ declared }) => String(declared?.count ?? 0),
    figures: true,
  },
];

/** Those who declare results at the arenas, with the drawer of one of them. */
export const DeclaratorsPage = () => {
  const t = useTexts();
  useTitle(t('declarators.title'));
  const mayCreate = useMay()('createDeclarator');
  const rows = useDeclarators();
  const columns = useMemo(() => columnsOf(t), [t]);
  const [isAsked, setIsAsked] = useState(false);
  const [key, setKey] = useState<Key | null>(null);
  return (
    <>
      <DrawerList
        name="declarators"
        title={t('declarators.title')}
        columns={columns}
        rows={rows}
        idOf={({ code }) => code}
        path="/declarators"
        gone={t('declarators.gone')}
        renderDetail={(row, close) => (
          <DeclaratorDetail key={row.code} declarator={row} onKey={setKey} onClose={close} />
        )}
        emptyText={t('declarators.empty')}
        filters={
          mayCreate && (
            <Button size="xs" leftSection={<Icon name="plus" size={16} />} onClick={() => setIsAsked(true)}>
              {t('declarators.create')}
            </Button>
          )
        }
      />
      {isAsked && <NewDeclarator onKey={setKey} onClose={() => setIsAsked(false)} />}
      {key !== null && <NewKey newKey={key} onClose={() => setKey(null)} />}
    </>
  );
};
