import { Money } from '@hintha/ui';
import { useMemo } from 'react';
import { call, type Reply } from '../../../../shared/api.ts';
import { formatInstant } from '../../../../shared/format.ts';
import { useTexts, wordsFor, type Texts } from '../../../../shared/language.ts';
import type { Column } from '../../../../shared/table/types.ts';
import { ChoiceFilter } from '../../../../shared/table/filters.tsx';
import { ListTable } from '../../../../shared/table/list-table.tsx';
import { useUrlFilters } from '../../../../shared/table/use-url-filters.ts';
import { PAGE, useMemberRows } from '../use-member.ts';

type Posting = Reply<'listMemberPostings'>['postings'][number];

const columnsOf = (t: Texts): Column<Posting>[] => [
  {
    id: 'at',
    head: t('members.at'),
    cell: ({ at }) => <time className="num">{formatInstant(at)}</time>,
    text: ({ at }) => formatInstant(at),
  },
  {
    id: 'kind',
    head: t('members.kind'),
    cell: ({ kind }) => wordsFor(t, 'members.postings', kind),
    text: ({ kind }) => kind,
  },
  {
    id: 'amount',
    head: t('members.amount'),
    cell: ({ amount }) => <Money amount={amount} signed />,
    text: ({ amount }) => amount,
    figures: true,
  },
  {
    id: 'after',
    head: t('members.balanceAfter'),
    cell: ({ balanceAfter }) => <Money amount={balanceAfter} />,
    text: ({ balanceAfter }) => balanceAfter,
    figures: true,
  },
  { id: 'source', head: t('members.source'), cell: ({ source }) => source, text: ({ source }) => source },
  {
    id: 'reference',
    head: t('members.reference'),
    cell: ({ reference }) => <span className="mono">{reference}</span>,
    text: ({ reference }) => reference,
  },
  {
    id: 'id',
    head: t('members.posting'),
    cell: (posting) => <span className="mono">{posting.id}</span>,
    text: (posting) => posting.id,
  },
];

/** Every movement of the wallet. */
export const MoneyTab = ({ id }: { id: string }) => {
  const t = useTexts();
  const { values, set, clear } = useUrlFilters(['bets']);
  const bets = values.bets === 'hidden' ? 'hidden' : 'shown';
  const columns = useMemo(() => columnsOf(t), [t]);
  const rows = useMemberRows<Posting>({
    id,
    list: ['money', bets],
    fetch: async (before, signal) => {
      const query = { bets, before, limit: PAGE } as const;
      const { postings, next } = await call('listMemberPostings', { params: { id }, query, signal });
      return { rows: postings, next: next ?? undefined };
    },
  });
  return (
    <ListTable
      inner
      name="member-money"
      title={t('members.tabs.money')}
      columns={columns}
      rows={rows}
      idOf={(posting) => posting.id}
      emptyText={t('members.nothing')}
      onWiden={bets === 'hidden' ? clear : undefined}
      filters={
        <ChoiceFilter
          label={t('members.show')}
          value={values.bets}
          options={[{ value: 'hidden', name: t('members.withoutBets') }]}
          onChoose={(value) => set('bets', value)}
        />
      }
    />
  );
};
