import { useMemo } from 'react';
import { ListPage } from '../../../shared/detail/list-page.tsx';
import { useDrawer } from '../../../shared/detail/use-drawer.ts';
import { useTexts } from '../../../shared/language.ts';
import { useQueueCounts } from '../../../shared/queue/use-queue-counts.ts';
import { ListTable } from '../../../shared/table/list-table.tsx';
import { TextFilter } from '../../../shared/table/filters.tsx';
import { QueueBadge } from '../../../shared/queue/queue-badge.tsx';
import { TARGETS } from '../../../shared/queue/targets.ts';
import { useUrlFilters } from '../../../shared/table/use-url-filters.ts';
import { ViewTabs } from '../../../shared/table/view-tabs.tsx';
import { useTitle } from '../../../shared/use-title.ts';
import { columnsOf } from './withdrawal-columns.tsx';
import { WithdrawalDetail } from './withdrawal-detail.tsx';
import { isState, isUndecided, useWithdrawals, VIEWS } from './use-withdrawals.ts';

const FILTERS = ['state', 'q', 'least', 'most'] as const;

const Views = ({ state, onChoose }: { state: string; onChoose: (state: string) => void }) => {
  const t = useTexts();
  const queues = useQueueCounts()?.withdrawals;
  return (
    <ViewTabs
      label={t('withdrawals.state')}
      value={isState(state) ? state : 'RISK'}
      views={VIEWS.map((value) => ({
        value,
        name: t(`withdrawals.states.${value}`),
        badge: (
          <QueueBadge
            queues={queues}
            states={[value]}
            {...(isUndecided(value) ? { lateMs: TARGETS.withdrawals } : {})}
          />
        ),
      }))}
      onChoose={(value) => onChoose(value === 'RISK' ? '' : value)}
    />
  );
};

/** The queue of withdrawals, with the drawer of one of them. */
export const WithdrawalsPage = () => {
  const t = useTexts();
  useTitle(t('withdrawals.title'));
  const { values, set, clear, any } = useUrlFilters(FILTERS);
  const drawer = useDrawer('/withdrawals');
  const rows = useWithdrawals(values);
  const columns = useMemo(() => columnsOf(t), [t]);
  return (
    <ListPage
      detail={
        drawer.openId !== undefined && (
          <WithdrawalDetail key={drawer.openId} id={drawer.openId} onClose={drawer.close} />
        )
      }
    >
      <ListTable
        name="withdrawals"
        title={t('withdrawals.title')}
        columns={columns}
        rows={rows}
        idOf={({ withdrawal }) => withdrawal.id}
        toRow={drawer.toRow}
        openId={drawer.openId}
        emptyText={t('withdrawals.empty')}
        onWiden={any ? clear : undefined}
        views={<Views state={values.state} onChoose={(state) => set('state', state)} />}
        filters={
          <>
            <TextFilter label={t('withdrawals.search')} value={values.q} onText={(q) => set('q', q)} />
            <TextFilter
              figures
              label={t('withdrawals.least')}
              value={values.least}
              onText={(least) => set('least', least)}
            />
            <TextFilter
              figures
              label={t('withdrawals.most')}
              value={values.most}
              onText={(most) => set('most', most)}
            />
          </>
        }
      />
    </ListPage>
  );
};
