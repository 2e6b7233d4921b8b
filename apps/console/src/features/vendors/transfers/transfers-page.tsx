import { Money } from '@hintha/ui';
import { useMemo } from 'react';
import { ListPage } from '../../../shared/detail/list-page.tsx';
import { useDrawer } from '../../../shared/detail/use-drawer.ts';
import { formatInstant } from '../../../shared/format.ts';
import { useTexts, type Texts } from '../../../shared/language.ts';
import { Age } from '../../../shared/spans.tsx';
import { StateBadge } from '../../../shared/state-badge.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { ListTable } from '../../../shared/table/list-table.tsx';
import { useUrlFilters } from '../../../shared/table/use-url-filters.ts';
import { ViewTabs } from '../../../shared/table/view-tabs.tsx';
import { useTitle } from '../../../shared/use-title.ts';
import { TransferDetail } from './transfer-detail.tsx';
import { TONES, useTransfers, viewOf, VIEWS, type Transfer } from './use-transfers.ts';

const FILTERS = ['state'] as const;

const columnsOf = (t: Texts): Column<Transfer>[] => [
  {
    id: 'account',
    head: t('transfers.account'),
    cell: ({ account }) => account,
    text: ({ account }) => account,
  },
  {
    id: 'age',
    head: t('transfers.age'),
    cell: ({ createdAt }) => <Age since={createdAt} />,
    text: ({ createdAt }) => formatInstant(createdAt),
    figures: true,
  },
  {
    id: 'direction',
    head: t('transfers.direction'),
    cell: ({ direction }) => t(`transfers.directions.${direction}`),
    text: ({ direction }) => direction,
  },
  { id: 'vendor', head: t('transfers.vendor'), cell: ({ vendor }) => vendor, text: ({ vendor }) => vendor },
  {
    id: 'amount',
    head: t('transfers.amount'),
    cell: ({ amount }) => <Money amount={amount} />,
    text: ({ amount }) => amount,
    figures: true,
  },
  {
    id: 'state',
    head: t('transfers.state'),
    cell: ({ state }) => <StateBadge tone={TONES[state]}>{t(`transfers.states.${state}`)}</StateBadge>,
    text: ({ state }) => state,
  },
  {
    id: 'attempts',
    head: t('transfers.attempts'),
    cell: ({ attempts }) => <span className="num">{attempts}</span>,
    text: ({ attempts }) => String(attempts),
    figures: true,
  },
];

/** Transfers of which the vendor tells nothing, and those of before. */
export const TransfersPage = () => {
  const t = useTexts();
  useTitle(t('transfers.title'));
  const filters = useUrlFilters(FILTERS);
  const drawer = useDrawer('/transfers');
  const rows = useTransfers(viewOf(filters.values.state));
  const columns = useMemo(() => columnsOf(t), [t]);
  const open = rows.rows.find(({ id }) => id === drawer.openId);
  return (
    <ListPage
      detail={open !== undefined && <TransferDetail key={open.id} transfer={open} onClose={drawer.close} />}
    >
      <ListTable
        name="transfers"
        title={t('transfers.title')}
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        toRow={drawer.toRow}
        openId={drawer.openId}
        emptyText={t('transfers.empty')}
        onWiden={filters.any ? filters.clear : undefined}
        views={
          <ViewTabs
            label={t('transfers.state')}
            value={filters.values.state}
            views={VIEWS.map((value) => ({ value, name: t(`transfers.views.${value || 'manual'}`) }))}
            onChoose={(state) => filters.set('state', state)}
          />
        }
      />
    </ListPage>
  );
};
