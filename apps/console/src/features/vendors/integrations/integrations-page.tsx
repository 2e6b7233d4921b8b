import { useMemo } from 'react';
import { DrawerList } from '../../../shared/detail/drawer-list.tsx';
import { formatInstant } from '../../../shared/format.ts';
import { useTexts, type Texts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import type { Column } from '../../../shared/table/types.ts';
import { useTitle } from '../../../shared/use-title.ts';
import { IntegrationDetail } from './integration-detail.tsx';
import { NewIntegration } from './new-integration.tsx';
import { IntegrationState, stateOf } from './state-of.tsx';
import { useIntegrations, type Dialect, type Integration } from './use-integrations.ts';

const NO_DIALECTS: readonly Dialect[] = [];

const columnsOf = (t: Texts): Column<Integration>[] => [
  { id: 'name', head: t('integrations.name'), cell: ({ name }) => name, text: ({ name }) => name },
  {
    id: 'state',
    head: t('integrations.state'),
    cell: (integration) => <IntegrationState integration={integration} />,
    text: stateOf,
  },
  {
    id: 'dialect',
    head: t('integrations.dialect'),
    cell: ({ dialect }) => dialect,
    text: ({ dialect }) => dialect,
  },
  {
    id: 'games',
    head: t('integrations.listed'),
    cell: ({ sync }) => sync?.games?.toLocaleString('en-US') ?? '–',
    text: ({ sync }) => String(sync?.games ?? ''),
    figures: true,
  },
  {
    id: 'synced',
    head: t('integrations.syncAt'),
    cell: ({ sync }) => sync && t(`integrations.syncStates.${sync.state}`),
    text: ({ sync }) => (sync === null ? '' : formatInstant(sync.finishedAt ?? sync.askedAt)),
  },
  {
    id: 'code',
    head: t('integrations.code'),
    cell: ({ code }) => <span className="mono">{code}</span>,
    text: ({ code }) => code,
  },
];

/** The integrations with vendors, with the drawer of one of them. */
export const IntegrationsPage = () => {
  const t = useTexts();
  useTitle(t('integrations.title'));
  const mayCreate = useMay()('createIntegration');
  const rows = useIntegrations();
  const columns = useMemo(() => columnsOf(t), [t]);
  return (
    <DrawerList
      name="integrations"
      title={t('integrations.title')}
      columns={columns}
      rows={rows}
      idOf={({ code }) => code}
      path="/integrations"
      gone={t('integrations.gone')}
      renderDetail={(row, close) => <IntegrationDetail key={row.code} integration={row} onClose={close} />}
      urgent={({ sync, suspension }) => suspension !== null || sync?.state === 'failed'}
      emptyText={t('integrations.empty')}
      filters={mayCreate && <NewIntegration dialects={rows.first?.dialects ?? NO_DIALECTS} />}
    />
  );
};
