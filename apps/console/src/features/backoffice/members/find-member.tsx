import { useMemo } from 'react';
import { call, type Reply } from '../../../shared/api.ts';
import { formatInstant } from '../../../shared/format.ts';
import { useTexts, wordsFor, type Texts } from '../../../shared/language.ts';
import type { Column } from '../../../shared/table/types.ts';
import { TextFilter } from '../../../shared/table/filters.tsx';
import { ListTable } from '../../../shared/table/list-table.tsx';
import { useRows } from '../../../shared/table/use-rows.ts';
import { useUrlFilters } from '../../../shared/table/use-url-filters.ts';
import { useTitle } from '../../../shared/use-title.ts';

type Hit = Reply<'searchConsole'>['hits'][number];

const columnsOf = (t: Texts): Column<Hit>[] => [
  { id: 'account', head: t('members.account'), cell: ({ title }) => title, text: ({ title }) => title },
  {
    id: 'id',
    head: t('members.id'),
    cell: ({ id }) => <span className="num">{id}</span>,
    text: ({ id }) => id,
  },
  {
    id: 'status',
    head: t('members.status'),
    cell: ({ state }) => wordsFor(t, 'members.statuses', state ?? ''),
    text: ({ state }) => state ?? '',
  },
  {
    id: 'since',
    head: t('members.registeredAt'),
    cell: ({ at }) => (at === null ? '–' : formatInstant(at)),
    text: ({ at }) => (at === null ? '' : formatInstant(at)),
    figures: true,
  },
];

const useFound = (q: string) =>
  useRows<Hit>({
    key: ['search', 'members', q],
    fetch: async (_cursor, signal) => {
      if (q === '') return { rows: [], next: undefined };
      const { hits } = await call('searchConsole', { query: { q }, signal });
      return { rows: hits.filter(({ kind }) => kind === 'member'), next: undefined };
    },
  });

/** Members by id, name, phone or mail address. */
export const FindMember = () => {
  const t = useTexts();
  useTitle(t('members.title'));
  const { values, set } = useUrlFilters(['q']);
  const columns = useMemo(() => columnsOf(t), [t]);
  return (
    <ListTable
      name="members"
      title={t('members.title')}
      columns={columns}
      rows={useFound(values.q)}
      idOf={({ id }) => id}
      toRow={(id) => `/members/${id}`}
      emptyText={t(values.q === '' ? 'members.findHint' : 'members.findNone')}
      filters={<TextFilter label={t('members.find')} value={values.q} onText={(q) => set('q', q)} />}
    />
  );
};
