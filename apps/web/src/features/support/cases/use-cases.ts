import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../../../shared/api.ts';
import { useSession } from '../../../shared/session.ts';

export type CasePage = Reply<'listCases'>;
export type Case = CasePage['list'][number];
export type QuestionType = Exclude<Case['type'], 'chat'>;

/** What becomes of a case is told in the list and in the case. */
export const CASE_LISTS = ['listCases', 'readCase'] as const;

const PAGE_SIZE = 10;

export const useCases = (pageNo: number) => {
  const who = useSession((session) => session.username);
  return useQuery({
    queryKey: ['listCases', who, pageNo],
    queryFn: async ({ signal }) => call('listCases', { query: { pageNo, pageSize: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};

/** A case with what the server has answered. */
export const useCase = (id: string) =>
  useQuery({
    queryKey: ['readCase', id],
    queryFn: async ({ signal }) => call('readCase', { params: { id }, signal }),
    staleTime: 0,
  });
