import { useMemo } from 'react';
import { CallError } from '../../../shared/api.ts';
import { AbsentRow } from '../../../shared/detail/absent-row.tsx';
import { ListPage } from '../../../shared/detail/list-page.tsx';
import { useDrawer, type Drawer } from '../../../shared/detail/use-drawer.ts';
import { explain } from '../../../shared/explain.ts';
import { useLanguage, useTexts } from '../../../shared/language.ts';
import { QueueBadge } from '../../../shared/queue/queue-badge.tsx';
import { TARGETS } from '../../../shared/queue/targets.ts';
import { useQueueCounts } from '../../../shared/queue/use-queue-counts.ts';
import { TextFilter } from '../../../shared/table/filters.tsx';
import { ListTable } from '../../../shared/table/list-table.tsx';
import type { Rows } from '../../../shared/table/use-rows.ts';
import { useUrlFilters } from '../../../shared/table/use-url-filters.ts';
import { ViewTabs } from '../../../shared/table/view-tabs.tsx';
import { useTitle } from '../../../shared/use-title.ts';
import { columnsOf } from './redemption-columns.tsx';
import { RedemptionDetail } from './redemption-detail.tsx';
import { useRedemption, useRedemptions, VIEWS, type Redemption } from './use-redemptions.ts';

const FILTERS = ['state', 'q'] as const;

const OpenRedemption = ({ drawer, rows }: { drawer: Drawer; rows: Rows<Redemption> }) => {
  const t = useTexts();
  const row = rows.rows.find(({ id }) => id === drawer.openId);
  const { data, isPending, error } = useRedemption(drawer.openId, row);
  if (drawer.openId === undefined) return null;
  const shown = row ?? data;
  if (shown !== undefined)
    return <RedemptionDetail key={shown.id} redemption={shown} onClose={drawer.close} />;
  const gone = error === null || error instanceof CallError ? t('redemptions.gone') : explain(error);
  return <AbsentRow id={drawer.openId} loading={isPending} gone={gone} onClose={drawer.close} />;
};

const Views = ({ state, onChoose }: { state: string; onChoose: (state: string) => void }) => {
  const t = useTexts();
  const queues = useQueueCounts()?.redemptions;
  return (
    <ViewTabs
      label={t('redemptions.state')}
      value={state}
      views={VIEWS.map((value) => ({
        value,
        name: t(`redemptions.states.${value === '' ? 'APPLYING' : value}`),
        badge: value === '' && (
          <QueueBadge queues={queues} states={['APPLYING']} lateMs={TARGETS.redemptions} />
        ),
      }))}
      onChoose={onChoose}
    />
  );
};

/** The queue of redemptions, with the drawer of one of them. */
export const RedemptionsPage = () => {
  const t = useTexts();
  useTitle(t('redemptions.title'));
  const filters = useUrlFilters(FILTERS);
  const drawer = useDrawer('/redemptions');
  const rows = useRedemptions(filters.values);
  const language = useLanguage((chosen) => chosen.language);
  const columns = useMemo(() => columnsOf(t, language), [t, language]);
  const { values, set, any, clear } = filters;
  return (
    <ListPage detail={<OpenRedemption drawer={drawer} rows={rows} />}>
      <ListTable
        name="redemptions"
        title={t('redemptions.title')}
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        toRow={drawer.toRow}
        openId={drawer.openId}
        emptyText={t('redemptions.empty')}
        onWiden={any ? clear : undefined}
        views={<Views state={values.state} onChoose={(state) => set('state', state)} />}
        filters={<TextFilter label={t('redemptions.search')} value={values.q} onText={(q) => set('q', q)} />}
      />
    </ListPage>
  );
};
