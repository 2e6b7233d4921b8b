import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../../../shared/api.ts';
import { useLanguage } from '../../../shared/language.ts';
import { pageQueryOf, type AccountFilter } from '../../../shared/records/account-filter.ts';

export type AccountPage = Reply<'listAccountRecord'>;
export type AccountLine = AccountPage['list'][number];
export type ExplainedLine = Reply<'readAccountLine'>['line'];

const PAGE_SIZE = 20;

/** One page of the record; the page before stays while the next is on its way. */
export const useAccountRecord = (filter: AccountFilter) => {
  const language = useLanguage((chosen) => chosen.language);
  const query = { ...pageQueryOf(filter), language, pageSize: PAGE_SIZE };
  return useQuery({
    queryKey: ['listAccountRecord', query],
    queryFn: async ({ signal }) => call('listAccountRecord', { query, signal }),
    placeholderData: keepPreviousData,
    // Money may move at any moment, so a page seen before is asked for again.
    staleTime: 0,
  });
};

/** One movement with everything that belongs to it. */
export const useAccountLine = (id: string, language: string) =>
  useQuery({
    queryKey: ['readAccountLine', id, language],
    queryFn: async ({ signal }) => call('readAccountLine', { params: { id }, query: { language }, signal }),
    staleTime: 0,
  });
