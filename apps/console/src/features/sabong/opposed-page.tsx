import { useMemo } from 'react';
import { call, type Reply } from '../../shared/api.ts';
import { MemberLink } from '../../shared/detail/member-link.tsx';
import { formatInstant } from '../../shared/format.ts';
import { useTexts, type Texts } from '../../shared/language.ts';
import { ListTable } from '../../shared/table/list-table.tsx';
import type { Column } from '../../shared/table/types.ts';
import { useRows } from '../../shared/table/use-rows.ts';
import { useUrlFilters } from '../../shared/table/use-url-filters.ts';
import { ViewTabs } from '../../shared/table/view-tabs.tsx';
import { useTitle } from '../../shared/use-title.ts';

type Opposed = Reply<'listOpposedAccounts'>['list'][number];

const PAGE = 50;
const EVERY_MS = 60_000;

const useOpposed = (view: string) =>
  useRows<Opposed>({
    key: ['opposed', view],
    everyMs: EVERY_MS,
    fetch: async (cursor, signal) => {
      const pageNo = Number(cursor ?? 1);
      const { list, totalPages } = await call('listOpposedAccounts', {
        query: { flaggedOnly: String(view !== 'all'), pageNo, pageSize: PAGE },
        signal,
      });
      return { rows: list, next: pageNo < totalPages ? String(pageNo + 1) : undefined };
    },
  });

const idOf = ({ day, accounts }: Opposed): string => `${day}/${accounts.map(({ id }) => id).join('/')}`;

const columnsOf = (t: Texts): Column<Opposed>[] => [
  { id: 'day', head: t('opposed.day'), cell: ({ day }) => day, text: ({ day }) => day },
  {
    id: 'accounts',
    head: t('opposed.accounts'),
    cell: ({ accounts }) =>
      accounts.map(({ id, name }) => (
        <span key={id}>
          <MemberLink id={id} name={name} />{' '}
        </span>
      )),
    text: ({ accounts }) => accounts.map(({ name }) => name).join(' '),
  },
  {
    id: 'fights',
    head: t('opposed.fights'),
    cell: ({ fights }) => fights,
    text: ({ fights }) => String(fights),
    figures: true,
  },
  {
    id: 'flagged',
    head: t('opposed.flagged'),
    cell: ({ flaggedAt }) => (flaggedAt === null ? '–' : formatInstant(flaggedAt)),
    text: ({ flaggedAt }) => (flaggedAt === null ? '' : formatInstant(flaggedAt)),
    figures: true,
  },
];

const FILTERS = ['view'] as const;
const VIEWS = ['', 'all'] as const;

/** Linked accounts that bet against each other, day by day. */
export const OpposedPage = () => {
  const t = useTexts();
  useTitle(t('opposed.title'));
  const { values, set } = useUrlFilters(FILTERS);
  const rows = useOpposed(values.view);
  const columns = useMemo(() => columnsOf(t), [t]);
  return (
    <ListTable
      name="opposed"
      title={t('opposed.title')}
      columns={columns}
      rows={rows}
      idOf={idOf}
      emptyText={t('opposed.empty')}
      urgent={({ flaggedAt }) => flaggedAt !== null}
      views={
        <ViewTabs
          label={t('opposed.view')}
          value={values.view}
          views={VIEWS.map((value) => ({
            value,
            name: t(`opposed.views.${value === '' ? 'flagged' : value}`),
          }))}
          onChoose={(view) => set('view', view)}
        />
      }
    />
  );
};
