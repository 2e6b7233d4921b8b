import { useMemo } from 'react';
import { CallError } from '../../../shared/api.ts';
import { AbsentRow } from '../../../shared/detail/absent-row.tsx';
import { ListPage } from '../../../shared/detail/list-page.tsx';
import { useDrawer, type Drawer } from '../../../shared/detail/use-drawer.ts';
import { explain } from '../../../shared/explain.ts';
import { useTexts } from '../../../shared/language.ts';
import { TextFilter } from '../../../shared/table/filters.tsx';
import { ListTable } from '../../../shared/table/list-table.tsx';
import { useUrlFilters } from '../../../shared/table/use-url-filters.ts';
import { ViewTabs } from '../../../shared/table/view-tabs.tsx';
import { useTitle } from '../../../shared/use-title.ts';
import { columnsOf } from './case-columns.tsx';
import { CaseDetail } from './case-detail.tsx';
import { useCases, useCaseThread, VIEWS } from './use-cases.ts';

const FILTERS = ['state', 'q'] as const;

const OpenCase = ({ drawer }: { drawer: Drawer }) => {
  const t = useTexts();
  const { data, isPending, error } = useCaseThread(drawer.openId);
  if (drawer.openId === undefined) return null;
  if (data !== undefined) return <CaseDetail key={data.id} thread={data} onClose={drawer.close} />;
  const gone = error === null || error instanceof CallError ? t('cases.gone') : explain(error);
  return <AbsentRow id={drawer.openId} loading={isPending} gone={gone} onClose={drawer.close} />;
};

/** The queue of cases, with the drawer of one of them. */
export const CasesPage = () => {
  const t = useTexts();
  useTitle(t('cases.title'));
  const { values, set, any, clear } = useUrlFilters(FILTERS);
  const drawer = useDrawer('/cases');
  const rows = useCases(values);
  const columns = useMemo(() => columnsOf(t), [t]);
  return (
    <ListPage detail={<OpenCase drawer={drawer} />}>
      <ListTable
        name="cases"
        title={t('cases.title')}
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        toRow={drawer.toRow}
        openId={drawer.openId}
        emptyText={t('cases.empty')}
        onWiden={any ? clear : undefined}
        views={
          <ViewTabs
            label={t('cases.state')}
            value={values.state}
            views={VIEWS.map((value) => ({
              value,
              name: t(`cases.states.${value === '' ? 'OPEN' : value}`),
            }))}
            onChoose={(state) => set('state', state)}
          />
        }
        filters={<TextFilter label={t('cases.search')} value={values.q} onText={(q) => set('q', q)} />}
      />
    </ListPage>
  );
};
