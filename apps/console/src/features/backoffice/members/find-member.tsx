import { useMemo } from 'react';
import { useTexts } from '../../../shared/language.ts';
import { TextFilter } from '../../../shared/table/filters.tsx';
import { ListTable } from '../../../shared/table/list-table.tsx';
import { useUrlFilters } from '../../../shared/table/use-url-filters.ts';
import { ViewTabs } from '../../../shared/table/view-tabs.tsx';
import { useTitle } from '../../../shared/use-title.ts';
import { columnsOf } from './member-columns.tsx';
import { isSegment, SEGMENTS, useMembers } from './use-members.ts';

const FILTERS = ['segment', 'q'] as const;

/** Members by segments, or by id, name, phone or mail address whatever segment they belong to. */
export const FindMember = () => {
  const t = useTexts();
  useTitle(t('members.title'));
  const { values, set, setAll, clear, any } = useUrlFilters(FILTERS);
  const segment = isSegment(values.segment) ? values.segment : 'all';
  const isSearch = values.q !== '';
  const columns = useMemo(() => columnsOf(t), [t]);
  return (
    <ListTable
      name="members"
      title={t('members.title')}
      columns={columns}
      rows={useMembers(segment, values.q)}
      idOf={({ id }) => id}
      toRow={(id) => `/members/${id}`}
      emptyText={isSearch ? t('members.findNone') : t('memberList.empty')}
      onWiden={any ? clear : undefined}
      views={
        <ViewTabs
          label={t('memberList.segment')}
          value={isSearch ? '' : segment}
          views={SEGMENTS.map((value) => ({ value, name: t(`memberList.segments.${value}`) }))}
          onChoose={(value) => setAll({ q: '', segment: value === 'all' ? '' : value })}
        />
      }
      filters={
        <>
          <TextFilter label={t('members.find')} value={values.q} onText={(q) => set('q', q)} />
          {!isSearch && <span>{t(`memberList.says.${segment}`)}</span>}
        </>
      }
    />
  );
};
