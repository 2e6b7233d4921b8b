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
import { NewKey, NewSource } from './source-dialogs.tsx';
import { SourceDetail } from './source-detail.tsx';
import { type Key, type Source, useSources } from './use-sources.ts';

const columnsOf = (t: Texts): Column<Source>[] => [
  { id: 'name', head: t('resultSources.name'), cell: ({ name }) => name, text: ({ name }) => name },
  {
    id: 'state',
    head: t('resultSources.state'),
    cell: ({ isOn }) => (
      <StateBadge tone={isOn ? 'jade' : 'gray'}>
        {t(isOn ? 'resultSources.on' : 'resultSources.off')}
      </StateBadge>
    ),
    text: ({ isOn }) => (isOn ? 'on' : 'off'),
  },
  {
    id: 'code',
    head: t('resultSources.code'),
    cell: ({ code }) => <span className="mono">{code}</span>,
    text: ({ code }) => code,
  },
  {
    id: 'key',
    head: t('resultSources.keySet'),
    cell: ({ keySet }) => keySet.by,
    text: ({ keySet }) => keySet.by,
  },
  {
    id: 'last',
    head: t('resultSources.last'),
    cell: ({ reported }) => (reported === null ? t('resultSources.never') : formatInstant(reported.at)),
    text: ({ reported }) => (reported === null ? '' : formatInstant(reported.at)),
    figures: true,
  },
  {
    id: 'reports',
    head: t('resultSources.reports'),
    cell: ({ reported }) => reported?.count ?? 0,
    text: ({ reported }) => String(reported?.count ?? 0),
    figures: true,
  },
];

/** The sources that report results by themselves, with the drawer of one of them. */
export const SourcesPage = () => {
  const t = useTexts();
  useTitle(t('resultSources.title'));
  const mayCreate = useMay()('createResultSource');
  const rows = useSources();
  const columns = useMemo(() => columnsOf(t), [t]);
  const [isAsked, setIsAsked] = useState(false);
  const [key, setKey] = useState<Key | null>(null);
  return (
    <>
      <DrawerList
        name="result-sources"
        title={t('resultSources.title')}
        columns={columns}
        rows={rows}
        idOf={({ code }) => code}
        path="/result-sources"
        gone={t('resultSources.gone')}
        renderDetail={(row, close) => (
          <SourceDetail key={row.code} source={row} onKey={setKey} onClose={close} />
        )}
        emptyText={t('resultSources.empty')}
        filters={
          mayCreate && (
            <Button size="xs" leftSection={<Icon name="plus" size={16} />} onClick={() => setIsAsked(true)}>
              {t('resultSources.create')}
            </Button>
          )
        }
      />
      {isAsked && <NewSource onKey={setKey} onClose={() => setIsAsked(false)} />}
      {key !== null && <NewKey newKey={key} onClose={() => setKey(null)} />}
    </>
  );
};
