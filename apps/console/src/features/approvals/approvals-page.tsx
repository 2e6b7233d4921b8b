import { useMemo } from 'react';
import { DrawerList } from '../../shared/detail/drawer-list.tsx';
import { formatInstant } from '../../shared/format.ts';
import { useTexts, wordsFor, type Texts } from '../../shared/language.ts';
import type { Column } from '../../shared/table/types.ts';
import { useUrlFilters } from '../../shared/table/use-url-filters.ts';
import { ViewTabs } from '../../shared/table/view-tabs.tsx';
import { useTitle } from '../../shared/use-title.ts';
import { ApprovalDetail } from './approval-detail.tsx';
import { TimeLeft } from '../../shared/spans.tsx';
import { STATES, useApprovals, type Approval } from './use-approvals.ts';

const columnsOf = (t: Texts): Column<Approval>[] => {
  const actionOf = ({ action }: Approval) => wordsFor(t, 'approvals.actions', action);
  return [
    { id: 'action', head: t('approvals.action'), cell: actionOf, text: ({ action }) => action },
    {
      id: 'subject',
      head: t('approvals.subject'),
      cell: ({ subject }) => subject,
      text: ({ subject }) => subject,
    },
    { id: 'maker', head: t('approvals.maker'), cell: ({ maker }) => maker, text: ({ maker }) => maker },
    { id: 'reason', head: t('approvals.reason'), cell: ({ reason }) => reason, text: ({ reason }) => reason },
    {
      id: 'created',
      head: t('approvals.createdAt'),
      cell: ({ createdAt }) => formatInstant(createdAt),
      text: ({ createdAt }) => formatInstant(createdAt),
      figures: true,
    },
    {
      id: 'left',
      head: t('approvals.left'),
      cell: (row) => (row.state === 'open' ? <TimeLeft until={row.expiresAt} /> : '–'),
      figures: true,
    },
    {
      id: 'checker',
      head: t('approvals.checker'),
      cell: ({ checker }) => checker ?? '–',
      text: ({ checker }) => checker ?? '',
    },
    {
      id: 'hash',
      head: t('approvals.hash'),
      cell: ({ payloadHash }) => payloadHash.slice(0, 12),
      text: ({ payloadHash }) => payloadHash,
      hidden: true,
    },
  ];
};

const isState = (text: string): text is Approval['state'] => (STATES as readonly string[]).includes(text);

/** The list of proposals in one state, with the drawer of one of them. */
export const ApprovalsPage = () => {
  const t = useTexts();
  useTitle(t('approvals.title'));
  const { values, set } = useUrlFilters(['state']);
  const state = isState(values.state) ? values.state : 'open';
  const rows = useApprovals(state);
  const columns = useMemo(() => columnsOf(t), [t]);
  return (
    <DrawerList
      name="approvals"
      title={t('approvals.title')}
      columns={columns}
      rows={rows}
      idOf={({ id }) => id}
      path="/approvals"
      gone={t('approvals.gone')}
      renderDetail={(row, close) => <ApprovalDetail key={row.id} approval={row} onClose={close} />}
      emptyText={t('approvals.empty')}
      views={
        <ViewTabs
          label={t('approvals.view')}
          value={state}
          views={STATES.map((value) => ({ value, name: t(`approvals.states.${value}`) }))}
          onChoose={(value) => set('state', value === 'open' ? '' : value)}
        />
      }
    />
  );
};
