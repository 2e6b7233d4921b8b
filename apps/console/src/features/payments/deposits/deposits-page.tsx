import { useMemo } from 'react';
import { CallError } from '../../../shared/api.ts';
import { AbsentRow } from '../../../shared/detail/absent-row.tsx';
import { ListPage } from '../../../shared/detail/list-page.tsx';
import { useDrawer, type Drawer } from '../../../shared/detail/use-drawer.ts';
import { explain } from '../../../shared/explain.ts';
import { useTexts } from '../../../shared/language.ts';
import { useQueueCounts } from '../../../shared/queue/use-queue-counts.ts';
import { ListTable } from '../../../shared/table/list-table.tsx';
import { QueueBadge } from '../../../shared/queue/queue-badge.tsx';
import { TARGETS } from '../../../shared/queue/targets.ts';
import type { Rows } from '../../../shared/table/use-rows.ts';
import { useUrlFilters } from '../../../shared/table/use-url-filters.ts';
import { ViewTabs } from '../../../shared/table/view-tabs.tsx';
import { useTitle } from '../../../shared/use-title.ts';
import { columnsOf } from './deposit-columns.tsx';
import { DepositDetail } from './deposit-detail.tsx';
import { DepositFilterBar, FILTERS } from './deposit-filters.tsx';
import { useDeposit, useDeposits, VIEWS, WAITING, type QueuedDeposit } from './use-deposits.ts';

const OpenDeposit = ({ drawer, rows }: { drawer: Drawer; rows: Rows<QueuedDeposit> }) => {
  const t = useTexts();
  const row = rows.rows.find(({ deposit }) => deposit.id === drawer.openId);
  const { data, isPending, error } = useDeposit(drawer.openId, row);
  if (drawer.openId === undefined) return null;
  const shown = row ?? data;
  if (shown !== undefined)
    return <DepositDetail key={shown.deposit.id} queued={shown} onClose={drawer.close} />;
  const gone = error === null || error instanceof CallError ? t('deposits.gone') : explain(error);
  return <AbsentRow id={drawer.openId} loading={isPending} gone={gone} onClose={drawer.close} />;
};

const Views = ({ state, onChoose }: { state: string; onChoose: (state: string) => void }) => {
  const t = useTexts();
  const queues = useQueueCounts()?.deposits;
  return (
    <ViewTabs
      label={t('deposits.state')}
      value={state}
      views={VIEWS.map((value) => ({
        value,
        name: value === '' ? t('deposits.waiting') : t(`deposits.states.${value}`),
        badge: (
          <QueueBadge
            queues={queues}
            states={value === '' ? WAITING : [value]}
            {...(value === '' ? { lateMs: TARGETS.deposits } : {})}
          />
        ),
      }))}
      onChoose={onChoose}
    />
  );
};

/** The queue of deposits, with the drawer of one of them. */
export const DepositsPage = () => {
  const t = useTexts();
  useTitle(t('deposits.title'));
  const filters = useUrlFilters(FILTERS);
  const drawer = useDrawer('/deposits');
  const rows = useDeposits(filters.values);
  const columns = useMemo(() => columnsOf(t), [t]);
  return (
    <ListPage detail={<OpenDeposit drawer={drawer} rows={rows} />}>
      <ListTable
        name="deposits"
        title={t('deposits.title')}
        columns={columns}
        rows={rows}
        idOf={({ deposit }) => deposit.id}
        toRow={drawer.toRow}
        openId={drawer.openId}
        urgent={({ deposit }) => deposit.state === 'REVIEW'}
        emptyText={t('deposits.empty')}
        onWiden={filters.any ? filters.clear : undefined}
        views={<Views state={filters.values.state} onChoose={(state) => filters.set('state', state)} />}
        filters={<DepositFilterBar filters={filters} rows={rows.rows} />}
      />
    </ListPage>
  );
};
