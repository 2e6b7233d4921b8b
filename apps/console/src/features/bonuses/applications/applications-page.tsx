import { useMemo } from 'react';
import { CallError } from '../../../shared/api.ts';
import { AbsentRow } from '../../../shared/detail/absent-row.tsx';
import { ListPage } from '../../../shared/detail/list-page.tsx';
import { useDrawer, type Drawer } from '../../../shared/detail/use-drawer.ts';
import { explain } from '../../../shared/explain.ts';
import { useTexts } from '../../../shared/language.ts';
import { QueueBadge } from '../../../shared/queue/queue-badge.tsx';
import { TARGETS } from '../../../shared/queue/targets.ts';
import { useQueueCounts } from '../../../shared/queue/use-queue-counts.ts';
import { TextFilter } from '../../../shared/table/filters.tsx';
import { ListTable } from '../../../shared/table/list-table.tsx';
import type { Rows } from '../../../shared/table/use-rows.ts';
import { useUrlFilters } from '../../../shared/table/use-url-filters.ts';
import { ViewTabs } from '../../../shared/table/view-tabs.tsx';
import { useTitle } from '../../../shared/use-title.ts';
import { columnsOf } from './application-columns.tsx';
import { ApplicationDetail } from './application-detail.tsx';
import { useApplication, useApplications, VIEWS, type Application } from './use-applications.ts';

const FILTERS = ['state', 'q'] as const;

const OpenApplication = ({ drawer, rows }: { drawer: Drawer; rows: Rows<Application> }) => {
  const t = useTexts();
  const row = rows.rows.find(({ id }) => id === drawer.openId);
  const { data, isPending, error } = useApplication(drawer.openId, row);
  if (drawer.openId === undefined) return null;
  const shown = row ?? data;
  if (shown !== undefined)
    return <ApplicationDetail key={shown.id} application={shown} onClose={drawer.close} />;
  const gone = error === null || error instanceof CallError ? t('applications.gone') : explain(error);
  return <AbsentRow id={drawer.openId} loading={isPending} gone={gone} onClose={drawer.close} />;
};

const Views = ({ state, onChoose }: { state: string; onChoose: (state: string) => void }) => {
  const t = useTexts();
  const queues = useQueueCounts()?.applications;
  return (
    <ViewTabs
      label={t('applications.state')}
      value={state}
      views={VIEWS.map((value) => ({
        value,
        name: t(`applications.states.${value === '' ? 'APPLYING' : value}`),
        badge: value === '' && (
          <QueueBadge queues={queues} states={['APPLYING']} lateMs={TARGETS.applications} />
        ),
      }))}
      onChoose={onChoose}
    />
  );
};

/** The queue of applications, with the drawer of one of them. */
export const ApplicationsPage = () => {
  const t = useTexts();
  useTitle(t('applications.title'));
  const filters = useUrlFilters(FILTERS);
  const drawer = useDrawer('/applications');
  const rows = useApplications(filters.values);
  const columns = useMemo(() => columnsOf(t), [t]);
  const { values, set, any, clear } = filters;
  return (
    <ListPage detail={<OpenApplication drawer={drawer} rows={rows} />}>
      <ListTable
        name="applications"
        title={t('applications.title')}
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        toRow={drawer.toRow}
        openId={drawer.openId}
        emptyText={t('applications.empty')}
        onWiden={any ? clear : undefined}
        views={<Views state={values.state} onChoose={(state) => set('state', state)} />}
        filters={<TextFilter label={t('applications.search')} value={values.q} onText={(q) => set('q', q)} />}
      />
    </ListPage>
  );
};
