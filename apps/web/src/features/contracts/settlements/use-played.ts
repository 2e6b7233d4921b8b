import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api.ts';
import { ROOT } from '../use-contracts.ts';

const BETS_A_PAGE = 20;

export const useBranches = (id: string, under: string | undefined) =>
  useQuery({
    queryKey: [ROOT, 'members', id, under],
    queryFn: async ({ signal }) =>
      call('listSettlementMembers', { params: { id }, query: { under }, signal }),
  });

export const useMemberBets = (id: string, account: string, pageNo: number) =>
  useQuery({
    queryKey: [ROOT, 'bets', id, account, pageNo],
    queryFn: async ({ signal }) =>
      call('listSettlementBets', {
        params: { id },
        query: { account, pageNo, pageSize: BETS_A_PAGE },
        signal,
      }),
    placeholderData: (before) => before,
  });
