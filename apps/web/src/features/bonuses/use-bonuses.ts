import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../../shared/api.ts';

export type Bonus = Reply<'listBonuses'>['list'][number];
export type Requirement = Reply<'listRequirements'>['list'][number];

/** What a word of the server may have decided. */
export const OFFERS = ['listOffers'] as const;

/** The lists that a bet, a deposit or a claim changes. */
export const LISTS = ['listBonuses', 'listRequirements', 'listContributingBets', 'listOffers'] as const;

const PAGE_SIZE = 10;

export const useRequirements = () =>
  useQuery({
    queryKey: ['listRequirements'],
    queryFn: async ({ signal }) => call('listRequirements', { signal }),
    staleTime: 0,
  });

export const useBonuses = (pageNo: number) =>
  useQuery({
    queryKey: ['listBonuses', pageNo],
    queryFn: async ({ signal }) => call('listBonuses', { query: { pageNo, pageSize: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The bonus that a posting paid; nothing is asked without one. */
export const useAskedBonus = (posting: string | null) =>
  useQuery({
    queryKey: ['listBonuses', 'asked', posting],
    queryFn: async ({ signal }) =>
      call('listBonuses', { query: { pageSize: 1, posting: posting ?? undefined }, signal }),
    enabled: posting !== null,
  });

/** The bets that filled a requirement. */
export const useFilledBy = (id: string, pageNo: number) =>
  useQuery({
    queryKey: ['listContributingBets', id, pageNo],
    queryFn: async ({ signal }) =>
      call('listContributingBets', { params: { id }, query: { pageNo, pageSize: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
